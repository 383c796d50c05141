import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { inOrder, type LoaderRegistry } from '@setpoint/service-kit';
import { ConversationReads } from '../application/ports/conversation-reads.js';
import type { ConversationId } from '../domain/conversation.js';
import { conversationSource, type ConversationSource } from './conversation-source.js';
import { messageSource, type MessageSource } from './message-source.js';

/** Batched reads for resolvers. */
@Injectable()
export class ReadConversations {
  constructor(private readonly reads: ConversationReads) {}

  /** Null if there is none or the viewer is not a member. */
  async one(id: ConversationId, viewer: UserId, loaders: LoaderRegistry): Promise<ConversationSource | null> {
    const loader = loaders.get(`conversations of ${viewer}`, async (ids: readonly ConversationId[]) =>
      inOrder(ids, await this.reads.views(viewer, ids), ({ conversation }) => conversation.id),
    );
    const view = await loader.load(id);
    return view && conversationSource(view, viewer);
  }

  async message(
    id: ConversationId,
    seq: number,
    viewer: UserId,
    loaders: LoaderRegistry,
  ): Promise<MessageSource | null> {
    const conversation = await this.one(id, viewer, loaders);
    const message = conversation && (await this.reads.message(conversation.view, seq));
    return message && messageSource(message, viewer);
  }
}
