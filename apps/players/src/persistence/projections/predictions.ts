import type { EventOf, matchReady } from '@setpoint/events';
import { execute, insertRows, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { comingMatchOf, predictionOf, type MatchPrediction } from '../../domain/levels/prediction.js';
import { standingIn } from '../../domain/levels/standing.js';
import { MatchPredictionEntity, type MatchPredictionRow } from '../level-entities.js';
import { PostgresLevelLedger } from '../postgres-level-ledger.js';
import { parametersOf } from '../queries/level-parameters.js';
import { judgePrediction } from './calibration.js';
import { surfaceAt } from './court-surfaces.js';

/**
 * Stores the prediction of a ready match from current data. It is not recomputed unless other
 * players join before it begins.
 */
export async function predictReadyMatch(
  { data }: EventOf<typeof matchReady>,
  manager: EntityManager,
  now: Date,
): Promise<void> {
  const match = comingMatchOf(data.match, await surfaceAt(manager, data.match), now);
  if (!match) return;
  const players = [...match.teams.A, ...match.teams.B];
  const { sport, numberPlayers } = match.pool;
  const parameters = await parametersOf(manager, sport);
  const place = { endedAt: now.getTime(), matchId: '' };
  const known = await new PostgresLevelLedger(manager).knownBefore(sport, players, place);
  const standingOf = (player: string) => standingIn(known.get(player)!, numberPlayers, parameters, match.endsAt);
  const row = toRow(predictionOf(match, standingOf, now, parameters.at(match.endsAt)));
  await execute(
    manager,
    sql`insert into match_prediction
      select * from jsonb_populate_record(null::match_prediction, ${JSON.stringify(row)}::jsonb)
      on conflict (match_id) do update set team_a = excluded.team_a, team_b = excluded.team_b,
        made_at = excluded.made_at, win_chance = excluded.win_chance, elo_chance = excluded.elo_chance
      where (match_prediction.team_a, match_prediction.team_b) is distinct from (excluded.team_a, excluded.team_b)`,
  );
  await judgePrediction(manager, match.matchId);
}

export const toRow = ({ match, madeAt, winChance, eloChance }: MatchPrediction): MatchPredictionRow => ({
  match_id: match.matchId,
  sport: match.pool.sport,
  number_players: match.pool.numberPlayers,
  // In a fixed order, independent of the players' places.
  team_a: [...match.teams.A].sort(),
  team_b: [...match.teams.B].sort(),
  made_at: madeAt,
  win_chance: winChance,
  elo_chance: eloChance,
});

/** In bulk; the last one per match counts. */
export async function insertPredictions(
  manager: EntityManager,
  predictions: readonly MatchPrediction[],
): Promise<void> {
  const rows = [...new Map(predictions.map((prediction) => [prediction.match.matchId, toRow(prediction)])).values()];
  await insertRows(manager, MatchPredictionEntity, rows, { ignoreConflicts: true });
}
