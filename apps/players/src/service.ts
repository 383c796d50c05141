import { defineService } from '@setpoint/service-kit';
import { UploadEntity } from '@setpoint/uploads/service';
import { playersConfig } from './config.js';
import { entities } from './persistence/entities.js';
import { fairPlayEntities } from './persistence/fair-play-entities.js';
import { levelEntities } from './persistence/level-entities.js';
import { refitEntities } from './persistence/refit-entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';
import { statisticsEntities } from './persistence/statistics-entities.js';
import { CourtSurfaceEntity } from './persistence/surface-entities.js';
import { TournamentGuestEntity } from './persistence/tournament-guest-entities.js';
import { PlayersModule } from './players.module.js';

export const playersService = defineService({
  name: 'players',
  root: new URL('../', import.meta.url),
  module: PlayersModule,
  entities: [
    ...entities,
    ...statisticsEntities,
    ...levelEntities,
    ...refitEntities,
    ...fairPlayEntities,
    CourtSurfaceEntity,
    TournamentGuestEntity,
    UploadEntity,
  ],
  migrations,
  personalData,
  config: playersConfig,
});
