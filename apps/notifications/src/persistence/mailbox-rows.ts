import { sql, type Transaction } from 'kysely';
import type { NewNotification } from '../application/desk.js';
import type { Tables } from './tables.js';

/**
 * Puts notifications into their mailboxes, three statements however many there are, and answers those that are new.
 * Locks the mailboxes in the order of their ids, so that two events never wait for each other in a circle.
 */
export async function keepNotifications(
  tx: Transaction<Tables>,
  notifications: readonly NewNotification[],
): Promise<NewNotification[]> {
  const counts = countByUser(notifications);
  const mailboxes = await tx
    .insertInto('mailbox')
    .values([...counts].map(([user_id, count]) => ({ user_id, last_number: count })))
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ last_number: sql<number>`mailbox.last_number + excluded.last_number` }),
    )
    .returning(['user_id', 'last_number'])
    .execute();

  const next = new Map(mailboxes.map((box) => [box.user_id, box.last_number - counts.get(box.user_id)! + 1]));
  const rows = notifications.map((notification) => {
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
      created_at: notification.createdAt,
      read_at: null,
    };
  });
  const kept = await tx
    .insertInto('notification')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['event_id', 'user_id', 'type']).doNothing())
    .returning(['id', 'user_id'])
    .execute();
  const keptIds = new Set(kept.map((row) => row.id));
  const news = notifications.filter((notification) => keptIds.has(notification.id));
  if (news.length > 0) await count(tx, countByUser(news));
  return news;
}

function countByUser(notifications: readonly NewNotification[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { userId } of notifications) counts.set(userId, (counts.get(userId) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function count(tx: Transaction<Tables>, more: ReadonlyMap<string, number>): Promise<void> {
  const users = [...more.keys()];
  const numbers = [...more.values()];
  await sql`
    update mailbox set total = total + more.count, unread = unread + more.count
    from unnest(${users}::text[], ${numbers}::int[]) as more (user_id, count)
    where mailbox.user_id = more.user_id`.execute(tx);
}
