import { Args, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection } from '@setpoint/kernel';
import { type Message as StoredMessage, Messages } from '../application/ports/messages.js';
import type { Message, QueryMessagesArgs, ResolversTypes } from './generated/schema.js';

@Resolver()
export class MessagesResolver {
  constructor(private readonly messages: Messages) {}

  @Query('messages')
  async list(@Args() { filter, first, after }: QueryMessagesArgs): Promise<ResolversTypes['MessageConnection']> {
    const to = filter?.to?.trim();
    const criteria = { ...(to && { to }), ...(filter?.channel && { channel: filter.channel }) };
    const page = await this.messages.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(messageShape) });
  }
}

const NOT_COMPOSED = { to: null, subject: null, text: null, html: null, language: null };

/** A message as the contract shows it; what is not known before it is composed is null. */
const messageShape = ({ userId, ...message }: StoredMessage): Message => ({
  ...NOT_COMPOSED,
  ...message,
  user: userId === null ? null : { id: userId },
});
