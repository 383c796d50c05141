import { UploadEntity } from '@setpoint/uploads/service';
import type { EntitySchema } from 'typeorm';
import { GuestEntity } from './guest-entities.js';
import { playEntities } from './play-entities.js';
import { projectionEntities } from './projection-entities.js';
import { registrationEntities } from './registration-entities.js';
import { TournamentEntity } from './tournament-entities.js';

export const entities: EntitySchema[] = [
  TournamentEntity,
  UploadEntity,
  GuestEntity,
  ...registrationEntities,
  ...projectionEntities,
  ...playEntities,
];
