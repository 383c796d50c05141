import { Args, Parent, Query, ResolveReference, Resolver } from '@nestjs/graphql';
import { isSupport, type Identity } from '@setpoint/kernel';
import { LoaderRegistry, Loaders, signedIn, Viewer } from '@setpoint/service-kit';
import { SuggestTournaments } from '../application/suggest-tournaments.js';
import { TournamentLists } from '../application/ports/tournament-lists.js';
import type {
  QuerySupportTournamentsArgs,
  QueryTournamentArgs,
  QueryTournamentsArgs,
  QueryTournamentsForMeArgs,
  QueryTournamentsOfArgs,
} from './generated/schema.js';
import { toTournamentId, toUserId } from './ids.js';
import { toPage, toQuery, toSupportQuery } from './inputs.js';
import { connectionOf, ReadTournaments, type TournamentConnectionSource } from './read-tournaments.js';
import { tournamentSource, type TournamentSource } from './tournament-source.js';

@Resolver('Tournament')
export class TournamentQueriesResolver {
  constructor(
    private readonly read: ReadTournaments,
    private readonly lists: TournamentLists,
    private readonly suggest: SuggestTournaments,
  ) {}

  @Query('tournament')
  tournament(
    @Args() { id }: QueryTournamentArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<TournamentSource | null> {
    return this.read.one(toTournamentId(id), viewer, loaders);
  }

  @ResolveReference()
  reference(
    @Parent() { id }: { readonly id: string },
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<TournamentSource | null> {
    return this.read.one(toTournamentId(id), viewer, loaders);
  }

  @Query('tournaments')
  async tournaments(@Args() args: QueryTournamentsArgs): Promise<TournamentConnectionSource> {
    return connectionOf(await this.lists.page(toQuery(args)));
  }

  @Query('tournamentsForMe')
  async forMe(
    @Args() { first }: QueryTournamentsForMeArgs,
    @Viewer() viewer: Identity,
  ): Promise<readonly TournamentSource[]> {
    const listed = await this.suggest.for(signedIn(viewer), toPage({ first }, 3).first);
    return listed.map(({ tournament, distanceKm }) => tournamentSource(tournament, distanceKm));
  }

  @Query('tournamentsOf')
  async ofPlayer(
    @Args() { playerId, ...page }: QueryTournamentsOfArgs,
    @Viewer() viewer: Identity,
  ): Promise<TournamentConnectionSource> {
    const who = viewer.kind === 'user' ? viewer.userId : null;
    return connectionOf(await this.lists.ofPlayer(toUserId(playerId), who, isSupport(viewer), toPage(page)));
  }

  @Query('supportTournaments')
  async forSupport(@Args() args: QuerySupportTournamentsArgs): Promise<TournamentConnectionSource> {
    return connectionOf(await this.lists.forSupport(toSupportQuery(args)));
  }
}
