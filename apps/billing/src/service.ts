import { defineService } from '@setpoint/service-kit';
import { BillingModule } from './billing.module.js';
import { billingConfig } from './config.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

export const billingService = defineService({
  name: 'billing',
  root: new URL('../', import.meta.url),
  module: BillingModule,
  config: billingConfig,
  entities,
  migrations,
  personalData,
});
