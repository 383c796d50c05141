import type { ConversationKind } from '@setpoint/client/documents';

/** `{type}` of `/dashboard/chat/new/{type}/{recipient}` (RTE-02). */
export const RECIPIENT_KINDS = {
  player: 'PLAYER',
  match: 'MATCH',
  'tournament-group': 'TOURNAMENT_GROUP',
  'tournament-team': 'TOURNAMENT_TEAM',
  'league-group': 'LEAGUE_GROUP',
  court: 'COURT',
} as const satisfies Readonly<Record<string, ConversationKind>>;

export type RecipientKind = keyof typeof RECIPIENT_KINDS;

export const isRecipientKind = (text: string): text is RecipientKind => Object.hasOwn(RECIPIENT_KINDS, text);

export const newConversationPath = (kind: RecipientKind, id: string): string =>
  `/dashboard/chat/new/${kind}/${encodeURIComponent(id)}`;

export const conversationPath = (id: string): string => `/dashboard/chat/${encodeURIComponent(id)}`;
