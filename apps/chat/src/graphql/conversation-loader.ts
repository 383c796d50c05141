import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import type { Conversations } from '../application/ports/conversations.js';
import type { ConversationId } from '../domain/conversation.js';

/** One statement for each request, however many conversations it shows. */
export const conversationLoader = (loaders: LoaderRegistry, conversations: Conversations) =>
  loaders.get('conversations', async (ids: readonly ConversationId[]) =>
    inOrder(ids, await conversations.byIds(ids), ({ id }) => id),
  );
