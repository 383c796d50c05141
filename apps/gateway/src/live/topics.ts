import type { Identity } from '@setpoint/kernel';
import type { LiveTarget } from './hydration.js';

/** How a subscription field is fed: which signal wakes it, and which query then reads the news. */
export interface LiveField {
  /** Topic on the push bus. */
  topic(args: Readonly<Record<string, unknown>>, viewer: Identity): string;
  /** Root query field that reads it, and what it is asked with. */
  hydrate(args: Readonly<Record<string, unknown>>): LiveTarget;
  /** Whether the present state is sent before the first signal. */
  readonly atOnce: boolean;
  /** Whether a visitor may listen. What a visitor may read is decided by the query. */
  readonly visitors: boolean;
  /** The query answers null for what this viewer may not see. Then not even a signal may be noticed. */
  readonly hidesByNull: boolean;
  /** The conversation whose messages these are: each signal is answered, in order, to those who may read it. */
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
    // null, of no message: from now on none is missed
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
