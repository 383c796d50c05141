import { Args, Query, Resolver } from '@nestjs/graphql';
import { Geocoder } from '../application/ports/geocoder.js';
import { isOnEarth } from '../domain/geography.js';

@Resolver()
export class PlacesResolver {
  constructor(private readonly geocoder: Geocoder) {}

  @Query('searchPlaces')
  searchPlaces(@Args('text') text: string, @Args('language') language: string | null | undefined) {
    return this.geocoder.search(text, language ?? null);
  }

  @Query('placeAt')
  placeAt(@Args('lat') lat: number, @Args('lng') lng: number) {
    return isOnEarth({ lat, lng }) ? this.geocoder.nearest(lat, lng, null) : null;
  }

  @Query('defaultPlace')
  defaultPlace(@Args('language') language: string, @Args('country') country: string | null | undefined) {
    return this.geocoder.defaultPlace(language, country ?? null);
  }
}
