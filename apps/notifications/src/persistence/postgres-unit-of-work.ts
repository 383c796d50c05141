import { Injectable } from '@nestjs/common';
import { type Effects, insertRows, Jobs, Log, PushBus } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  type ForDigest,
  type Kept,
  type NewMessage,
  type NewNotification,
  UnitOfWork,
} from '../application/ports/unit-of-work.js';
import type { Reach } from '../domain/reach.js';
import { notifyTopic } from '../domain/notify-topic.js';
import { SEND_MESSAGE } from '../jobs/queues.js';
import { MessageEntity } from './entities.js';
import { addToDigests } from './digest-rows.js';
import { readReaches } from './postgres-reaches.js';
import { keepNotifications, readOfConversation } from './mailbox-rows.js';
import { newMessageRow, restartMessage } from './message-rows.js';

/** Opens units of work on the transactions of events. */
@Injectable()
export class UnitsOfWork {
  constructor(
    private readonly jobs: Jobs,
    private readonly push: PushBus,
    private readonly log: Log,
  ) {}

  on(manager: EntityManager, effects: Effects): UnitOfWork {
    return new PostgresUnitOfWork(manager, effects, this.jobs, this.push, this.log);
  }
}

class PostgresUnitOfWork extends UnitOfWork {
  constructor(
    private readonly manager: EntityManager,
    private readonly effects: Effects,
    private readonly jobs: Jobs,
    private readonly push: PushBus,
    private readonly log: Log,
  ) {
    super();
  }

  keep(notifications: readonly NewNotification[]): Promise<Kept[]> {
    return keepNotifications(this.manager, notifications);
  }

  reaches(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
    return readReaches(this.manager, userIds);
  }

  readOfConversation(userId: string, conversationId: string, now: Date): Promise<boolean> {
    return readOfConversation(this.manager, userId, conversationId, now);
  }

  async post(messages: readonly NewMessage[]): Promise<void> {
    await insertRows(this.manager, MessageEntity, messages.map(newMessageRow));
    for (const { id, dueAt } of messages)
      if (!dueAt) await this.jobs.send(this.manager, SEND_MESSAGE, { messageId: id });
  }

  async restart(id: string, now: Date) {
    const found = await restartMessage(this.manager, id, now);
    if (found?.done) await this.jobs.send(this.manager, SEND_MESSAGE, { messageId: id });
    return found;
  }

  addToDigests(news: readonly ForDigest[]): Promise<void> {
    return addToDigests(this.manager, news);
  }

  pushUnreadCounts(userIds: readonly string[]): void {
    this.effects.afterCommit(async () => {
      const pushed = await Promise.allSettled(userIds.map((userId) => this.push.publish(notifyTopic(userId), {})));
      for (const one of pushed)
        if (one.status === 'rejected') this.log.warn({ err: one.reason as unknown }, 'an unread count was not pushed');
    });
  }
}
