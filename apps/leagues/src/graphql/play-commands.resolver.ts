import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Identity, Outcome } from '@setpoint/kernel';
import type { ChallengeCode } from '@setpoint/league';
import { failed, Loaders, LoaderRegistry, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { ChallengeMember } from '../application/challenge-member.js';
import { SupportPlay, type SupportPlayRefusal } from '../application/support-play.js';
import type {
  LeagueErrorCode,
  MutationChallengeMemberArgs,
  MutationDecideLeagueFixtureArgs,
  MutationExtendLeagueFixtureArgs,
  MutationMoveLeagueMemberArgs,
  ResolversTypes,
} from './generated/schema.js';
import { knownTo } from './ids.js';
import { fixtureSource } from './play-source.js';
import { ReadPlay } from './read-play.js';

type SupportPayload = Promise<ResolversTypes['SupportLeaguePayload']>;

/** Commands of players and support on league play. */
@Resolver()
export class PlayCommandsResolver {
  constructor(
    private readonly challenge: ChallengeMember,
    private readonly support: SupportPlay,
    private readonly read: ReadPlay,
  ) {}

  @Mutation('challengeMember')
  async challengeMember(
    @Args() { input }: MutationChallengeMemberArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ChallengePayload']> {
    const { groupId, memberId, sport, numberPlayers, isFriendly } = input;
    const wish = {
      ...(sport == null ? {} : { sport }),
      ...(numberPlayers == null ? {} : { numberPlayers }),
      friendly: isFriendly ?? false,
    };
    const outcome = await this.challenge.execute(knownTo(groupId), knownTo(memberId), signedIn(viewer), wish);
    if (!outcome.ok) {
      const retryAfterSeconds = numberIn(outcome, 'retryAfterSeconds');
      return { success: false, errorCode: codeOf(outcome.code), retryAfterSeconds, fixture: null };
    }
    loaders.clear();
    const group = (await this.read.group(input.groupId, loaders))!;
    return { success: true, errorCode: null, retryAfterSeconds: null, fixture: fixtureSource(outcome.value, group) };
  }

  @Mutation('moveLeagueMember')
  move(
    @Args() { input }: MutationMoveLeagueMemberArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): SupportPayload {
    return this.payload(
      this.support.move(
        { ...input, memberId: knownTo(input.memberId), toGroupId: knownTo(input.toGroupId) },
        signedIn(viewer),
      ),
      loaders,
    );
  }

  @Mutation('extendLeagueFixture')
  extend(
    @Args() { input }: MutationExtendLeagueFixtureArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): SupportPayload {
    return this.payload(
      this.support.extend({ ...input, fixtureId: knownTo(input.fixtureId) }, signedIn(viewer)),
      loaders,
    );
  }

  @Mutation('decideLeagueFixture')
  decide(
    @Args() { input }: MutationDecideLeagueFixtureArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): SupportPayload {
    const { winner, reason } = input;
    const decision = { fixtureId: knownTo(input.fixtureId), winner: winner ?? null, reason };
    return this.payload(this.support.decide(decision, signedIn(viewer)), loaders);
  }

  private async payload(acting: Promise<Outcome<string, SupportPlayRefusal>>, loaders: LoaderRegistry) {
    const outcome = await acting;
    if (!outcome.ok) return failed(outcome, { league: null });
    loaders.clear();
    return succeed({ league: await this.read.league(outcome.value, loaders) });
  }
}

const codeOf = (code: ChallengeCode | 'TOO_MANY_REQUESTS'): LeagueErrorCode =>
  code === 'NON_LEAGUE_MATCH_FORBIDDEN' ? 'NON_LEAGUE_MATCH' : code === 'NOT_IN_PROGRESS' ? 'PHASE_NOT_STARTED' : code;
