import { Args, Query, Resolver } from '@nestjs/graphql';
import { Geocoder } from '../application/ports/geocoder.js';
import { isOnEarth } from '../domain/geography.js';
import type {
  QueryDefaultPlaceArgs,
  QueryPlaceAtArgs,
  QuerySearchPlacesArgs,
  ResolversTypes,
} from './generated/schema.js';

@Resolver()
export class PlacesResolver {
  constructor(private readonly geocoder: Geocoder) {}

  @Query('searchPlaces')
  searchPlaces(@Args() { text, language }: QuerySearchPlacesArgs): Promise<readonly ResolversTypes['Place'][]> {
    return this.geocoder.search(text, language ?? null);
  }

  @Query('placeAt')
  async placeAt(@Args() { lat, lng }: QueryPlaceAtArgs): Promise<ResolversTypes['Place'] | null> {
    return isOnEarth({ lat, lng }) ? this.geocoder.nearest(lat, lng, null) : null;
  }

  @Query('defaultPlace')
  defaultPlace(@Args() { language, country }: QueryDefaultPlaceArgs): Promise<ResolversTypes['Place']> {
    return this.geocoder.defaultPlace(language, country ?? null);
  }
}
