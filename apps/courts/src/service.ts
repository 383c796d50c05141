import { defineService } from '@setpoint/service-kit';
import { CourtsModule } from './courts.module.js';

export const courtsService = defineService({
  name: 'courts',
  root: new URL('../', import.meta.url),
  module: CourtsModule,
});
