import { Args, Query, Resolver } from '@nestjs/graphql';
import { Geocoder } from '../application/ports/geocoder.js';

@Resolver()
export class PlacesResolver {
  constructor(private readonly geocoder: Geocoder) {}

  @Query('searchPlaces')
  searchPlaces(@Args('text') text: string, @Args('language') language: string | null | undefined) {
    return this.geocoder.search(text, language ?? 'en');
  }

  @Query('placeAt')
  placeAt(@Args('lat') lat: number, @Args('lng') lng: number) {
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? this.geocoder.nearest(lat, lng, 'en') : null;
  }

  @Query('defaultPlace')
  defaultPlace(@Args('language') language: string, @Args('country') country: string | null | undefined) {
    return this.geocoder.defaultPlace(language, country ?? null);
  }
}
