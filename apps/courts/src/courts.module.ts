import { Module } from '@nestjs/common';
import { AddCourts } from './application/add-courts.js';
import { Courts, Favourites } from './application/courts.js';
import { SearchCourts } from './application/search-courts.js';
import { SetFavouriteCourt } from './application/set-favourite-court.js';
import { CourtResolver } from './graphql/court.resolver.js';
import { CourtsResolver } from './graphql/courts.resolver.js';
import { StoredCourts } from './persistence/stored-courts.js';
import { StoredFavourites } from './persistence/stored-favourites.js';

@Module({
  providers: [
    AddCourts,
    SearchCourts,
    SetFavouriteCourt,
    CourtResolver,
    CourtsResolver,
    { provide: Courts, useClass: StoredCourts },
    { provide: Favourites, useClass: StoredFavourites },
  ],
})
export class CourtsModule {}
