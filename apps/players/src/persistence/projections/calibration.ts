import { execute, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** From 50-60 % to 90-100 %. */
export const CALIBRATION_BINS = 5;

/**
 * Evaluated predictions: the match was played to the end by the predicted players. Losses and
 * chances in millionths, so that additions and subtractions are exact.
 */
const judged = (which: Sql) => sql`
  select match_id, played.sport, played.number_players,
    least(${CALIBRATION_BINS - 1}, floor((greatest(win_chance, 1 - win_chance) - 0.5) * 10))::int,
    round(greatest(win_chance, 1 - win_chance) * 1e6), (win_chance >= 0.5) = (winner = 'A'),
    round(-ln(case winner when 'A' then win_chance else 1 - win_chance end) * 1e6),
    round(-ln(case winner when 'A' then elo_chance else 1 - elo_chance end) * 1e6)
  from match_prediction prediction join rated_match played using (match_id)
  where winner is not null and outcome <> 'RETIRED' and made_at < ended_at
    and prediction.team_a @> played.team_a and prediction.team_b @> played.team_b and ${which}`;

/** Counts the current state of a match, replacing what was counted before (BYD-02). */
export async function judgePrediction(manager: EntityManager, matchId: string): Promise<void> {
  await execute(
    manager,
    sql`with former as (delete from judged_prediction where match_id = ${matchId} returning *)
      update calibration set matches = calibration.matches - 1, chances = calibration.chances - former.chance,
        won = calibration.won - former.won::int, loss = calibration.loss - former.loss,
        elo_loss = calibration.elo_loss - former.elo_loss,
        loss_squares = calibration.loss_squares - former.loss::numeric ^ 2,
        gain_squares = calibration.gain_squares - (former.elo_loss - former.loss)::numeric ^ 2
      from former
      where (calibration.sport, calibration.number_players, calibration.bin)
        = (former.sport, former.number_players, former.bin)`,
  );
  await execute(
    manager,
    sql`with new as (insert into judged_prediction ${judged(sql`match_id = ${matchId}`)} returning *)
      insert into calibration
      select sport, number_players, bin, 1, chance, won::int, loss, elo_loss, loss::numeric ^ 2,
        (elo_loss - loss)::numeric ^ 2
      from new
      on conflict (sport, number_players, bin) do update set matches = calibration.matches + 1,
        chances = calibration.chances + excluded.chances, won = calibration.won + excluded.won,
        loss = calibration.loss + excluded.loss, elo_loss = calibration.elo_loss + excluded.elo_loss,
        loss_squares = calibration.loss_squares + excluded.loss_squares,
        gain_squares = calibration.gain_squares + excluded.gain_squares`,
  );
}

/** Recounts everything after predictions and matches were written in bulk. */
export async function rebuildCalibration(manager: EntityManager): Promise<void> {
  await execute(manager, sql`delete from judged_prediction`);
  await execute(manager, sql`delete from calibration`);
  await execute(manager, sql`insert into judged_prediction ${judged(sql`true`)}`);
  await execute(
    manager,
    sql`insert into calibration
      select sport, number_players, bin, count(*), sum(chance), count(*) filter (where won), sum(loss), sum(elo_loss),
        sum(loss::numeric ^ 2), sum((elo_loss - loss)::numeric ^ 2)
      from judged_prediction group by sport, number_players, bin`,
  );
}
