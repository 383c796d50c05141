import { defineService } from '@setpoint/service-kit';
import { ChatModule } from './chat.module.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

export const chatService = defineService({
  name: 'chat',
  root: new URL('../', import.meta.url),
  module: ChatModule,
  entities,
  migrations,
  personalData,
});
