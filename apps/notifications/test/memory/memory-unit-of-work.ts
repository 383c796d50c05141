import { type NewMessage, type NewNotification, UnitOfWork } from '../../src/application/ports/unit-of-work.js';

export class MemoryUnitOfWork extends UnitOfWork {
  readonly kept: NewNotification[] = [];
  readonly posted: NewMessage[] = [];
  readonly pushed: string[] = [];

  keep(notifications: readonly NewNotification[]): Promise<NewNotification[]> {
    const added = notifications.filter((one) => !this.kept.some((other) => key(one) === key(other)));
    this.kept.push(...added);
    return Promise.resolve(added);
  }

  readOfConversation(): Promise<boolean> {
    return Promise.resolve(false);
  }

  post(messages: readonly NewMessage[]): Promise<void> {
    this.posted.push(...messages);
    return Promise.resolve();
  }

  pushUnreadCounts(userIds: readonly string[]): void {
    this.pushed.push(...userIds);
  }
}

const key = ({ eventId, userId, type }: NewNotification) => `${eventId} ${userId} ${type}`;
