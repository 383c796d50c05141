import { defineService } from '@setpoint/service-kit';
import { PlayersModule } from './players.module.js';

export const playersService = defineService({
  name: 'players',
  root: new URL('../', import.meta.url),
  module: PlayersModule,
});
