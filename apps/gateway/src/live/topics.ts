import type { Identity } from '@setpoint/kernel';
import type { LiveTarget } from './hydration.js';

/** Source of a subscription field: its signal and the query that reads the update. */
export interface LiveField {
  /** Topic on the push bus. */
  topic(args: Readonly<Record<string, unknown>>, viewer: Identity): string;
  /** Root query field with its arguments. */
  hydrate(args: Readonly<Record<string, unknown>>): LiveTarget;
  /** Whether the current state is sent before the first signal. */
  readonly atOnce: boolean;
  /** Whether visitors may subscribe; the query decides what they can read. */
  readonly visitors: boolean;
  /** The query returns null for what the viewer may not see; then signals must not be observable either. */
  readonly hidesByNull: boolean;
  /** The conversation of a message subscription: each signal is delivered, in order, to those who may read it. */
  conversation?(args: Readonly<Record<string, unknown>>): string;
}

const byId = (query: string, id: unknown): LiveTarget => ({
  query,
  arguments: { id: { type: 'ID', value: () => String(id) } },
});

export const LIVE_FIELDS: Readonly<Record<string, LiveField>> = {
  notify: {
    topic: (_args, viewer) => `notify:${viewer.kind === 'user' ? viewer.userId : ''}`,
    hydrate: () => ({ query: 'unreadNotificationCount', arguments: {} }),
    atOnce: true,
    visitors: false,
    hidesByNull: false,
  },
  matchUpdated: {
    topic: ({ id }) => `match:${String(id)}`,
    hydrate: ({ id }) => byId('match', id),
    atOnce: false,
    visitors: true,
    hidesByNull: true,
  },
  tournamentUpdated: {
    topic: ({ id }) => `tournament:${String(id)}`,
    hydrate: ({ id }) => byId('tournament', id),
    atOnce: false,
    visitors: true,
    hidesByNull: true,
  },
  leagueGroupUpdated: {
    topic: ({ id }) => `league-group:${String(id)}`,
    hydrate: ({ id }) => byId('leagueGroup', id),
    atOnce: false,
    visitors: true,
    hidesByNull: false,
  },
  messageSent: {
    topic: ({ conversationId }) => `conversation:${String(conversationId)}`,
    hydrate: ({ conversationId }) => ({
      query: 'message',
      arguments: {
        conversationId: { type: 'ID', value: () => String(conversationId) },
        seq: { type: 'Int', value: ({ seq }) => Number(seq ?? 0) },
      },
    }),
    // null instead of a message: no message is missed from now on
    atOnce: true,
    visitors: false,
    hidesByNull: false,
    conversation: ({ conversationId }) => String(conversationId),
  },
  conversationPresenceChanged: {
    topic: ({ id }) => `conversation-presence:${String(id)}`,
    hydrate: ({ id }) => byId('conversationPresence', id),
    atOnce: false,
    visitors: false,
    hidesByNull: true,
  },
  unreadConversationsChanged: {
    topic: (_args, viewer) => `conversations:${viewer.kind === 'user' ? viewer.userId : ''}`,
    hydrate: () => ({ query: 'unreadConversationCount', arguments: {} }),
    atOnce: true,
    visitors: false,
    hidesByNull: false,
  },
};
