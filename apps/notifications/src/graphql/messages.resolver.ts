import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { pageSize, toConnection, type Identity } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { type Message as StoredMessage, type MessageCriteria, Messages } from '../application/ports/messages.js';
import { SupportWork } from '../application/ports/support-work.js';
import { SupportMessages } from '../application/support-messages.js';
import type {
  Message,
  MutationResendMessageArgs,
  MutationSendSupportMessageArgs,
  QueryMessageActionsArgs,
  QueryMessagesArgs,
  ResolversTypes,
} from './generated/schema.js';

@Resolver()
export class MessagesResolver {
  constructor(
    private readonly messages: Messages,
    private readonly support: SupportMessages,
    private readonly actions: SupportWork,
  ) {}

  @Query('messages')
  async list(@Args() { filter, first, after }: QueryMessagesArgs): Promise<ResolversTypes['MessageConnection']> {
    const { to, channel, state, type, userId } = filter ?? {};
    const part = to?.trim();
    const criteria: MessageCriteria = {
      ...(part && { to: part }),
      ...(channel && { channel }),
      ...(state && { state }),
      ...(type && { type }),
      ...(userId && { userId }),
    };
    const page = await this.messages.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(messageShape) });
  }

  @Query('messageActions')
  async log(@Args() { userId }: QueryMessageActionsArgs): Promise<ResolversTypes['MessageAction'][]> {
    const actions = await this.actions.actionsAbout(userId);
    return actions.map(({ kind, by, at, after }) => ({ kind, at, after, by: { id: by } }));
  }

  @Mutation('resendMessage')
  async resend(
    @Args() { input }: MutationResendMessageArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SupportMessagePayload']> {
    const outcome = await this.support.resend(input.id, signedIn(viewer));
    return outcome.ok ? succeed({}) : failed(outcome, {});
  }

  @Mutation('sendSupportMessage')
  async send(
    @Args() { input }: MutationSendSupportMessageArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SupportMessagePayload']> {
    const outcome = await this.support.send(input, signedIn(viewer));
    return outcome.ok ? succeed({}) : failed(outcome, {});
  }
}

const NOT_COMPOSED = { to: null, subject: null, text: null, html: null, language: null };

/** A message in the GraphQL schema; fields unknown before composition are null. */
const messageShape = ({ userId, ...message }: StoredMessage): Message => ({
  ...NOT_COMPOSED,
  ...message,
  nextTryAt: message.state === 'WAITING' ? message.handOverAt : null,
  user: userId === null ? null : { id: userId },
});
