import { defineService } from '@setpoint/service-kit';
import { CourtsModule } from './courts.module.js';
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
});
