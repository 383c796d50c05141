import { Args, Query, Resolver } from '@nestjs/graphql';
import { Clock, LARGEST_PAGE, pageSize, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { listWaiting, pollsIn } from '../application/list-waiting.js';
import { Matches } from '../application/ports/matches.js';
import { Polls } from '../application/ports/polls.js';
import { viewerOf } from '../application/viewer.js';
import { friendlyAgainAt, UNCOUNTED_FRIENDLY_STATES } from '../domain/create-match.js';
import type {
  QueryFriendsMatchesArgs,
  QueryMatchArgs,
  QueryMatchesArgs,
  QueryMyMatchesArgs,
  QueryWaitingForMeArgs,
  ResolversTypes,
} from './generated/schema.js';
import { toPage, toQuery } from './inputs.js';
import { matchSource } from './match-source.js';
import { connectionOf, ReadMatches } from './read-matches.js';

@Resolver()
export class MatchQueriesResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly polls: Polls,
    private readonly writes: Matches,
    private readonly clock: Clock,
  ) {}

  @Query('match')
  match(
    @Args() { id }: QueryMatchArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Match'] | null> {
    return this.read.one(id, caller, loaders);
  }

  @Query('matches')
  async matches(
    @Args() args: QueryMatchesArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchConnection']> {
    const query = toQuery(args);
    // What one person played and will play, and what one may join, is for people with a session.
    if (query.playerId || query.joinable) signedIn(caller);
    const list = { query, viewer: viewerOf(caller), now: this.clock.now() };
    return connectionOf(await this.read.page({ kind: 'PUBLIC', ...list }, loaders));
  }

  @Query('myMatches')
  async myMatches(
    @Args() args: QueryMyMatchesArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchConnection']> {
    const list = { when: args.when, player: signedIn(caller), page: toPage(args), now: this.clock.now() };
    return connectionOf(await this.read.page({ kind: 'MINE', ...list }, loaders));
  }

  @Query('friendsMatches')
  async friendsMatches(
    @Args() args: QueryFriendsMatchesArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['MatchConnection']> {
    const query = { ...toPage(args), withoutMine: args.withoutMine ?? false };
    return connectionOf(await this.read.page({ kind: 'FRIENDS', player: signedIn(caller), query }, loaders));
  }

  @Query('nextFriendlyAt')
  async nextFriendlyAt(@Viewer() caller: Identity): Promise<Date | null> {
    const who = signedIn(caller);
    const last = await this.writes.transaction((transaction) =>
      transaction.lastFriendlyAt(who, UNCOUNTED_FRIENDLY_STATES),
    );
    return friendlyAgainAt(last, this.clock.now());
  }

  @Query('waitingForMe')
  async waitingForMe(
    @Args() { first }: QueryWaitingForMeArgs,
    @Viewer() caller: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['WaitingItem'][]> {
    const player = signedIn(caller);
    const now = this.clock.now();
    const { items } = await this.read.page({ kind: 'PERHAPS_WAITING', player, now }, loaders);
    const waiting = listWaiting(items, await pollsIn(items, this.polls), player, now).slice(
      0,
      pageSize(first, LARGEST_PAGE),
    );
    return waiting.map(({ kind, until, view }) => ({ kind, until, match: matchSource(view) }));
  }
}
