import type { UserId } from '@setpoint/kernel';
import { execute, insertRows, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FairPlayCount } from '../../application/ports/fair-play.js';
import type { Population } from '../../domain/fair-play/population.js';
import {
  FairPlayEntity,
  FairPlayHistoryEntity,
  FairPlayPopulationEntity,
  type FairPlayRow,
} from '../fair-play-entities.js';
import { toFairPlayRecord, toFairPlayRow } from '../fair-play-rows.js';
import { watchedPlayers, watchedSample } from '../queries/watched-players.js';
import { fairPlayIsDue } from './watched-results.js';

/**
 * Scores due players, one process at a time. The cost per night depends on who has played since the last one: per
 * player a limited number of matches is read, and the baseline is learned once a day from a sample.
 */
export async function countFairPlay(manager: EntityManager, count: FairPlayCount): Promise<number> {
  await execute(manager, sql`select pg_advisory_xact_lock(hashtextextended('fair play', 0))`);
  const due = await rowsOf<{ readonly player_id: UserId }>(
    manager,
    sql`delete from fair_play_due where player_id in (
        select player_id from fair_play_due where due_at <= ${count.now} order by due_at limit ${count.most} for update
      ) returning player_id`,
  );
  if (due.length === 0) return 0;
  const players = due.map(({ player_id }) => player_id).sort();
  const population = await populationOfToday(manager, count);
  await score(manager, players, population, count);
  return players.length;
}

async function populationOfToday(manager: EntityManager, { now, window, populationOf }: FairPlayCount) {
  const day = now.toISOString().slice(0, 10);
  const known = await manager.findOneBy(FairPlayPopulationEntity, { day });
  if (known) return known.population;
  const { matches, levels } = await watchedSample(manager, window.sample);
  const population = populationOf(matches, levels);
  await insertRows(manager, FairPlayPopulationEntity, [{ day, population }]);
  return population;
}

async function score(
  manager: EntityManager,
  players: readonly UserId[],
  population: Population,
  { now, window, suspicionOf, recounted, dueAgain }: FairPlayCount,
): Promise<void> {
  const before = await rowsOf<FairPlayRow>(
    manager,
    sql`select * from fair_play where player_id = any(${players}::text[]) for update`,
  );
  const known = new Map(before.map((row) => [row.player_id, row]));
  const again = new Map<number, string[]>();
  const rows = (await watchedPlayers(manager, players, window)).flatMap((player) => {
    const row = known.get(player.playerId);
    const suspicion = suspicionOf(player, population);
    // Players without signals are not stored.
    if (!row && suspicion.score === 0) return [];
    const at = dueAgain(suspicion)?.getTime();
    if (at !== undefined) again.set(at, [...(again.get(at) ?? []), player.playerId]);
    return [toFairPlayRow({ playerId: player.playerId, ...recounted(row ? toFairPlayRecord(row) : null, suspicion) })];
  });
  await execute(manager, sql`delete from fair_play where player_id = any(${rows.map((row) => row.player_id)}::text[])`);
  await insertRows(manager, FairPlayEntity, rows);
  const changed = rows.filter((row) => row.score !== known.get(row.player_id)?.score);
  await insertRows(
    manager,
    FairPlayHistoryEntity,
    changed.map(({ player_id, score, collusion, sandbagging, misreporting }) => ({
      ...{ player_id, counted_at: now, score, collusion, sandbagging, misreporting },
    })),
    { ignoreConflicts: true },
  );
  for (const [at, same] of again) await fairPlayIsDue(manager, same, new Date(at));
}
