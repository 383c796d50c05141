import { Parent, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { courtId, type Identity } from '@setpoint/kernel';
import { Loaders, Viewer, type LoaderRegistry } from '@setpoint/service-kit';
import { Courts, Favourites } from '../application/courts.js';
import { slugOf, type CourtCard } from '../domain/court.js';
import { courtCards, courtFields, myFavourites } from './court-loaders.js';

@Resolver('Court')
export class CourtResolver {
  constructor(
    private readonly courts: Courts,
    private readonly favourites: Favourites,
  ) {}

  @ResolveReference()
  reference(@Parent() reference: { readonly id: string }, @Loaders() loaders: LoaderRegistry) {
    return courtCards(loaders, this.courts).load(courtId(reference.id));
  }

  @ResolveField('slug')
  slug(@Parent() court: CourtCard) {
    return slugOf(court);
  }

  @ResolveField('fields')
  fields(@Parent() court: CourtCard, @Loaders() loaders: LoaderRegistry) {
    return courtFields(loaders, this.courts).load(court.id);
  }

  @ResolveField('isMyFavourite')
  isMyFavourite(@Parent() court: CourtCard, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    return who.kind === 'user' && myFavourites(loaders, this.favourites, who.userId).load(court.id);
  }
}
