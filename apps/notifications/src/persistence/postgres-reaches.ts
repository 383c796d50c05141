import { Injectable } from '@nestjs/common';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { Reaches } from '../application/ports/reach.js';
import type { Choice } from '../domain/preferences.js';
import { USUAL_QUIET_HOURS, type DigestFrequency, type QuietHours } from '../domain/quiet-hours.js';
import { NO_REACH, type Reach } from '../domain/reach.js';
import { DeliverySettingEntity, PreferenceEntity, type DeliverySettingRow } from './reach-entities.js';

interface ReachRow extends Partial<DeliverySettingRow> {
  asked_id: string;
  closed: boolean;
  number: string | null;
  time_zone: string | null;
  choices: Choice[];
  subscriptions: string[];
}

@Injectable()
export class PostgresReaches extends Reaches {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(userIds: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
    return readReaches(this.storage.manager, userIds);
  }

  async choose(userId: string, { topic, channel, enabled }: Choice): Promise<void> {
    const row = { user_id: userId, topic, channel, enabled };
    await this.storage.manager.upsert(PreferenceEntity, row, ['user_id', 'topic', 'channel']);
  }

  setQuietHours(userId: string, { enabled, from, until }: QuietHours): Promise<void> {
    return this.set(userId, { quiet: enabled, quiet_from: from, quiet_until: until });
  }

  setDigest(userId: string, digest: DigestFrequency): Promise<void> {
    return this.set(userId, { digest });
  }

  /** Changed values; others stay or get defaults. */
  private async set(userId: string, change: Partial<DeliverySettingRow>): Promise<void> {
    const { enabled, from, until } = USUAL_QUIET_HOURS;
    const usual = { quiet: enabled, quiet_from: from, quiet_until: until, digest: NO_REACH.digest };
    await this.storage.transaction(async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(DeliverySettingEntity)
        .values({ user_id: userId, ...usual })
        .orIgnore()
        .execute();
      await manager.update(DeliverySettingEntity, { user_id: userId }, change);
    });
  }
}

/** Within the caller's transaction, since the pool may have no other connection. */
export async function readReaches(
  manager: EntityManager,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Reach>> {
  const rows = await rowsOf<ReachRow>(
    manager,
    sql`select asked.id as asked_id, phone.number, person.time_zone, delivery_setting.*,
        exists (select from closed_account where closed_account.user_id = asked.id) as closed,
        coalesce((select jsonb_agg(jsonb_build_object('topic', topic, 'channel', channel, 'enabled', enabled))
          from preference where preference.user_id = asked.id), '[]') as choices,
        array(select id from push_subscription
          where push_subscription.user_id = asked.id order by created_at, id) as subscriptions
      from unnest(${userIds}::text[]) as asked (id) left join phone on phone.user_id = asked.id
        left join person on person.user_id = asked.id
        left join delivery_setting on delivery_setting.user_id = asked.id`,
  );
  return new Map(rows.map((row): [string, Reach] => [row.asked_id, reachOf(row)]));
}

function reachOf(row: ReachRow): Reach {
  const { closed, number, choices, subscriptions, time_zone: timeZone } = row;
  const { quiet, quiet_from: from, quiet_until: until, digest } = row;
  const isSet = typeof quiet === 'boolean' && from != null && until != null;
  return {
    ...{ closed, number, choices, subscriptions, timeZone },
    quiet: isSet ? { enabled: quiet, from, until } : NO_REACH.quiet,
    digest: digest ?? NO_REACH.digest,
  };
}
