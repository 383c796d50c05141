import type { Identity } from '@setpoint/kernel';

/** How a subscription field is fed: which signal wakes it, and which query then reads the news. */
export interface LiveField {
  /** Topic on the push bus. */
  topic(args: Readonly<Record<string, unknown>>, viewer: Identity): string;
  /** Root query field that reads it, and the id it is asked for. */
  hydrate(args: Readonly<Record<string, unknown>>): { readonly query: string; readonly id?: string };
  /** Whether the present state is sent before the first signal. */
  readonly atOnce: boolean;
  /** Whether a visitor may listen. What a visitor may read is decided by the query. */
  readonly visitors: boolean;
  /** The query answers null for what this viewer may not see. Then not even a signal may be noticed. */
  readonly hidesByNull: boolean;
}

export const LIVE_FIELDS: Readonly<Record<string, LiveField>> = {
  notify: {
    topic: (_args, viewer) => `notify:${viewer.kind === 'user' ? viewer.userId : ''}`,
    hydrate: () => ({ query: 'unreadNotificationCount' }),
    atOnce: true,
    visitors: false,
    hidesByNull: false,
  },
  matchUpdated: {
    topic: ({ id }) => `match:${String(id)}`,
    hydrate: ({ id }) => ({ query: 'match', id: String(id) }),
    atOnce: false,
    visitors: true,
    hidesByNull: true,
  },
  tournamentUpdated: {
    topic: ({ id }) => `tournament:${String(id)}`,
    hydrate: ({ id }) => ({ query: 'tournament', id: String(id) }),
    atOnce: false,
    visitors: true,
    hidesByNull: true,
  },
  leagueGroupUpdated: {
    topic: ({ id }) => `league-group:${String(id)}`,
    hydrate: ({ id }) => ({ query: 'leagueGroup', id: String(id) }),
    atOnce: false,
    visitors: true,
    hidesByNull: false,
  },
  conversationPresenceChanged: {
    topic: ({ id }) => `conversation-presence:${String(id)}`,
    hydrate: ({ id }) => ({ query: 'conversationPresence', id: String(id) }),
    atOnce: false,
    visitors: false,
    hidesByNull: true,
  },
  unreadConversationsChanged: {
    topic: (_args, viewer) => `conversations:${viewer.kind === 'user' ? viewer.userId : ''}`,
    hydrate: () => ({ query: 'unreadConversationCount' }),
    atOnce: true,
    visitors: false,
    hidesByNull: false,
  },
};
