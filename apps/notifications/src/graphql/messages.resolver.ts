import { Args, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection } from '@setpoint/kernel';
import { Messages, type MessageChannel } from '../application/messages.js';

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
    return toConnection(await this.messages.page(criteria, { first: pageSize(first, 50), after: after ?? null }));
  }
}
