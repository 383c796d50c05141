import {
  type ForDigest,
  type Kept,
  type NewMessage,
  type NewNotification,
  UnitOfWork,
} from '../../src/application/ports/unit-of-work.js';
import { MemoryReaches } from './memory-reaches.js';

export class MemoryUnitOfWork extends UnitOfWork {
  readonly kept: NewNotification[] = [];
  readonly posted: NewMessage[] = [];
  readonly pushed: string[] = [];
  readonly known = new MemoryReaches();
  readonly forDigests: ForDigest[] = [];
  /** Conversations of which something unread waits. */
  readonly waiting = new Set<string>();

  keep(notifications: readonly NewNotification[]): Promise<Kept[]> {
    const added = notifications
      .filter((one) => !this.kept.some((other) => key(one) === key(other)))
      .map((one) => ({ ...one, replaces: this.waiting.has(one.conversationId ?? '') }));
    for (const { conversationId } of added) if (conversationId) this.waiting.add(conversationId);
    this.kept.push(...added);
    return Promise.resolve(added);
  }

  reaches(userIds: readonly string[]) {
    return this.known.of(userIds);
  }

  readOfConversation(): Promise<boolean> {
    return Promise.resolve(false);
  }

  post(messages: readonly NewMessage[]): Promise<void> {
    this.posted.push(...messages);
    return Promise.resolve();
  }

  restart(): Promise<null> {
    return Promise.resolve(null);
  }

  addToDigests(news: readonly ForDigest[]): Promise<void> {
    this.forDigests.push(...news);
    return Promise.resolve();
  }

  pushUnreadCounts(userIds: readonly string[]): void {
    this.pushed.push(...userIds);
  }
}

const key = ({ eventId, userId, type }: NewNotification) => `${eventId} ${userId} ${type}`;
