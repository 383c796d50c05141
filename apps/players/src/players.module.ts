import { Module } from '@nestjs/common';
import { ChangeOwnProfile } from './application/change-own-profile.js';
import { FindPlayers } from './application/find-players.js';
import { FollowByInvitation } from './application/follow-by-invitation.js';
import { OwnProfile } from './application/own-profile.js';
import { Circles } from './application/ports/circles.js';
import { Geocoder } from './application/ports/geocoder.js';
import { PlayerSearch } from './application/ports/player-search.js';
import { Players } from './application/ports/players.js';
import { ProfileReads } from './application/ports/profile-reads.js';
import { Relations } from './application/ports/relations.js';
import { StatisticsOfPlayers } from './application/ports/statistics.js';
import { RelateToPlayer } from './application/relate-to-player.js';
import { SaveAbsence } from './application/save-absence.js';
import { SaveAvailability } from './application/save-availability.js';
import { SaveProfile } from './application/save-profile.js';
import { SaveSports } from './application/save-sports.js';
import { UpdateUser } from './application/update-user.js';
import { OnAccountRegistered } from './events/on-account-registered.js';
import { OnAccountVerified } from './events/on-account-verified.js';
import { OnResultConfirmed } from './events/on-result-confirmed.js';
import { OnSignedIn } from './events/on-signed-in.js';
import { OfflineGeocoder } from './geocoding/offline-geocoder.js';
import { PlacesResolver } from './graphql/places.resolver.js';
import { PlayersResolver } from './graphql/players.resolver.js';
import { ProfileResolver } from './graphql/profile.resolver.js';
import { RelationsResolver } from './graphql/relations.resolver.js';
import { UserResolver } from './graphql/user.resolver.js';
import { StoredCircles } from './persistence/stored-circles.js';
import { StoredPlayers } from './persistence/stored-players.js';
import { StoredProfileReads } from './persistence/stored-profile-reads.js';
import { StoredRelations } from './persistence/stored-relations.js';
import { StoredSearch } from './persistence/stored-search.js';
import { StoredStatistics } from './persistence/stored-statistics.js';

const useCases = [
  ChangeOwnProfile,
  FindPlayers,
  FollowByInvitation,
  OwnProfile,
  RelateToPlayer,
  SaveAbsence,
  SaveAvailability,
  SaveProfile,
  SaveSports,
  UpdateUser,
];
const resolvers = [PlacesResolver, PlayersResolver, ProfileResolver, RelationsResolver, UserResolver];
const handlers = [OnAccountRegistered, OnAccountVerified, OnResultConfirmed, OnSignedIn];

@Module({
  providers: [
    ...useCases,
    ...resolvers,
    ...handlers,
    { provide: Players, useClass: StoredPlayers },
    { provide: ProfileReads, useClass: StoredProfileReads },
    { provide: Relations, useClass: StoredRelations },
    { provide: Circles, useClass: StoredCircles },
    { provide: PlayerSearch, useClass: StoredSearch },
    { provide: StatisticsOfPlayers, useClass: StoredStatistics },
    { provide: Geocoder, useClass: OfflineGeocoder },
  ],
})
export class PlayersModule {}
