import { Module } from '@nestjs/common';
import { AddCourts } from './application/add-courts.js';
import { Courts } from './application/ports/courts.js';
import { Favourites } from './application/ports/favourites.js';
import { SearchCourts } from './application/search-courts.js';
import { SetFavouriteCourt } from './application/set-favourite-court.js';
import { CourtResolver } from './graphql/court.resolver.js';
import { CourtsResolver } from './graphql/courts.resolver.js';
import { FavouritesResolver } from './graphql/favourites.resolver.js';
import { PostgresCourts } from './persistence/postgres-courts.js';
import { PostgresFavourites } from './persistence/postgres-favourites.js';
import { CourtSnapshot } from './persistence/snapshots/court-snapshot.js';
import { FavouriteSnapshot } from './persistence/snapshots/favourite-snapshot.js';

@Module({
  providers: [
    AddCourts,
    SearchCourts,
    SetFavouriteCourt,
    CourtResolver,
    CourtsResolver,
    FavouritesResolver,
    CourtSnapshot,
    FavouriteSnapshot,
    { provide: Courts, useClass: PostgresCourts },
    { provide: Favourites, useClass: PostgresFavourites },
  ],
})
export class CourtsModule {}
