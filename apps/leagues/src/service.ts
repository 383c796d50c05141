import type { UserId } from '@setpoint/kernel';
import { defineService } from '@setpoint/service-kit';
import type { Award } from './application/ports/play-reads.js';
import { LeaguesModule } from './leagues.module.js';
import { entities } from './persistence/entities.js';
import { migrations } from './persistence/migrations/index.js';
import { personalData } from './persistence/personal-data.js';

export const leaguesService = defineService({
  name: 'leagues',
  root: new URL('../', import.meta.url),
  module: LeaguesModule,
  entities,
  migrations,
  personalData,
  objectRules: {
    LeagueAward: {
      SELF: ({ playerId }: Award, caller: { readonly userId: UserId }) => playerId === caller.userId,
    },
  },
});
