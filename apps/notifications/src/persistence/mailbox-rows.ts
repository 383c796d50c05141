import { execute, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Kept, NewNotification } from '../application/ports/unit-of-work.js';
import type { NotificationRow } from './entities.js';

/**
 * Puts notifications into their mailboxes, three statements however many there are, and returns those that are new.
 * Locks the mailboxes in the order of their ids, so that no two events wait for each other.
 */
export async function keepNotifications(
  manager: EntityManager,
  notifications: readonly NewNotification[],
): Promise<Kept[]> {
  const rows = await numbered(manager, notifications);
  const replaced = await replaceUnread(manager, rows);
  const kept = await rowsOf<{ id: string }>(
    manager,
    sql`insert into notification
      select * from jsonb_populate_recordset(null::notification, ${JSON.stringify(rows)}::jsonb)
      on conflict (event_id, user_id, type) do nothing
      returning id`,
  );
  const keptIds = new Set(kept.map((row) => row.id));
  const added = notifications
    .filter((notification) => keptIds.has(notification.id))
    .map((notification) => ({ ...notification, replaces: replaced.has(notification.id) }));
  if (added.length > 0) await count(manager, countsByUser(added));
  return added;
}

/** Replaces an unread notification of the same conversation (CHT-07). */
async function replaceUnread(manager: EntityManager, rows: readonly NotificationRow[]): Promise<ReadonlySet<string>> {
  const told = rows.filter(({ conversation_id }) => conversation_id !== null);
  if (told.length === 0) return new Set();
  const [users, conversations, events] = [
    told.map(({ user_id }) => user_id),
    told.map(({ conversation_id }) => conversation_id),
    told.map(({ event_id }) => event_id),
  ];
  const replaced = await rowsOf<{ user_id: string; conversation_id: string }>(
    manager,
    sql`with gone as (
        delete from notification
        using unnest(${users}::text[], ${conversations}::text[], ${events}::text[]) as told (user_id, conversation_id, event_id)
        where notification.user_id = told.user_id and notification.conversation_id = told.conversation_id
          and notification.event_id <> told.event_id and read_at is null
        returning notification.user_id, notification.conversation_id),
      counted as (
        update mailbox set total = total - gone.count, unread = unread - gone.count
        from (select user_id, count(*)::int as count from gone group by user_id) gone
        where mailbox.user_id = gone.user_id)
      select user_id, conversation_id from gone`,
  );
  const keyOf = (row: { user_id: string; conversation_id: string | null }) => `${row.user_id} ${row.conversation_id}`;
  const keys = new Set(replaced.map(keyOf));
  return new Set(told.filter((row) => keys.has(keyOf(row))).map(({ id }) => id));
}

/** Marks a conversation's notifications read; resolves with whether there were any. */
export async function readOfConversation(
  manager: EntityManager,
  userId: string,
  conversationId: string,
  now: Date,
): Promise<boolean> {
  await rowsOf(manager, sql`select 1 from mailbox where user_id = ${userId} for update`);
  const read = await execute(
    manager,
    sql`update notification set read_at = ${now}
      where user_id = ${userId} and conversation_id = ${conversationId} and read_at is null`,
  );
  if (read > 0) await execute(manager, sql`update mailbox set unread = unread - ${read} where user_id = ${userId}`);
  return read > 0;
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
      conversation_id: notification.conversationId ?? null,
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
