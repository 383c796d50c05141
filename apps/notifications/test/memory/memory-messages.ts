import type { Page } from '@setpoint/kernel';
import { MessageTransport } from '../../src/application/ports/message-transport.js';
import {
  type ComposedMessage,
  type Composition,
  type DigestNews,
  type Failure,
  type Message,
  Messages,
  type UncomposedMessage,
} from '../../src/application/ports/messages.js';
import type { LeftOutReason } from '../../src/domain/left-out.js';
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
  topic: 'MATCHES',
  type: 'MATCH_INVITED',
  notificationId: null,
  conversationId: null,
  dueAt: new Date('2026-06-01T10:00:00Z'),
  handOverAt: new Date('2026-06-01T10:10:00Z'),
  reason: null,
  detail: null,
} as const;

export class MemoryMessages extends Messages {
  readonly all = new Map<string, Message>();
  /** Notifications that were read. */
  readonly read = new Set<string>();
  news: readonly DigestNews[] = [];
  private readonly taken = new Set<string>();

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

  /** Until somebody is done with it, nobody else gets it. */
  take(id: string): Promise<Message | null> {
    const message = this.all.get(id);
    if (message?.state !== 'WAITING' || this.taken.has(id)) return Promise.resolve(null);
    this.taken.add(id);
    return Promise.resolve(message);
  }

  /** Those that are due, which a job would send now. */
  due(now: Date): string[] {
    return [...this.all.values()]
      .filter(({ state, handOverAt }) => state === 'WAITING' && handOverAt <= now)
      .map(({ id }) => id);
  }

  handOver(now: Date): Promise<number> {
    return Promise.resolve(this.due(now).length);
  }

  wasRead({ notificationId }: Pick<Message, 'notificationId'>): Promise<boolean> {
    return Promise.resolve(notificationId !== null && this.read.has(notificationId));
  }

  newsOf(): Promise<readonly DigestNews[]> {
    return Promise.resolve(this.news);
  }

  compose(id: string, composition: Composition): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, ...composition, content: null });
    return Promise.resolve();
  }

  sent(id: string, at: Date, kept: Pick<ComposedMessage, 'text' | 'html'> | null): Promise<void> {
    return this.tried(id, { state: 'SENT', sentAt: at, ...kept });
  }

  leftOut(id: string, reason: LeftOutReason): Promise<void> {
    this.all.set(id, { ...this.all.get(id)!, state: 'LEFT_OUT', reason });
    return Promise.resolve();
  }

  postpone(id: string, until: Date): Promise<void> {
    this.taken.delete(id);
    this.all.set(id, { ...this.all.get(id)!, handOverAt: until, dueAt: until });
    return Promise.resolve();
  }

  failed(id: string, { reason, detail }: Failure, again: Date | null): Promise<void> {
    return this.tried(id, { detail, ...(again ? { handOverAt: again } : { state: 'FAILED', reason }) });
  }

  private tried(id: string, change: Partial<ComposedMessage>): Promise<void> {
    const message = this.all.get(id)!;
    this.taken.delete(id);
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
