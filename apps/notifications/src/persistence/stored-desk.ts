import { Injectable } from '@nestjs/common';
import { Jobs, Log, PushBus, type Effects } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { Desk, type NewMessage, type NewNotification, type Person, type Place } from '../application/desk.js';
import { notifyTopic } from '../domain/notify-topic.js';
import { SEND_MESSAGE } from '../jobs/queues.js';
import { keepNotifications } from './mailbox-rows.js';
import type { Tables } from './tables.js';

/** Opens a desk on the transaction of an event. */
@Injectable()
export class Desks {
  constructor(
    private readonly jobs: Jobs,
    private readonly push: PushBus,
    private readonly log: Log,
  ) {}

  on(tx: Transaction<Tables>, effects: Effects): Desk {
    return new StoredDesk(tx, effects, this.jobs, this.push, this.log);
  }
}

class StoredDesk extends Desk {
  constructor(
    private readonly tx: Transaction<Tables>,
    private readonly effects: Effects,
    private readonly jobs: Jobs,
    private readonly push: PushBus,
    private readonly log: Log,
  ) {
    super();
  }

  async people(userIds: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const rows = await this.tx
      .selectFrom('person')
      .select(['user_id', 'email', 'first_name', 'display_name', 'language', 'referred_by'])
      .where('user_id', 'in', [...userIds])
      .execute();
    return new Map(
      rows.map((row) => [
        row.user_id,
        {
          userId: row.user_id,
          email: row.email,
          firstName: row.first_name,
          displayName: row.display_name,
          language: row.language,
          referredBy: row.referred_by,
        },
      ]),
    );
  }

  async place(courtId: string): Promise<Place | null> {
    const row = await this.tx
      .selectFrom('place')
      .select(['court_id', 'name', 'city'])
      .where('court_id', '=', courtId)
      .executeTakeFirst();
    return row ? { courtId: row.court_id, name: row.name, city: row.city } : null;
  }

  keep(notifications: readonly NewNotification[]): Promise<NewNotification[]> {
    return keepNotifications(this.tx, notifications);
  }

  async post(messages: readonly NewMessage[]): Promise<void> {
    if (messages.length === 0) return;
    await this.tx
      .insertInto('message')
      .values(
        messages.map(({ id, channel, to, subject, text, html, template, language, createdAt }) => ({
          id,
          channel,
          recipient: to,
          subject,
          text,
          html,
          template,
          language,
          created_at: createdAt,
        })),
      )
      .execute();
    for (const { id } of messages) await this.jobs.send(this.tx, SEND_MESSAGE, { messageId: id });
  }

  ring(userIds: readonly string[]): void {
    this.effects.afterCommit(async () => {
      const rung = await Promise.allSettled(userIds.map((userId) => this.push.publish(notifyTopic(userId), {})));
      for (const one of rung)
        if (one.status === 'rejected') this.log.warn({ err: one.reason as unknown }, 'a bell did not ring');
    });
  }
}
