import { Args, Query, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ListWaiting } from '../application/list-waiting.js';
import { viewerOf } from '../application/viewer.js';
import { MatchReads } from '../application/ports/match-reads.js';
import type {
  QueryFriendsMatchesArgs,
  QueryMatchArgs,
  QueryMatchesArgs,
  QueryMyMatchesArgs,
  ResolversTypes,
} from './generated/schema.js';
import { toPage, toQuery } from './inputs.js';
import { matchSource } from './match-source.js';
import { connectionOf, ReadMatches } from './read-matches.js';

@Resolver()
export class MatchQueriesResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly lists: MatchReads,
    private readonly listWaiting: ListWaiting,
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
  ): Promise<ResolversTypes['MatchConnection']> {
    return connectionOf(await this.lists.list(toQuery(args), viewerOf(caller), this.clock.now()));
  }

  @Query('myMatches')
  async myMatches(
    @Args() args: QueryMyMatchesArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['MatchConnection']> {
    return connectionOf(await this.lists.mine(args.when, signedIn(caller), toPage(args)));
  }

  @Query('friendsMatches')
  async friendsMatches(
    @Args() args: QueryFriendsMatchesArgs,
    @Viewer() caller: Identity,
  ): Promise<ResolversTypes['MatchConnection']> {
    return connectionOf(
      await this.lists.ofFriends(signedIn(caller), { ...toPage(args), withoutMine: args.withoutMine ?? false }),
    );
  }

  @Query('waitingForMe')
  async waitingForMe(@Viewer() caller: Identity): Promise<readonly ResolversTypes['WaitingItem'][]> {
    const items = await this.listWaiting.execute(signedIn(caller));
    return items.map(({ kind, until, view }) => ({ kind, until, match: matchSource(view) }));
  }
}
