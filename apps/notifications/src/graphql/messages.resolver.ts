import { Args, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection } from '@setpoint/kernel';
import { type Message, type MessageChannel, Messages } from '../application/ports/messages.js';

interface MessagesFilter {
  readonly to?: string | null;
  readonly channel?: MessageChannel | null;
}

@Resolver()
export class MessagesResolver {
  constructor(private readonly messages: Messages) {}

  @Query('messages')
  async list(
    @Args('filter') filter: MessagesFilter | null | undefined,
    @Args('first') first: number | null,
    @Args('after') after: string | null | undefined,
  ) {
    const to = filter?.to?.trim();
    const criteria = { ...(to && { to }), ...(filter?.channel && { channel: filter.channel }) };
    const page = await this.messages.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(messageShape) });
  }
}

/** A message as the contract shows it; what is not known before it is composed is null. */
const messageShape = ({ userId, ...message }: Message) => ({
  ...message,
  user: userId === null ? null : { id: userId },
});
