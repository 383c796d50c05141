import {
  accountVerified,
  type accountRegistered,
  type courtChanged,
  type DataOf,
  type profileChanged,
} from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import type { NewNotification } from './application/desk.js';
import { recipientsOf, type Happened } from './domain/recipients.js';
import { keepNotifications } from './persistence/mailbox-rows.js';
import { saveAccounts, savePlaces, saveProfiles } from './persistence/projections.js';
import type { Tables } from './persistence/tables.js';

/** Something that happened in the story of the demo. */
export interface SeededEvent extends Happened {
  /** Unique; telling it again tells nobody anything new. */
  readonly id: string;
  readonly at: Date;
}

export interface NotificationsSeed {
  readonly accounts: readonly DataOf<typeof accountRegistered>[];
  readonly profiles: readonly DataOf<typeof profileChanged>[];
  readonly courts: readonly DataOf<typeof courtChanged>[];
  /** In any order. */
  readonly events: readonly SeededEvent[];
  /** Notifications before this instant have been read. */
  readonly readBefore: Date;
  readonly now: Date;
}

/** Rows of one insert statement; Postgres takes 65,535 parameters. */
const ROWS_AT_ONCE = 2000;

/** Tells people what happened to them lately, by the rules of every event, without mails. Answers how many were told. */
export async function seedNotifications(
  notifications: Pick<RunningService, 'app'>,
  seed: NotificationsSeed,
): Promise<number> {
  const storage = notifications.app.get<Storage<Tables>>(Storage);
  const news = newsIn(seed);
  return storage.transaction(async (tx) => {
    for (const some of chunks(seed.accounts)) await saveAccounts(tx, some);
    for (const some of chunks(seed.profiles)) await saveProfiles(tx, some, seed.now);
    for (const some of chunks(seed.courts)) await savePlaces(tx, some, seed.now);
    let told = 0;
    for (const some of chunks(news)) told += (await keepNotifications(tx, some)).length;
    await markRead(tx, seed.readBefore);
    return told;
  });
}

/** Oldest first: the order in which mailboxes number them. */
function newsIn({ events, accounts }: NotificationsSeed): NewNotification[] {
  const referrers = new Map(accounts.map(({ userId, referredBy }) => [userId, referredBy]));
  return [...events]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((event) =>
      recipientsOf(event, { referredBy: referrers.get(verifiedIn(event) ?? '') ?? null }).map((notice) => ({
        ...notice,
        id: `${event.id}:${notice.userId}`,
        eventId: event.id,
        createdAt: event.at,
      })),
    );
}

function verifiedIn(event: Happened): string | null {
  return event.type === accountVerified.type ? (event.data as DataOf<typeof accountVerified>).userId : null;
}

async function markRead(tx: Transaction<Tables>, before: Date): Promise<void> {
  await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('created_at', '<', before)
    .where('read_at', 'is', null)
    .execute();
  await tx
    .updateTable('mailbox')
    .set((eb) => ({
      unread: eb
        .selectFrom('notification')
        .select((count) => count.fn.countAll<number>().as('unread'))
        .whereRef('notification.user_id', '=', 'mailbox.user_id')
        .where('notification.read_at', 'is', null),
    }))
    .execute();
}

function* chunks<T>(all: readonly T[]): Iterable<T[]> {
  for (let i = 0; i < all.length; i += ROWS_AT_ONCE) yield all.slice(i, i + ROWS_AT_ONCE);
}
