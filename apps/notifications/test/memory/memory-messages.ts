import type { Page } from '@setpoint/kernel';
import { Messages, MessageTransport, type Message } from '../../src/application/messages.js';

export class MemoryMessages extends Messages {
  readonly all = new Map<string, Message>();

  /** A mail that waits, unless told. */
  add(but: Partial<Message> = {}): Message {
    const message: Message = {
      id: 'msg1',
      channel: 'EMAIL',
      to: 'ana@setpoint.example',
      subject: 'Subject',
      text: 'Text',
      html: '<p>Text</p>',
      template: 'matchInvited',
      language: 'en',
      state: 'WAITING',
      createdAt: new Date('2026-06-01T10:00:00Z'),
      sentAt: null,
      attempts: 0,
      ...but,
    };
    this.all.set(message.id, message);
    return message;
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

  sent(id: string, at: Date, kept: Pick<Message, 'text' | 'html'> | null): Promise<void> {
    return this.change(id, { state: 'SENT', sentAt: at, ...kept });
  }

  failed(id: string, givenUp: boolean): Promise<void> {
    return this.change(id, givenUp ? { state: 'FAILED' } : {});
  }

  private change(id: string, change: Partial<Message>): Promise<void> {
    const message = this.all.get(id)!;
    this.all.set(id, { ...message, ...change, attempts: message.attempts + 1 });
    return Promise.resolve();
  }
}

/** A provider that is away until told, or refuses for good. */
export class MemoryTransport extends MessageTransport {
  readonly sent: Message[] = [];
  fault: Error | null = null;

  constructor(readonly staysHere = false) {
    super();
  }

  send(message: Message): Promise<void> {
    if (this.fault) return Promise.reject(this.fault);
    this.sent.push(message);
    return Promise.resolve();
  }
}
