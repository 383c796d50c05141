import type { Page } from '@setpoint/kernel';
import { MessageTransport } from '../../src/application/ports/message-transport.js';
import {
  type ComposedMessage,
  type Composition,
  type Message,
  Messages,
  type UncomposedMessage,
} from '../../src/application/ports/messages.js';
import { aMatch } from '../builders.js';

const core = {
  id: 'msg1',
  channel: 'EMAIL',
  template: 'matchInvited',
  state: 'WAITING',
  createdAt: new Date('2026-06-01T10:00:00Z'),
  sentAt: null,
  attempts: 0,
  goodUntil: null,
  subscriptionId: null,
} as const;

export class MemoryMessages extends Messages {
  readonly all = new Map<string, Message>();

  /** A composed mail that waits, unless the test says otherwise. */
  add(but: Partial<ComposedMessage> = {}): void {
    const message: ComposedMessage = {
      ...core,
      userId: 'ana',
      content: null,
      to: 'ana@setpoint.example',
      subject: 'Subject',
      text: 'Text',
      html: '<p>Text</p>',
      language: 'en',
      ...but,
    };
    this.all.set(message.id, message);
  }

  /** An invitation by ana that waits for its recipient, carla. */
  addUncomposed(but: Partial<UncomposedMessage> = {}): void {
    const content = { template: 'matchInvited', actorId: 'ana', match: aMatch(), countsAt: null } as const;
    const message: UncomposedMessage = { ...core, userId: 'carla', content, ...but };
    this.all.set(message.id, message);
  }

  page(): Promise<Page<Message>> {
    const items = [...this.all.values()];
    const cursors = items.map(({ id }) => id);
    return Promise.resolve({ items, cursors, hasNextPage: false, hasPreviousPage: false, totalCount: items.length });
  }

  waiting(id: string): Promise<Message | null> {
    const message = this.all.get(id);
    return Promise.resolve(message?.state === 'WAITING' ? message : null);
  }

  compose(id: string, composition: Composition): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, ...composition, content: null });
    return Promise.resolve();
  }

  sent(id: string, at: Date, kept: Pick<ComposedMessage, 'text' | 'html'> | null): Promise<void> {
    return this.tried(id, { state: 'SENT', sentAt: at, ...kept });
  }

  leftOut(id: string): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, state: 'LEFT_OUT' });
    return Promise.resolve();
  }

  failed(id: string, givenUp: boolean): Promise<void> {
    return this.tried(id, givenUp ? { state: 'FAILED' } : {});
  }

  private tried(id: string, change: Partial<ComposedMessage>): Promise<void> {
    const message = this.all.get(id)!;
    this.all.set(id, { ...message, ...change, attempts: message.attempts + 1 } as Message);
    return Promise.resolve();
  }
}

/** A provider that takes everything, until it is given an error to reject with. */
export class MemoryTransport extends MessageTransport {
  readonly sent: ComposedMessage[] = [];
  error: Error | null = null;

  constructor(readonly staysHere = false) {
    super();
  }

  send(message: ComposedMessage): Promise<void> {
    if (this.error) return Promise.reject(this.error);
    this.sent.push(message);
    return Promise.resolve();
  }
}
