import { Args, Query, Resolver } from '@nestjs/graphql';
import { Clock, type Identity } from '@setpoint/kernel';
import { Loaders, LoaderRegistry, signedIn, Viewer } from '@setpoint/service-kit';
import { ListWaiting } from '../application/list-waiting.js';
import { lookerOf } from '../application/looker.js';
import { Matches } from '../application/ports.js';
import { toPage, toQuery, type MatchesArgs, type PageArgs } from './inputs.js';
import { matchSource } from './match-source.js';
import { connectionOf, ReadMatches } from './read-matches.js';

@Resolver()
export class MatchQueriesResolver {
  constructor(
    private readonly read: ReadMatches,
    private readonly lists: Matches,
    private readonly listWaiting: ListWaiting,
    private readonly clock: Clock,
  ) {}

  @Query('match')
  match(@Args('id') id: string, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return this.read.one(id, who, loaders);
  }

  @Query('matches')
  async matches(@Args() args: MatchesArgs, @Viewer() who: Identity) {
    return connectionOf(await this.lists.list(toQuery(args), lookerOf(who), this.clock.now()));
  }

  @Query('myMatches')
  async myMatches(
    @Args() args: PageArgs & { readonly when: 'UPCOMING' | 'WAITING' | 'PAST' },
    @Viewer() who: Identity,
  ) {
    return connectionOf(await this.lists.mine(args.when, signedIn(who), toPage(args)));
  }

  @Query('friendsMatches')
  async friendsMatches(@Args() args: PageArgs, @Viewer() who: Identity) {
    return connectionOf(await this.lists.ofFriends(signedIn(who), toPage(args)));
  }

  @Query('waitingForMe')
  async waitingForMe(@Viewer() who: Identity) {
    const items = await this.listWaiting.execute(signedIn(who));
    return items.map(({ kind, until, view }) => ({ kind, until, match: matchSource(view) }));
  }
}
