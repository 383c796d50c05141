import { toConnection, type Page, type UserId } from '@setpoint/kernel';
import type { KeptNotification } from '../application/ports/mailboxes.js';
import type { Notification, NotificationConnection } from './models.js';

/** Other services' entities by their keys: the gateway fetches the rest. */
const reference = (id: string | null) => (id === null ? null : { id });

/** A notification as the contract shows it; what it has no relation to is null. */
function notificationShape(notification: KeptNotification): Notification {
  const { id, userId, type, createdAt, read, senderId, matchId, courtId } = notification;
  return {
    id,
    userId,
    type,
    createdAt,
    read,
    sender: reference(senderId),
    relAuth: null,
    relMatch: reference(matchId),
    relChat: null,
    relTournament: null,
    relLevel: null,
    relCourt: reference(courtId),
  };
}

/** The list, marked with whose it is: nobody else reads it. */
export function notificationsOf(userId: UserId, page: Page<KeptNotification>): NotificationConnection {
  const connection = toConnection({ ...page, items: page.items.map(notificationShape) });
  return { ...connection, userId, edges: connection.edges.map((edge) => ({ ...edge, userId })) };
}
