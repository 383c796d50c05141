import { Args, Query, Resolver } from '@nestjs/graphql';
import { userId } from '@setpoint/kernel';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { Courts } from '../application/ports/courts.js';
import { Favourites } from '../application/ports/favourites.js';
import { courtCards } from './court-loaders.js';
import type { QueryFavouriteCourtsOfArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class FavouritesResolver {
  constructor(
    private readonly courts: Courts,
    private readonly favourites: Favourites,
  ) {}

  @Query('favouriteCourtsOf')
  async of(
    @Args() { playerId }: QueryFavouriteCourtsOfArgs,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['Court'][]> {
    const ids = await this.favourites.of(userId(playerId));
    const cards = await Promise.all(ids.map((id) => courtCards(loaders, this.courts).load(id)));
    return cards.filter((card) => card !== null);
  }
}
