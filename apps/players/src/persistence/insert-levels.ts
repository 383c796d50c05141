import { insertRows } from '@setpoint/service-kit';
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { RatedHistory } from '../domain/levels/rate-history.js';
import type { Pool, RatedMatch } from '../domain/levels/rated-match.js';
import { RatedMatchEntity, RatingEntryEntity, RatingStartEntity } from './level-entities.js';
import { toEntryRow, toMatchRow } from './level-rows.js';
import { insertPredictions } from './projections/predictions.js';

/** Writes a rated past of one pool in bulk; what is there already stays. */
export async function insertLevels(
  manager: EntityManager,
  { sport, numberPlayers }: Pool,
  matches: readonly RatedMatch[],
  { steps, predictions, standings }: RatedHistory,
  assessed: (playerId: string) => number | null,
): Promise<void> {
  await insert(manager, RatedMatchEntity, matches.map(toMatchRow));
  await insert(manager, RatingEntryEntity, steps.map(toEntryRow));
  await insert(
    manager,
    RatingStartEntity,
    [...standings.keys()].map((id) => ({
      player_id: id,
      sport,
      number_players: numberPlayers,
      assessed: assessed(id),
    })),
  );
  await insertPredictions(manager, predictions);
}

const AT_ONCE = 5000;

async function insert<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await insertRows(manager, entity, rows.slice(start, start + AT_ONCE), { ignoreConflicts: true });
}
