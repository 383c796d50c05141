import { defineService } from '@setpoint/service-kit';
import { notificationsConfig } from './config.js';
import { NotificationsModule } from './notifications.module.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

export const notificationsService = defineService({
  name: 'notifications',
  root: new URL('../', import.meta.url),
  module: NotificationsModule,
  config: notificationsConfig,
  entities,
  migrations,
  personalData,
});
