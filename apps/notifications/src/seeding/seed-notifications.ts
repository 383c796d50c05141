import {
  accountVerified,
  type accountRegistered,
  type courtChanged,
  type DataOf,
  type profileChanged,
} from '@setpoint/events';
import { type RunningService, Storage } from '@setpoint/service-kit';
import type { NewNotification } from '../application/ports/unit-of-work.js';
import { type Occurrence, recipientsOf } from '../domain/recipients.js';
import { keepNotifications, markOldRead } from '../persistence/mailbox-rows.js';
import { saveAccounts, saveAddresses, saveProfiles } from '../persistence/projections/people.js';
import { savePlaces } from '../persistence/projections/places.js';

/** Something that happened in the story of the demo. */
export interface SeededEvent extends Occurrence {
  /** Unique; the same one again leads to nothing new. */
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

/** Rows of one statement: they travel as one JSON text. */
const ROWS_AT_ONCE = 2000;

/** Notifies people of what happened to them lately, by the rules of every event, without mails. Resolves with how many. */
export async function seedNotifications(
  notifications: Pick<RunningService, 'app'>,
  seed: NotificationsSeed,
): Promise<number> {
  const due = notificationsIn(seed);
  return notifications.app.get(Storage).transaction(async (manager) => {
    for (const some of chunks(seed.accounts)) {
      await saveAccounts(manager, some);
      await saveAddresses(manager, some);
    }
    for (const some of chunks(seed.profiles)) await saveProfiles(manager, some);
    for (const some of chunks(seed.courts)) await savePlaces(manager, some);
    let added = 0;
    for (const some of chunks(due)) added += (await keepNotifications(manager, some)).length;
    await markOldRead(manager, seed.readBefore);
    return added;
  });
}

/** Oldest first: the order in which mailboxes number them. */
function notificationsIn({ events, accounts }: NotificationsSeed): NewNotification[] {
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

function verifiedIn(event: Occurrence): string | null {
  return event.type === accountVerified.type ? (event.data as DataOf<typeof accountVerified>).userId : null;
}

function* chunks<T>(all: readonly T[]): Iterable<T[]> {
  for (let i = 0; i < all.length; i += ROWS_AT_ONCE) yield all.slice(i, i + ROWS_AT_ONCE);
}
