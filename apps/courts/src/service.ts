import type { UserId } from '@setpoint/kernel';
import { defineService } from '@setpoint/service-kit';
import { importCentres } from './application/import-centres-command.js';
import { courtsConfig } from './config.js';
import { CourtsModule } from './courts.module.js';
import type { CourtCard } from './domain/court.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

export const courtsService = defineService({
  name: 'courts',
  root: new URL('../', import.meta.url),
  module: CourtsModule,
  entities,
  migrations,
  personalData,
  config: courtsConfig,
  commands: { 'import-centres': importCentres },
  objectRules: {
    Court: { SELF: ({ ownerId }: CourtCard, caller: { readonly userId: UserId }) => ownerId === caller.userId },
  },
});
