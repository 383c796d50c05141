import { Injectable } from '@nestjs/common';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Reaches } from '../application/ports/reach.js';
import type { Reach, ReminderChannel } from '../domain/reminders.js';
import { PreferenceEntity } from './reach-entities.js';

interface ReachRow {
  user_id: string;
  closed: boolean;
  number: string | null;
  turned_off: ReminderChannel[];
  subscriptions: string[];
}

@Injectable()
export class PostgresReaches extends Reaches {
  constructor(private readonly storage: Storage) {
    super();
  }

  async of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
    const rows = await rowsOf<ReachRow>(
      this.storage.manager,
      sql`select asked.user_id, phone.number,
          exists (select from closed_account where closed_account.user_id = asked.user_id) as closed,
          array(select channel from preference
            where preference.user_id = asked.user_id and topic = 'REMINDERS' and not enabled) as turned_off,
          array(select id from push_subscription
            where push_subscription.user_id = asked.user_id order by created_at, id) as subscriptions
        from unnest(${userIds}::text[]) as asked (user_id) left join phone on phone.user_id = asked.user_id`,
    );
    return new Map(
      rows.map(({ user_id, turned_off, ...reach }): [string, Reach] => [user_id, { ...reach, turnedOff: turned_off }]),
    );
  }

  async turn(userId: string, channel: ReminderChannel, on: boolean): Promise<void> {
    const row = { user_id: userId, topic: 'REMINDERS', channel, enabled: on } as const;
    await this.storage.manager.upsert(PreferenceEntity, row, ['user_id', 'topic', 'channel']);
  }
}
