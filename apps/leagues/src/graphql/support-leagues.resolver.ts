import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { refuse, type Identity, type Outcome } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { CreateLeague } from '../application/create-league.js';
import { ExcludeMember } from '../application/exclude-member.js';
import { LeagueReads } from '../application/ports/league-reads.js';
import { RunLeague } from '../application/run-league.js';
import type { League } from '../domain/league.js';
import type {
  MutationAnnounceTermsArgs,
  MutationCancelLeaguePhaseArgs,
  MutationCreateLeagueArgs,
  MutationEditLeagueArgs,
  MutationExcludeLeagueMemberArgs,
  SupportLeagueErrorCode,
} from './generated/schema.js';
import { isId, knownTo } from './ids.js';
import { toDetails, toPrize } from './inputs.js';

/** Actions of support on leagues and phases (ADM-04). */
@Resolver()
export class SupportLeaguesResolver {
  constructor(
    private readonly create: CreateLeague,
    private readonly run: RunLeague,
    private readonly excluding: ExcludeMember,
    private readonly reads: LeagueReads,
  ) {}

  @Mutation('createLeague')
  async createLeague(@Args() { input }: MutationCreateLeagueArgs, @Viewer() viewer: Identity) {
    if (!isId(input.requestId))
      return payload(refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] }));
    return payload(await this.create.execute(signedIn(viewer), input.requestId, toDetails(input.details)));
  }

  @Mutation('editLeague')
  async editLeague(@Args() { input }: MutationEditLeagueArgs, @Viewer() viewer: Identity) {
    const { id, version, name } = input;
    const edit = { version, name, rules: input.rules?.trim() || null, reason: input.reason ?? null };
    const prizes = input.prizes.map(toPrize);
    return payload(await this.run.edit(signedIn(viewer), knownTo(id), { ...edit, prizes }));
  }

  @Mutation('announceTerms')
  async announceTerms(@Args() { input }: MutationAnnounceTermsArgs, @Viewer() viewer: Identity) {
    const terms = { priceCents: input.priceCents, terms: input.terms?.trim() || null };
    return payload(await this.run.announce(signedIn(viewer), knownTo(input.id), terms, input.reason));
  }

  @Mutation('cancelLeaguePhase')
  async cancelLeaguePhase(@Args() { input }: MutationCancelLeaguePhaseArgs, @Viewer() viewer: Identity) {
    const leagueId = await this.reads.leagueOfPhase(knownTo(input.phaseId));
    if (leagueId === null) return payload(refuse('LEAGUE_NOT_FOUND'));
    return payload(await this.run.cancelPhase(signedIn(viewer), leagueId, input.phaseId, input.reason));
  }

  @Mutation('excludeLeagueMember')
  async excludeLeagueMember(@Args() { input }: MutationExcludeLeagueMemberArgs, @Viewer() viewer: Identity) {
    const { memberId, reason } = input;
    const outcome = await this.excluding.execute({ memberId: knownTo(memberId), reason }, signedIn(viewer));
    if (!outcome.ok) return payload(outcome);
    const [league] = await this.reads.of([outcome.value]);
    return succeed({ league: league! });
  }
}

const payload = (outcome: Outcome<League, SupportLeagueErrorCode>) =>
  outcome.ok ? succeed({ league: outcome.value }) : failed(outcome, { league: null });
