import type { Missed, Older } from '../thread/talk.js';

interface Messages<Message> {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly edges: readonly { readonly node: Message }[];
}

/** A page of the past, turned into the order in which it was written. Throws where there is no conversation. */
export function olderIn<Answered, Message>(
  conversation: { readonly lastSeq: number; readonly messages: Messages<Answered> } | null | undefined,
  shown: (message: Answered) => Message,
): Older<Message> & { readonly lastSeq: number } {
  if (!conversation) throw new Error('no conversation');
  const { edges, pageInfo } = conversation.messages;
  return {
    messages: edges.map(({ node }) => shown(node)).toReversed(),
    cursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    lastSeq: conversation.lastSeq,
  };
}

export function missedIn<Answered, Message>(
  conversation: { readonly messages: Messages<Answered> } | null | undefined,
  shown: (message: Answered) => Message,
): Missed<Message> {
  if (!conversation) throw new Error('no conversation');
  const { edges, pageInfo } = conversation.messages;
  return { messages: edges.map(({ node }) => shown(node)), hasMore: pageInfo.hasNextPage };
}
