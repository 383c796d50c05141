import { defineService } from '@setpoint/service-kit';
import { identityConfig } from './config.js';
import { IdentityModule } from './identity.module.js';

export const identityService = defineService({
  name: 'identity',
  root: new URL('../', import.meta.url),
  module: IdentityModule,
  config: identityConfig,
});
