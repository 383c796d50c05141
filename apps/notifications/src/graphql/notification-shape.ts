import { SPORTS, toConnection, type NumberPlayersId, type Page, type UserId } from '@setpoint/kernel';
import type { KeptNotification } from '../application/ports/mailboxes.js';
import type { LevelLink } from '../domain/notice.js';
import { topicOf } from '../domain/topics.js';
import type { Notification, NotificationConnection } from './models.js';

/** Other services' entities by their keys: the gateway fetches the rest. */
const reference = (id: string | null) => (id === null ? null : { id });

const FORMAT_NAMES: Record<NumberPlayersId, string> = { 1: 'singles', 2: 'doubles' };

function levelReference({ sport, numberPlayers }: LevelLink) {
  const { id, ...named } = SPORTS.find((one) => one.id === sport)!;
  return {
    sport: { ...named, id: String(id) },
    numberPlayers: { id: String(numberPlayers), name: FORMAT_NAMES[numberPlayers] },
  };
}

/** A notification in the GraphQL schema; missing relations are null. */
function notificationShape(notification: KeptNotification): Notification {
  const { id, userId, type, createdAt, read, senderId, matchId, courtId, level, guestName } = notification;
  const { competition, about, conversationId = null } = notification;
  return {
    id,
    userId,
    type,
    topic: topicOf(type),
    createdAt,
    read,
    sender: reference(senderId),
    // A level is the reader's own: the click leads to their page.
    relAuth: level && { id: userId },
    relMatch: reference(matchId),
    relChat: reference(conversationId),
    relTournament: competition?.kind === 'TOURNAMENT' ? { id: competition.id } : null,
    relLeague: competition?.kind === 'LEAGUE' ? { id: competition.id } : null,
    relLevel: level && levelReference(level),
    relCourt: reference(courtId),
    guestName,
    about,
  };
}

/** Carries its owner; private to them. */
export function notificationsOf(userId: UserId, page: Page<KeptNotification>): NotificationConnection {
  const connection = toConnection({ ...page, items: page.items.map(notificationShape) });
  return { ...connection, userId, edges: connection.edges.map((edge) => ({ ...edge, userId })) };
}
