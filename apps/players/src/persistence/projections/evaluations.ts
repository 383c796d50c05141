import type { DataOf, evaluationGiven } from '@setpoint/events';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { EvaluationEntity } from '../level-entities.js';

const BATCH = 5000;

/** Stores evaluations. Idempotent. */
export async function addEvaluations(
  manager: EntityManager,
  given: readonly DataOf<typeof evaluationGiven>[],
): Promise<void> {
  const rows = given.map(({ match, actorId, evaluatedId, marks }) => ({
    match_id: match.matchId,
    by_id: actorId,
    player_id: evaluatedId,
    ...marks,
  }));
  for (let start = 0; start < rows.length; start += BATCH) {
    await insertRows(manager, EvaluationEntity, rows.slice(start, start + BATCH), { ignoreConflicts: true });
  }
}
