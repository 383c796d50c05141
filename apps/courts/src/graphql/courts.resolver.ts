import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { courtId, toConnection, type Identity } from '@setpoint/kernel';
import { failed, Loaders, signedIn, succeed, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Courts, type CourtOrder } from '../application/courts.js';
import { SearchCourts, type CourtsQuery } from '../application/search-courts.js';
import { SetFavouriteCourt } from '../application/set-favourite-court.js';
import { courtCards } from './court-loaders.js';

interface CourtsFilter extends Omit<CourtsQuery, 'favouriteOf'> {
  readonly favourites?: boolean | null;
}

@Resolver()
export class CourtsResolver {
  constructor(
    private readonly courts: Courts,
    private readonly search: SearchCourts,
    private readonly setFavourite: SetFavouriteCourt,
  ) {}

  @Query('court')
  court(@Args('id') id: string, @Loaders() loaders: LoaderRegistry) {
    return courtCards(loaders, this.courts).load(courtId(id));
  }

  @Query('courts')
  async list(
    @Args('filter') filter: CourtsFilter | null | undefined,
    @Args('orderBy') orderBy: CourtOrder | null | undefined,
    @Args('first') first: number,
    @Args('after') after: string | null | undefined,
    @Viewer() who: Identity,
  ) {
    const { favourites, ...query } = filter ?? {};
    const mine = favourites ? { favouriteOf: signedIn(who) } : {};
    return toConnection(await this.search.execute({ ...query, ...mine }, orderBy ?? 'NAME', { first, after }));
  }

  @Mutation('setFavouriteCourt')
  async setFavouriteCourt(
    @Args('input') input: { readonly courtId: string; readonly favourite: boolean },
    @Viewer() who: Identity,
    @Loaders() loaders: LoaderRegistry,
  ) {
    const outcome = await this.setFavourite.execute(
      { courtId: courtId(input.courtId), favourite: input.favourite },
      signedIn(who),
    );
    if (!outcome.ok) return failed(outcome, { court: null });
    loaders.clear();
    return succeed({ court: await courtCards(loaders, this.courts).load(outcome.value) });
  }
}
