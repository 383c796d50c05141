import { insertRows, execute, rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { OFF_MS } from '../domain/calendar/entries.js';
import { removedBy } from '../domain/calendar/removals.js';
import type { Match } from '../domain/match.js';
import { before as earlier } from '../domain/rules/deadlines.js';
import { CalendarRemovalEntity } from './calendar-entities.js';

/** Records calendar removals caused by a change; entries that every calendar has read by now are deleted. */
export async function saveRemovals(manager: EntityManager, before: Match, after: Match, at: Date): Promise<void> {
  const removed = removedBy(before, after);
  const { when, timeZone } = before.plan;
  if (!when || removed.length === 0) return;
  await execute(
    manager,
    sql`delete from calendar_removal where player_id = any(${removed}::text[])
      and (match_id = ${before.id} or removed_at < ${earlier(at, OFF_MS)})`,
  );
  const saved = await rowOf<{ revision: number }>(manager, sql`select revision from match where id = ${before.id}`);
  const time = { starts_at: when.startsAt, ends_at: when.endsAt, time_zone: timeZone };
  await insertRows(
    manager,
    CalendarRemovalEntity,
    removed.map((player) => ({
      ...{ match_id: before.id, player_id: player, sequence: saved!.revision, removed_at: at },
      ...time,
    })),
  );
}
