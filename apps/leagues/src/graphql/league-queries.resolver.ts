import { Args, Query, Resolver } from '@nestjs/graphql';
import { toConnection, type Identity } from '@setpoint/kernel';
import { whyNotTeammates } from '@setpoint/league';
import { Loaders, signedIn, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { unknownPlayer } from '../application/check-enrolment.js';
import { Drafts } from '../application/ports/drafts.js';
import { LeagueReads } from '../application/ports/league-reads.js';
import type {
  QueryCheckSubscriptionArgs,
  QueryLeagueArgs,
  QueryLeaguesArgs,
  QueryLeaguesForMeArgs,
  QueryLeaguesOfArgs,
  QuerySubscriptionDraftArgs,
  QuerySupportLeaguesArgs,
  QueryTeammateCandidatesArgs,
} from './generated/schema.js';
import { isId, knownTo, reference, toUserId } from './ids.js';
import { toCriteria, toPage, toSupportCriteria } from './inputs.js';
import type { LeagueView } from './league-view.js';
import { openingDayIn } from './opening-day.js';
import { ReadLeagues } from './read-leagues.js';

/** Among the nearest so many those are looked for in which a player could enrol. */
const LOOKED_AT = 40;
const MOST_FOR_ME = 10;

@Resolver()
export class LeagueQueriesResolver {
  constructor(
    private readonly read: ReadLeagues,
    private readonly reads: LeagueReads,
    private readonly drafts: Drafts,
  ) {}

  @Query('league')
  league(@Args() { id }: QueryLeagueArgs, @Loaders() loaders: LoaderRegistry) {
    return this.read.one(id, loaders);
  }

  @Query('leagues')
  async leagues(@Args() { filter, ...page }: QueryLeaguesArgs) {
    const order = filter?.near ? 'NEAREST' : 'NAME';
    return toConnection(await this.reads.page(toCriteria(filter), order, toPage(page)));
  }

  @Query('leaguesForMe')
  async leaguesForMe(
    @Args() { first }: QueryLeaguesForMeArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const me = signedIn(viewer);
    const wanted = Math.min(MOST_FOR_ME, Math.max(1, first ?? 3));
    const found: LeagueView[] = [];
    for (const league of await this.reads.nearTo(me, LOOKED_AT)) {
      const refusal = await this.read.refusal(league, me, { partnerId: null, reserveId: null }, loaders);
      if (refusal === null || refusal.code === 'TEAMMATE_REQUIRED') found.push(league);
      if (found.length === wanted) break;
    }
    return found;
  }

  @Query('leaguesOf')
  leaguesOf(@Args() { playerId }: QueryLeaguesOfArgs) {
    return this.reads.withPlayer(knownTo(playerId));
  }

  @Query('mySubscriptions')
  mySubscriptions(@Viewer() viewer: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.read.subscriptionsWith(signedIn(viewer), loaders);
  }

  @Query('subscriptionDraft')
  async subscriptionDraft(@Args() { leagueId }: QuerySubscriptionDraftArgs, @Viewer() viewer: Identity) {
    const draft = await this.drafts.of(signedIn(viewer), knownTo(leagueId));
    return draft && { ...draft, typePayment: 'SUBSCRIPTION' as const };
  }

  @Query('checkSubscription')
  async checkSubscription(
    @Args() { input }: QueryCheckSubscriptionArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const me = signedIn(viewer);
    const league = await this.read.one(input.leagueId, loaders);
    if (!league) return { success: false, errorCode: 'LEAGUE_NOT_FOUND' as const, enrolmentOpensOn: null };
    const team = { partnerId: toUserId(input.partnerId), reserveId: toUserId(input.reserveId) };
    const refusal = await this.read.refusal(league, me, team, loaders);
    const enrolmentOpensOn = refusal && openingDayIn(refusal);
    return { success: refusal === null, errorCode: refusal?.code ?? null, enrolmentOpensOn };
  }

  @Query('teammateCandidates')
  async teammateCandidates(
    @Args() { leagueId, text }: QueryTeammateCandidatesArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const me = signedIn(viewer);
    const league = isId(leagueId) ? await this.read.one(leagueId, loaders) : null;
    if (!league) return [];
    const player = (await this.reads.players(league, [me], null)).get(me) ?? unknownPlayer(me);
    const followed = await this.reads.followed(league, me, text?.trim() ?? '');
    const candidates = followed.map((each) => ({
      user: reference(each.id)!,
      refusal: whyNotTeammates([each, null], player, league),
    }));
    return [
      ...candidates.filter(({ refusal }) => refusal === null),
      ...candidates.filter(({ refusal }) => refusal !== null),
    ];
  }

  @Query('supportLeagues')
  async supportLeagues(@Args() { filter, ...page }: QuerySupportLeaguesArgs) {
    return toConnection(await this.reads.page(toSupportCriteria(filter), 'LATEST', toPage(page, 50)));
  }
}
