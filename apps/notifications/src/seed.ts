import type { DataOf, accountRegistered, courtChanged, profileChanged } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import type { NewNotification } from './application/desk.js';
import { recipientsOf, type Happened } from './domain/recipients.js';
import { keepNotifications } from './persistence/mailbox-rows.js';
import { saveAccount, savePlace, saveProfile } from './persistence/projections.js';
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
  /** Oldest first. */
  readonly events: readonly SeededEvent[];
  /** Notifications before this instant have been read. */
  readonly readBefore: Date;
  readonly now: Date;
}

/** Tells people what happened to them lately, by the rules of every event, without mails. Answers how many were told. */
export async function seedNotifications(
  notifications: Pick<RunningService, 'app'>,
  seed: NotificationsSeed,
): Promise<number> {
  const storage = notifications.app.get<Storage<Tables>>(Storage);
  return storage.transaction(async (tx) => {
    for (const account of seed.accounts) await saveAccount(tx, account);
    for (const profile of seed.profiles) await saveProfile(tx, profile, seed.now);
    for (const court of seed.courts) await savePlace(tx, court, seed.now);
    const news = seed.events.flatMap((event) =>
      recipientsOf(event).map((notice): NewNotification => ({
        ...notice,
        id: `${event.id}:${notice.userId}`,
        eventId: event.id,
        createdAt: event.at,
      })),
    );
    for (let start = 0; start < news.length; start += 2000) {
      await keepNotifications(tx, news.slice(start, start + 2000));
    }
    await tx
      .updateTable('notification')
      .set((eb) => ({ read_at: eb.ref('created_at') }))
      .where('created_at', '<', seed.readBefore)
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
    return news.length;
  });
}
