import { execute, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewNotification } from '../application/ports/unit-of-work.js';
import type { NotificationRow } from './entities.js';

/**
 * Puts notifications into their mailboxes, three statements however many there are, and returns those that are new.
 * Locks the mailboxes in the order of their ids, so that no two events wait for each other.
 */
export async function keepNotifications(
  manager: EntityManager,
  notifications: readonly NewNotification[],
): Promise<NewNotification[]> {
  const rows = await numbered(manager, notifications);
  const kept = await rowsOf<{ id: string }>(
    manager,
    sql`insert into notification
      select * from jsonb_populate_recordset(null::notification, ${JSON.stringify(rows)}::jsonb)
      on conflict (event_id, user_id, type) do nothing
      returning id`,
  );
  const keptIds = new Set(kept.map((row) => row.id));
  const added = notifications.filter((notification) => keptIds.has(notification.id));
  if (added.length > 0) await count(manager, countsByUser(added));
  return added;
}

/** Rows with the next numbers of their mailboxes; those of notifications that were kept before stay unused. */
async function numbered(manager: EntityManager, notifications: readonly NewNotification[]): Promise<NotificationRow[]> {
  const counts = countsByUser(notifications);
  const mailboxes = await rowsOf<{ user_id: string; last_number: number }>(
    manager,
    sql`insert into mailbox (user_id, last_number)
      select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::bigint[]) as more (user_id, count)
      order by user_id collate "C"
      on conflict (user_id) do update set last_number = mailbox.last_number + excluded.last_number
      returning user_id, last_number`,
  );
  const next = new Map(mailboxes.map((box) => [box.user_id, box.last_number - counts.get(box.user_id)! + 1]));
  return notifications.map((notification) => {
    const number = next.get(notification.userId)!;
    next.set(notification.userId, number + 1);
    return {
      id: notification.id,
      user_id: notification.userId,
      number,
      event_id: notification.eventId,
      type: notification.type,
      sender_id: notification.senderId,
      match_id: notification.matchId,
      court_id: notification.courtId,
      level: notification.level,
      guest_name: notification.guestName,
      competition: notification.competition,
      about: notification.about,
      created_at: notification.createdAt,
      read_at: null,
    };
  });
}

function countsByUser(notifications: readonly NewNotification[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { userId } of notifications) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return counts;
}

async function count(manager: EntityManager, more: ReadonlyMap<string, number>): Promise<void> {
  await execute(
    manager,
    sql`update mailbox set total = total + more.count, unread = unread + more.count
      from unnest(${[...more.keys()]}::text[], ${[...more.values()]}::int[]) as more (user_id, count)
      where mailbox.user_id = more.user_id`,
  );
}

/** Marks everything from before an instant read, in all mailboxes, and counts anew. Demo data only. */
export async function markOldRead(manager: EntityManager, before: Date): Promise<void> {
  await execute(
    manager,
    sql`update notification set read_at = created_at where created_at < ${before} and read_at is null`,
  );
  await execute(
    manager,
    sql`update mailbox set unread =
      (select count(*) from notification where notification.user_id = mailbox.user_id and read_at is null)`,
  );
}
