import type { InternalCalls } from '../routes/internal-calls.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import type { Readership } from './room.js';

const QUERY = `query ConversationReaders($conversationId: ID!, $userIds: [ID!]!) {
  conversationReaders(conversationId: $conversationId, userIds: $userIds) { lastSeq access userIds }
}`;

interface Answer {
  readonly conversationReaders: {
    readonly lastSeq: number;
    readonly access: number;
    readonly userIds: string[];
  } | null;
}

/** Asks chat who of these people may read a conversation; nobody may read a missing one. */
export const conversationReaders =
  (chat: () => InternalCalls) =>
  async (conversationId: string, userIds: readonly string[]): Promise<Readership> => {
    const requestId = currentRequestId() ?? 'conversation-readers';
    const { conversationReaders: found } = await chat().call<Answer>(QUERY, { conversationId, userIds }, requestId);
    return { lastSeq: found?.lastSeq ?? 0, access: found?.access ?? 0, readers: new Set(found?.userIds) };
  };
