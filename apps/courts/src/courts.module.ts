import { Module } from '@nestjs/common';
import { SETTINGS } from '@setpoint/service-kit';
import { FileStore, openStore } from '@setpoint/uploads';
import { ClearUploads } from '@setpoint/uploads/service';
import { AddCourts } from './application/add-courts.js';
import { ClaimCodes } from './application/claim-codes.js';
import { ClaimCourts } from './application/claim-courts.js';
import { EditCourts } from './application/edit-courts.js';
import { EditPhotos } from './application/edit-photos.js';
import { ActionLog } from './application/ports/action-log.js';
import { Claims } from './application/ports/claims.js';
import { CourtBooks } from './application/ports/court-books.js';
import { Courts } from './application/ports/courts.js';
import { Favourites } from './application/ports/favourites.js';
import { Play } from './application/ports/play.js';
import { Suggestions } from './application/ports/suggestions.js';
import { Uploads } from './application/ports/uploads.js';
import { RecomputeLegends } from './application/recompute-legends.js';
import { SearchCourts } from './application/search-courts.js';
import { SetFavouriteCourt } from './application/set-favourite-court.js';
import { SuggestCourts } from './application/suggest-courts.js';
import { UseOffers } from './application/use-offers.js';
import { OnAccountAccessChanged } from './events/on-account-access-changed.js';
import { OnBookingChanged } from './events/on-booking-changed.js';
import { OnResultConfirmed } from './events/on-result-confirmed.js';
import { ClaimsResolver } from './graphql/claims.resolver.js';
import { CourtOfOwnerResolver } from './graphql/court-of-owner.resolver.js';
import { CourtResolver } from './graphql/court.resolver.js';
import { CourtsResolver } from './graphql/courts.resolver.js';
import { FavouritesResolver } from './graphql/favourites.resolver.js';
import { EditCourtsResolver } from './graphql/edit-courts.resolver.js';
import { CourtActionResolver, LocalLegendResolver, UserResolver } from './graphql/small-types.resolver.js';
import { SuggestionsResolver } from './graphql/suggestions.resolver.js';
import { PostgresActionLog } from './persistence/postgres-action-log.js';
import { PostgresClaims } from './persistence/postgres-claims.js';
import { PostgresCourtBooks } from './persistence/postgres-court-books.js';
import { PostgresCourts } from './persistence/postgres-courts.js';
import { PostgresFavourites } from './persistence/postgres-favourites.js';
import { PostgresPlay } from './persistence/postgres-play.js';
import { PostgresSuggestions } from './persistence/postgres-suggestions.js';
import { PostgresUploads } from './persistence/postgres-uploads.js';
import { CourtSnapshot } from './persistence/snapshots/court-snapshot.js';
import { FavouriteSnapshot } from './persistence/snapshots/favourite-snapshot.js';
import { RecomputeLegendsNightly } from './timers/recompute-legends-nightly.js';

@Module({
  providers: [
    ...[AddCourts, SearchCourts, SetFavouriteCourt, EditCourts, EditPhotos, UseOffers],
    ...[SuggestCourts, ClaimCodes, ClaimCourts, RecomputeLegends],
    ...[CourtResolver, CourtOfOwnerResolver, CourtsResolver, EditCourtsResolver, SuggestionsResolver, ClaimsResolver],
    ...[CourtActionResolver, LocalLegendResolver, UserResolver, FavouritesResolver],
    ...[OnAccountAccessChanged, OnBookingChanged, OnResultConfirmed],
    ...[ClearUploads, RecomputeLegendsNightly],
    ...[CourtSnapshot, FavouriteSnapshot],
    { provide: Courts, useClass: PostgresCourts },
    { provide: CourtBooks, useClass: PostgresCourtBooks },
    { provide: ActionLog, useClass: PostgresActionLog },
    { provide: Favourites, useClass: PostgresFavourites },
    { provide: Suggestions, useClass: PostgresSuggestions },
    { provide: Claims, useClass: PostgresClaims },
    { provide: Uploads, useClass: PostgresUploads },
    { provide: Play, useClass: PostgresPlay },
    { provide: FileStore, useFactory: openStore, inject: [SETTINGS] },
  ],
})
export class CourtsModule {}
