import type { DataOf, resultConfirmed } from '@setpoint/events';
import { execute, insertRows, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { WatchedResultEntity, type WatchedResultRow } from '../fair-play-entities.js';

type ConfirmedResult = DataOf<typeof resultConfirmed>;

const AT_ONCE = 5000;
const MINUTE_MS = 60_000;

/** Stores how results were entered and answered, replacing earlier states. */
export async function keepWatchedResults(manager: EntityManager, results: readonly ConfirmedResult[]): Promise<void> {
  for (let start = 0; start < results.length; start += AT_ONCE) {
    const rows = results.slice(start, start + AT_ONCE).map(toRow);
    const ids = rows.map(({ match_id }) => match_id);
    await execute(manager, sql`delete from watched_result where match_id = any(${ids}::text[])`);
    await insertRows(manager, WatchedResultEntity, rows);
  }
}

/** Schedules a new score for these players, at the given time or earlier. */
export async function fairPlayIsDue(manager: EntityManager, players: readonly string[], at: Date): Promise<void> {
  await execute(
    manager,
    sql`insert into fair_play_due (player_id, due_at)
      select player_id, ${at}::timestamptz from unnest(${[...new Set(players)].sort()}::text[]) player_id
      on conflict (player_id) do update set due_at = excluded.due_at where excluded.due_at < fair_play_due.due_at`,
  );
}

function toRow({ match, result, confirmedAt, automatic, noShow, disputed = [] }: ConfirmedResult): WatchedResultRow {
  const end = match.startsAt ? Date.parse(match.startsAt) + match.minutesPlay * MINUTE_MS : Date.parse(confirmedAt);
  return {
    match_id: match.matchId,
    players: [...match.teamA, ...match.teamB],
    ended_at: new Date(end),
    entered_by: result.enteredBy,
    entered_at: new Date(result.enteredAt),
    answered_at: automatic ? null : new Date(confirmedAt),
    no_show: noShow ?? false,
    disputed: disputed.map(({ enteredBy }) => enteredBy),
    overturned: disputed.filter(({ overturned }) => overturned).map(({ enteredBy }) => enteredBy),
  };
}
