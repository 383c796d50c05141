import { ANA, aPage, aPlayer } from './club.js';

type Made = Record<string, unknown>;

export interface Said extends Made {
  readonly seq: number;
}

const START = Date.parse('2026-06-01T10:00:00Z');

/** The `seq`-th message of the conversation with Ben, a minute after the one before; his unless it says otherwise. */
export const aMessage = (seq: number, more: Made = {}): Said => ({
  __typename: 'ChatMessage',
  id: `c1.${seq}`,
  conversationId: 'c1',
  seq,
  text: `Message ${seq}`,
  sender: aPlayer('Ben Serra'),
  guestName: null,
  platformNote: null,
  about: null,
  sentAt: new Date(START + seq * 60_000).toISOString(),
  clientId: null,
  isMine: false,
  mayReport: true,
  ...more,
});

export const me = () => aPlayer('Ana Rossi', { id: ANA.id });

export function aConversation(more: Made = {}): Made & { id: string; messages: unknown } {
  const said = (more['said'] as Said[] | undefined) ?? [];
  const ben = aPlayer('Ben Serra');
  const of = (user: unknown, readSeq: number | null = 0) => ({ user, guestName: null, readSeq });
  return {
    __typename: 'Conversation',
    id: 'c1',
    kind: 'PLAYER',
    player: ben,
    match: null,
    tournament: null,
    league: null,
    court: null,
    group: null,
    participants: [of(me()), of(ben)],
    participantCount: 2,
    lastMessage: said.at(-1) ?? null,
    lastAt: said.at(-1)?.['sentAt'] ?? null,
    lastSeq: said.at(-1)?.seq ?? 0,
    unreadCount: 0,
    readSeq: 0,
    muted: false,
    writingRefusal: null,
    messages: ({ first, after, afterSeq }: { first: number; after?: string; afterSeq?: number }) => {
      if (typeof afterSeq === 'number')
        return aPage(
          said.filter(({ seq }) => seq > afterSeq),
          { first },
        );
      return aPage(said.toReversed(), { first, after: after ?? null });
    },
    ...more,
  };
}

/** Root fields of the chat: conversations by id, as the API serves them and as commands change them. */
export function chatOf(conversations: () => readonly Made[]): Made {
  const found = (id: string) => conversations().find((one) => one['id'] === id) ?? null;
  const done = (conversation: unknown = null) => ({ success: true, fieldErrors: [], conversation });
  return {
    conversations: ({ first, after }: { first: number; after?: string }) =>
      aPage(conversations(), { first, after: after ?? null }),
    conversation: ({ id }: { id: string }) => found(id),
    unreadConversationCount: () =>
      conversations().filter(({ unreadCount, muted }) => Number(unreadCount) > 0 && !muted).length,
    chatContacts: [],
    markConversationRead: ({ input }: { input: { conversationId: string } }) => done(found(input.conversationId)),
    muteConversation: ({ input }: { input: { conversationId: string; muted: boolean } }) =>
      done({ ...found(input.conversationId), muted: input.muted }),
    deleteConversation: () => done(),
    showTyping: () => done(),
    reportMessage: () => done(),
  };
}
