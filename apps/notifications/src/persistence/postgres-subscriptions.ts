import { Injectable } from '@nestjs/common';
import { execute, sql, Storage } from '@setpoint/service-kit';
import { type Subscription, Subscriptions } from '../application/ports/subscriptions.js';
import { SubscriptionEntity } from './reach-entities.js';

@Injectable()
export class PostgresSubscriptions extends Subscriptions {
  constructor(private readonly storage: Storage) {
    super();
  }

  async find(id: string): Promise<Subscription | null> {
    const row = await this.storage.manager.findOneBy(SubscriptionEntity, { id });
    if (!row) return null;
    const { user_id: userId, session_id: sessionId, endpoint, p256dh, auth, created_at: createdAt } = row;
    return { id, userId, sessionId, endpoint, p256dh, auth, createdAt };
  }

  isIn(sessionId: string): Promise<boolean> {
    return this.storage.manager.existsBy(SubscriptionEntity, { session_id: sessionId });
  }

  add({ id, userId, sessionId, endpoint, p256dh, auth, createdAt }: Subscription, most: number): Promise<void> {
    return this.storage.transaction(async (manager) => {
      // Serialised, against concurrent requests.
      await execute(manager, sql`select pg_advisory_xact_lock(hashtextextended('push to ' || ${userId}::text, 0))`);
      await execute(
        manager,
        sql`delete from push_subscription where session_id = ${sessionId} and endpoint <> ${endpoint}`,
      );
      // One row per browser, so that its previous user's notifications are not shown to the next.
      await execute(
        manager,
        sql`insert into push_subscription (id, user_id, session_id, endpoint, p256dh, auth, created_at)
          values (${id}, ${userId}, ${sessionId}, ${endpoint}, ${p256dh}, ${auth}, ${createdAt})
          on conflict (endpoint) do update set id = excluded.id, user_id = excluded.user_id,
            session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
            created_at = excluded.created_at`,
      );
      await execute(
        manager,
        sql`delete from push_subscription where id in (
          select id from push_subscription where user_id = ${userId} order by created_at desc, id desc offset ${most})`,
      );
    });
  }

  async removeFrom(sessionId: string): Promise<void> {
    await this.storage.manager.delete(SubscriptionEntity, { session_id: sessionId });
  }

  async remove(id: string): Promise<void> {
    await this.storage.manager.delete(SubscriptionEntity, { id });
  }
}
