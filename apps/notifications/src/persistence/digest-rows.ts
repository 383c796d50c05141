import { PLATFORM_USER } from '@setpoint/kernel';
import { execute, insertRows, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { DigestNews } from '../application/ports/messages.js';
import type { ForDigest } from '../application/ports/unit-of-work.js';
import { MessageEntity, type NotificationRow } from './entities.js';
import { newMessageRow } from './message-rows.js';

/** One digest for each person and time: its id says which. */
const digestId = ({ userId, dueAt }: ForDigest) => `digest ${userId} ${dueAt.toISOString()}`;

/** Puts each notification into the digest of its reader, which begins with the first of them. */
export async function addToDigests(manager: EntityManager, news: readonly ForDigest[]): Promise<void> {
  if (news.length === 0) return;
  const digests = new Map(news.map((one) => [digestId(one), one]));
  const rows = [...digests].map(([id, { userId, dueAt, createdAt }]) =>
    newMessageRow({
      ...{ id, userId, dueAt, createdAt, template: 'digest' },
      content: { template: 'digest', actorId: PLATFORM_USER },
    }),
  );
  await insertRows(manager, MessageEntity, rows, { ignoreConflicts: true });
  const items = news.map((one) => ({ notification_id: one.notificationId, message_id: digestId(one) }));
  await execute(
    manager,
    sql`insert into digest_item select * from jsonb_populate_recordset(null::digest_item, ${JSON.stringify(items)}::jsonb)
      on conflict do nothing`,
  );
}

/** What of a digest is still unread, oldest first. */
export async function newsOfDigest(manager: EntityManager, messageId: string): Promise<DigestNews[]> {
  const rows = await rowsOf<NotificationRow>(
    manager,
    sql`select notification.* from digest_item join notification on notification.id = digest_item.notification_id
      where digest_item.message_id = ${messageId} and read_at is null order by number`,
  );
  return rows.map(({ type, sender_id, guest_name, about, created_at }) => ({
    ...{ type, about },
    ...{ senderId: sender_id, guestName: guest_name, at: created_at },
  }));
}
