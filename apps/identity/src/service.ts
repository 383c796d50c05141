import { defineService } from '@setpoint/service-kit';
import { grantSupport } from './application/grant-support-command.js';
import { identityConfig } from './config.js';
import { IdentityModule } from './identity.module.js';
import { entities } from './persistence/entities.js';
import { personalData } from './persistence/personal-data.js';
import { migrations } from './persistence/migrations/index.js';

export const identityService = defineService({
  name: 'identity',
  root: new URL('../', import.meta.url),
  module: IdentityModule,
  config: identityConfig,
  entities,
  migrations,
  personalData,
  commands: { 'grant-support': grantSupport },
});
