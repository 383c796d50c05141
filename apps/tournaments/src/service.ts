import { defineService } from '@setpoint/service-kit';
import type { UserId } from '@setpoint/kernel';
import { tournamentsConfig } from './config.js';
import type { Award } from './domain/play/award.js';
import { TournamentsModule } from './tournaments.module.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

export const tournamentsService = defineService({
  name: 'tournaments',
  root: new URL('../', import.meta.url),
  module: TournamentsModule,
  entities,
  migrations,
  personalData,
  config: tournamentsConfig,
  objectRules: {
    TournamentAward: { SELF: ({ playerId }: Award, caller: { readonly userId: UserId }) => playerId === caller.userId },
  },
});
