import { randomUUID } from 'node:crypto';
import { blockChanged, followChanged, profileChanged } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { FixedClock, player, startTestService, type TestService } from '@setpoint/testkit';
import { chatService } from '../../src/service.js';

/* eslint-disable @typescript-eslint/no-explicit-any */

const MESSAGE = 'id seq text guestName platformNote sentAt clientId mayReport sender { id }';
const CONVERSATION = `id kind lastSeq lastAt unreadCount readSeq muted writingRefusal player { id } match { id }
  tournament { id } league { id } court { id } group { id number } participantCount
  participants { user { id } guestName readSeq } lastMessage { seq text platformNote }`;
const PAYLOAD = `success errorCode fieldErrors { field code } conversation { ${CONVERSATION} }`;
const SENT = `success errorCode fieldErrors { field code } retryAfterSeconds message { ${MESSAGE} }`;

/** The service with people who know each other, and what they do there in words. */
export class Stage {
  private constructor(
    readonly service: TestService,
    readonly clock: FixedClock,
  ) {}

  static async start(): Promise<Stage> {
    const clock = new FixedClock();
    return new Stage(await startTestService(chatService, { clock }), clock);
  }

  stop() {
    return this.service.stop();
  }

  async ask(document: string, variables: object, who?: Identity): Promise<any> {
    const { data, errors } = await this.service.query(document, { ...variables }, who);
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
    return Object.values(data!)[0];
  }

  async people(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.service.deliver(profileChanged, {
        ...{ userId: id, firstName: id, lastName: 'Test', displayName: `${id} Test`, sex: null, language: 'en' },
        ...{ sports: [1], inviteCode: `code-of-${id}`, location: null },
      });
    }
  }

  follow(followerId: string, followedId: string, following = true) {
    return this.service.deliver(followChanged, { followerId, followedId, following });
  }

  block(blockerId: string, blockedId: string, blocked = true) {
    return this.service.deliver(blockChanged, { blockerId, blockedId, blocked });
  }

  open(who: string, kind: string, recipientId: string) {
    const input = { kind, recipientId };
    const document = `mutation ($input: OpenConversationInput!) { openConversation(input: $input) { ${PAYLOAD} } }`;
    return this.ask(document, { input }, player(who));
  }

  send(who: string, conversationId: string, text: string, clientId: string = randomUUID()) {
    const input = { conversationId, clientId, text };
    return this.ask(
      `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ${SENT} } }`,
      { input },
      player(who),
    );
  }

  sendAsGuest(token: string, text: string, clientId: string = randomUUID()) {
    const input = { token, clientId, text };
    return this.ask(`mutation ($input: SendMessageAsGuestInput!) { sendMessageAsGuest(input: $input) { ${SENT} } }`, {
      input,
    });
  }

  /** One of the commands that a member gives about a conversation. */
  change(who: string, command: string, input: { readonly conversationId: string } & Record<string, unknown>) {
    const type = `${command[0]!.toUpperCase()}${command.slice(1)}Input`;
    const known = ['deleteConversation', 'showTyping'].includes(command) ? 'ConversationIdInput' : type;
    return this.ask(
      `mutation ($input: ${known}!) { ${command}(input: $input) { ${PAYLOAD} } }`,
      { input },
      player(who),
    );
  }

  conversation(who: string, id: string) {
    return this.ask(`query ($id: ID!) { conversation(id: $id) { ${CONVERSATION} } }`, { id }, player(who));
  }

  async list(who: string, filter: object = {}): Promise<any[]> {
    const document = `query ($filter: ConversationsFilter) { conversations(filter: $filter, first: 100) { edges { node { ${CONVERSATION} } } } }`;
    const { edges } = await this.ask(document, { filter }, player(who));
    return edges.map(({ node }: any) => node);
  }

  unread(who: string): Promise<number> {
    return this.ask('{ unreadConversationCount }', {}, player(who));
  }

  async messages(who: string, id: string, args = 'first: 100'): Promise<any> {
    const document = `query ($id: ID!) { conversation(id: $id) { messages(${args}) { pageInfo { hasNextPage endCursor } edges { node { ${MESSAGE} } } } } }`;
    const conversation = await this.ask(document, { id }, player(who));
    return conversation?.messages;
  }

  /** What somebody reads, newest first. */
  async texts(who: string, id: string, args?: string): Promise<(string | null)[] | undefined> {
    return (await this.messages(who, id, args))?.edges.map(({ node }: any) => node.text ?? node.platformNote);
  }
}
