import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { courtId, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Courts } from '../application/ports/courts.js';
import { Favourites } from '../application/ports/favourites.js';
import { slugOf, type CourtCard } from '../domain/court.js';
import { courtCards, courtFields, myFavourites } from './court-loaders.js';
import type { ResolversTypes } from './generated/schema.js';

@Resolver('Court')
export class CourtResolver {
  constructor(
    private readonly courts: Courts,
    private readonly favourites: Favourites,
  ) {}

  @ResolveReference()
  reference(
    @Parent() reference: { readonly id: string },
    @Loaders() loaders: LoaderRegistry,
  ): Promise<ResolversTypes['Court'] | null> {
    return courtCards(loaders, this.courts).load(courtId(reference.id));
  }

  @ResolveField('slug')
  slug(@Parent() court: CourtCard): string {
    return slugOf(court);
  }

  @ResolveField('fields')
  fields(
    @Parent() court: CourtCard,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['CourtField'][]> {
    return courtFields(loaders, this.courts).load(court.id);
  }

  @ResolveField('isMine')
  isMine(@Parent() court: CourtCard, @Viewer() viewer: Identity): boolean {
    return viewer.kind === 'user' && viewer.userId === court.ownerId;
  }

  @ResolveField('isMyFavourite')
  isMyFavourite(
    @Parent() court: CourtCard,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): boolean | Promise<boolean> {
    return viewer.kind === 'user' && myFavourites(loaders, this.favourites, viewer.userId).load(court.id);
  }
}
