import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, matchId, refuse, type Identity, type UserId } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ChangeMatch } from '../application/change-match.js';
import { ProposeTimes } from '../application/propose-times.js';
import type { MatchCommand } from '../domain/commands.js';
import { isUnagreed } from '../domain/competition/proposals.js';
import { sideOf } from '../domain/match.js';
import { passTime } from '../domain/pass-time.js';
import { toProposal } from './find-times.resolver.js';
import type { MatchSource } from './match-source.js';
import type {
  MatchIdInput,
  MutationAbandonCompetitionMatchArgs,
  MutationExtendPlayPeriodArgs,
  ResolversTypes,
} from './generated/schema.js';
import { isId } from './inputs.js';
import { done, refused } from './payloads.js';
import { ReadMatches } from './read-matches.js';

/** Competition matches: proposed times and the players' actions (BYD-10, REP-03, REP-04). */
@Resolver('Match')
export class CompetitionResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly change: ChangeMatch,
    private readonly propose: ProposeTimes,
    private readonly clock: Clock,
  ) {}

  @ResolveField('proposedTimes')
  async proposedTimes(
    @Parent() { match: stored }: MatchSource,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['ProposedTimes'] | null> {
    const now = this.clock.now();
    const { match } = passTime(stored, now);
    if (viewer.kind !== 'user' || sideOf(match, viewer.userId) === null || !isUnagreed(match, now)) return null;
    const { times, lacking } = await this.propose.for(match, now);
    return { times: times.map(toProposal), lacking };
  }

  @Mutation('extendPlayPeriod')
  extendPlayPeriod(
    @Args() { input }: MutationExtendPlayPeriodArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['ExtendPlayPeriodPayload']> {
    const { extension } = input;
    return this.run(input, caller, loaders, (who) => ({ type: 'EXTEND_PLAY_PERIOD', who, extension }));
  }

  @Mutation('abandonCompetitionMatch')
  abandonCompetitionMatch(
    @Args() { input }: MutationAbandonCompetitionMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['AbandonCompetitionMatchPayload']> {
    return this.run(input, caller, loaders, (who) => ({ type: 'ABANDON', who }));
  }

  /** A refusal includes the current match, so that the page can refresh. */
  private async run(
    input: MatchIdInput,
    caller: Identity,
    loaders: LoaderRegistry,
    command: (who: UserId) => MatchCommand,
  ) {
    const who = signedIn(caller);
    if (!isId(input.matchId)) return refused(refuse('MATCH_NOT_FOUND'), { match: null });
    const outcome = await this.change.execute(matchId(input.matchId), command(who));
    if (!outcome.ok && outcome.code === 'TOO_MANY_REQUESTS') return refused(outcome, { match: null });
    loaders.clear();
    const match = await this.read.one(input.matchId, caller, loaders);
    return outcome.ok ? done({ match }) : refused(outcome, { match });
  }
}
