import type { EntitySchema } from 'typeorm';
import { leagueEntities } from './league-entities.js';
import { playEntities } from './play-entities.js';
import { projectionEntities } from './projection-entities.js';
import { subscriptionEntities } from './subscription-entities.js';

export const entities: EntitySchema[] = [
  ...leagueEntities,
  ...subscriptionEntities,
  ...projectionEntities,
  ...playEntities,
];
