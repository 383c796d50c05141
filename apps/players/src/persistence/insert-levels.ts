import type { DataOf, resultConfirmed } from '@setpoint/events';
import { formatsOf, type SportId } from '@setpoint/kernel';
import { disciplineOf } from '@setpoint/rating';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { RefitVerdict } from '../domain/levels/judge-refit.js';
import type { RatedHistory } from '../domain/levels/rate-history.js';
import { unratedReasonOf, type RatedMatch } from '../domain/levels/rated-match.js';
import { RatedMatchEntity, RatingEntryEntity, RatingStartEntity } from './level-entities.js';
import { toEntryRow, toMatchRow } from './level-rows.js';
import { RatingParametersEntity, UnratedMatchEntity, type RatingParametersRow } from './refit-entities.js';
import { insertPredictions } from './projections/predictions.js';

/** A past fit, in force since its due date if accepted. */
export interface SeededRefit {
  readonly due: Date;
  readonly verdict: RefitVerdict;
}

/** The rated past of a sport. */
export interface RatedSport {
  readonly sport: SportId;
  readonly matches: readonly RatedMatch[];
  readonly history: RatedHistory;
  readonly refit: SeededRefit;
}

/** Inserts rated past matches of a sport in bulk; existing rows are kept. */
export async function insertLevels(
  manager: EntityManager,
  { sport, matches, history: { steps, predictions, known }, refit }: RatedSport,
): Promise<void> {
  await insert(manager, RatedMatchEntity, matches.map(toMatchRow));
  await insert(manager, RatingEntryEntity, steps.map(toEntryRow));
  await insert(
    manager,
    RatingStartEntity,
    [...known].flatMap(([id, { estimates, ...standings }]) =>
      formatsOf(sport)
        .filter((numberPlayers) => standings[disciplineOf(numberPlayers)] !== null)
        .map((numberPlayers) => {
          const estimate = estimates[disciplineOf(numberPlayers)];
          return {
            ...{ player_id: id, sport, number_players: numberPlayers },
            ...{ assessed: estimate?.said ?? null, start: estimate?.start ?? null },
          };
        }),
    ),
  );
  await insertPredictions(manager, predictions);
  await insert(manager, RatingParametersEntity, [toRefitRow(sport, refit)]);
}

const toRefitRow = (sport: SportId, { due, verdict }: SeededRefit): RatingParametersRow => ({
  sport,
  due_at: due,
  state: verdict.outcome,
  claimed_until: null,
  parameters: verdict.parameters,
  matches: verdict.matches,
  log_loss_before: verdict.logLossBefore,
  log_loss_after: verdict.logLossAfter,
  in_force_from: verdict.outcome === 'ACCEPTED' ? due : null,
  applies_from: verdict.outcome === 'ACCEPTED' ? due : null,
});

/** Why confirmed results did not affect levels. */
export const insertUnrated = (manager: EntityManager, results: readonly DataOf<typeof resultConfirmed>[]) =>
  insert(
    manager,
    UnratedMatchEntity,
    results.flatMap((result) => {
      const reason = unratedReasonOf(result);
      return reason ? [{ match_id: result.match.matchId, reason }] : [];
    }),
  );

const AT_ONCE = 5000;

async function insert<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await insertRows(manager, entity, rows.slice(start, start + AT_ONCE), { ignoreConflicts: true });
}
