import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { courtId, toConnection, type Identity } from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Courts } from '../application/ports/courts.js';
import { SearchCourts } from '../application/search-courts.js';
import { SetFavouriteCourt } from '../application/set-favourite-court.js';
import { courtCards } from './court-loaders.js';
import type {
  MutationSetFavouriteCourtArgs,
  QueryCourtArgs,
  QueryCourtsArgs,
  ResolversTypes,
} from './generated/schema.js';

@Resolver()
export class CourtsResolver {
  constructor(
    private readonly courts: Courts,
    private readonly search: SearchCourts,
    private readonly setFavourite: SetFavouriteCourt,
  ) {}

  @Query('court')
  court(@Args() { id }: QueryCourtArgs, @Loaders() loaders: LoaderRegistry): Promise<ResolversTypes['Court'] | null> {
    return courtCards(loaders, this.courts).load(courtId(id));
  }

  @Query('courts')
  async list(
    @Args() { filter, orderBy, first, after }: QueryCourtsArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['CourtConnection']> {
    const { favourites, ...query } = filter ?? {};
    const mine = favourites ? { favouriteOf: signedIn(viewer) } : {};
    const page = { first: first ?? 20, after: after ?? null };
    const asker = viewer.kind === 'user' ? viewer.userId : null;
    return toConnection(await this.search.execute({ ...query, ...mine }, orderBy ?? 'NAME', page, asker));
  }

  @Query('myCourts')
  myCourts(@Viewer() viewer: Identity): Promise<readonly ResolversTypes['Court'][]> {
    return this.courts.ofOwner(signedIn(viewer));
  }

  @Mutation('setFavouriteCourt')
  async setFavouriteCourt(
    @Args() { input }: MutationSetFavouriteCourtArgs,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['SetFavouriteCourtPayload']> {
    const outcome = await this.setFavourite.execute(
      { courtId: courtId(input.courtId), favourite: input.favourite },
      signedIn(viewer),
    );
    if (!outcome.ok) return failed(outcome, { court: null });
    loaders.clear();
    return succeed({ court: await courtCards(loaders, this.courts).load(outcome.value) });
  }
}
