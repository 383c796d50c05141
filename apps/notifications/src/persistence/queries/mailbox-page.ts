import { empty, type Sql, sql } from '@setpoint/service-kit';
import type { MailboxRow, NotificationRow } from '../entities.js';

/** The mailbox with its counts, beside each notification of the page; the notification is null when there is none. */
export type MailboxPageRow = NotificationRow & Pick<MailboxRow, 'total' | 'unread'>;

/** Counts and one page of a mailbox, newest first, in one statement; each of the three lists has an index of its own. */
export function mailboxPage(page: { userId: string; read: boolean | null; before: number; limit: number }): Sql {
  const { userId, read, before, limit } = page;
  return sql`select mailbox.total, mailbox.unread, shown.*
    from mailbox left join lateral (
      select * from notification
      where notification.user_id = mailbox.user_id and number < ${before} ${withState(read)}
      order by number desc limit ${limit}
    ) as shown on true
    where mailbox.user_id = ${userId}
    order by shown.number desc`;
}

function withState(read: boolean | null): Sql {
  if (read === null) return empty;
  return read ? sql`and read_at is not null` : sql`and read_at is null`;
}
