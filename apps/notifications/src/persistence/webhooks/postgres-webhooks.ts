import { Injectable } from '@nestjs/common';
import { Clock, decodeCursor, encodeCursor, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import { PLATFORM_USER } from '@setpoint/kernel';
import {
  deleteSome,
  execute,
  Jobs,
  join,
  keepInAuditLog,
  rowOf,
  rowsOf,
  type Sql,
  sql,
  Storage,
} from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import {
  type Attempt,
  type DeliveryCriteria,
  type WebhookAction,
  type WebhookDelivery,
  type WebhookMessage,
  Webhooks,
} from '../../application/ports/webhooks.js';
import type { DisabledReason, PartnerKey, WebhookEndpoint } from '../../domain/webhooks/endpoint.js';
import { DELIVER_WEBHOOK } from '../../jobs/queues.js';
import { sendTo } from './publish-facts.js';
import { PartnerKeyEntity, WebhookEndpointEntity } from './webhook-entities.js';
import { deliveryOf, type DeliveryWithMessageRow, partnerKeyOf } from './webhook-rows.js';
import { WebhookSecrets } from './webhook-secrets.js';

const ORDER = 'webhook-deliveries';
const withMessage = sql`select delivery.*, type, subject, at, body from webhook_delivery delivery
  join webhook_message message on message.id = message_id`;

/** Endpoints that are listed at once; those of one key are asked for by its id. */
const MOST_ENDPOINTS = 100;
/** Actions on an endpoint that are shown: the latest. */
const MOST_ACTIONS = 30;
/** With their deliveries, one for each endpoint that they went to. */
const MESSAGES_DELETED_AT_ONCE = 500;

@Injectable()
export class PostgresWebhooks extends Webhooks {
  constructor(
    private readonly storage: Storage,
    private readonly secrets: WebhookSecrets,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {
    super();
  }

  async key(keyId: string): Promise<PartnerKey | null> {
    const row = await this.storage.manager.findOneBy(PartnerKeyEntity, { key_id: keyId });
    return row && partnerKeyOf(row);
  }

  async endpoints(keyId: string | null): Promise<readonly WebhookEndpoint[]> {
    const rows = await this.storage.manager.find(WebhookEndpointEntity, {
      ...(keyId !== null && { where: { key_id: keyId } }),
      order: { created_at: 'ASC', id: 'ASC' },
      take: MOST_ENDPOINTS,
    });
    return rows.map((row) => this.secrets.endpointOf(row));
  }

  async endpoint(id: string): Promise<WebhookEndpoint | null> {
    const row = await this.storage.manager.findOneBy(WebhookEndpointEntity, { id });
    return row && this.secrets.endpointOf(row);
  }

  async addEndpoint(endpoint: WebhookEndpoint, action: WebhookAction): Promise<void> {
    await this.storage.transaction(async (manager) => {
      await manager.insert(WebhookEndpointEntity, this.secrets.rowOf(endpoint));
      await keepAction(manager, action);
    });
  }

  async changeEndpoint(id: string, change: Partial<WebhookEndpoint>, action: WebhookAction): Promise<void> {
    await this.storage.transaction(async (manager) => {
      const row = await manager.findOneByOrFail(WebhookEndpointEntity, { id });
      const { id: _same, ...changed } = this.secrets.rowOf({ ...this.secrets.endpointOf(row), ...change });
      await manager.update(WebhookEndpointEntity, { id }, changed);
      await keepAction(manager, action);
    });
  }

  async send(endpointId: string, message: WebhookMessage, action: WebhookAction): Promise<void> {
    await this.storage.transaction(async (manager) => {
      await sendTo(manager, this.jobs, message, [endpointId], this.clock.now());
      await keepAction(manager, action);
    });
  }

  async delivery(id: string): Promise<WebhookDelivery | null> {
    const row = await rowOf<DeliveryWithMessageRow>(
      this.storage.manager,
      sql`${withMessage} where delivery.id = ${id}`,
    );
    return row ? deliveryOf(row) : null;
  }

  async deliveries(criteria: DeliveryCriteria, { first, after }: PageRequest): Promise<Page<WebhookDelivery>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const [at, id] = seen ?? ['infinity', ''];
    const meeting = meets(criteria);
    const [rows, counted] = await Promise.all([
      rowsOf<DeliveryWithMessageRow>(
        manager,
        sql`${withMessage} where ${meeting} and (created_at, delivery.id) < (${at}::timestamptz, ${id})
          order by created_at desc, delivery.id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(
        manager,
        sql`select count(*) as count from webhook_delivery delivery
          join webhook_message message on message.id = message_id where ${meeting}`,
      ),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.created_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(deliveryOf), totalCount: counted!.count };
  }

  async attempted(delivery: WebhookDelivery, attempt: Attempt, disabled: DisabledReason | null): Promise<void> {
    const { at, state, status, error } = attempt;
    await this.storage.transaction(async (manager) => {
      await execute(
        manager,
        sql`update webhook_delivery set state = ${state}, status = ${status}, error = ${error}, tried_at = ${at},
          attempts = attempts + 1 where id = ${delivery.id}`,
      );
      // dropped without an attempt, so it says nothing about the receiver
      if (state === 'DROPPED' && !disabled) return;
      await execute(
        manager,
        sql`update webhook_endpoint set disabled = coalesce(disabled, ${disabled}),
            failing_since = case when ${state === 'DELIVERED'} then null else coalesce(failing_since, ${at}) end
          where id = ${delivery.endpointId}`,
      );
      if (!disabled) return;
      await keepAction(manager, { endpointId: delivery.endpointId, kind: 'DISABLED', by: null, at, reason: disabled });
    });
  }

  replay(criteria: DeliveryCriteria, ids: readonly string[], most: number, action: WebhookAction): Promise<number> {
    return this.storage.transaction(async (manager) => {
      const chosen = ids.length > 0 ? sql`${meets(criteria)} and delivery.id = any(${ids}::text[])` : meets(criteria);
      const rows = await rowsOf<{ id: string }>(
        manager,
        sql`select delivery.id from webhook_delivery delivery join webhook_message message on message.id = message_id
          where ${chosen} order by created_at, delivery.id limit ${most}`,
      );
      const found = rows.map(({ id }) => id);
      await execute(
        manager,
        sql`update webhook_delivery set state = 'WAITING', attempts = 0 where id = any(${found}::text[])`,
      );
      for (const deliveryId of found) await this.jobs.send(manager, DELIVER_WEBHOOK, { deliveryId });
      await keepAction(manager, action);
      return found.length;
    });
  }

  forget(before: Date): Promise<number> {
    return deleteSome(this.storage.manager, 'webhook_message', sql`at < ${before}`, MESSAGES_DELETED_AT_ONCE);
  }

  log(endpointId: string): Promise<readonly WebhookAction[]> {
    return rowsOf<WebhookAction>(
      this.storage.manager,
      sql`select endpoint_id as "endpointId", kind, by, at, reason from (
          select * from webhook_action where endpoint_id = ${endpointId} order by position desc limit ${MOST_ACTIONS}
        ) latest order by position`,
    );
  }
}

async function keepAction(manager: EntityManager, { endpointId, kind, by, at, reason }: WebhookAction): Promise<void> {
  await keepInAuditLog(manager, {
    ...{ action: `WEBHOOK_${kind}`, by: by ?? PLATFORM_USER, at, reason, before: null, after: kind },
    about: { type: 'WEBHOOK', id: endpointId },
  });
  await execute(
    manager,
    sql`insert into webhook_action (endpoint_id, kind, by, at, reason)
      values (${endpointId}, ${kind}, ${by}, ${at}, ${reason})`,
  );
}

function meets({ endpointId, state, type, from, to }: DeliveryCriteria): Sql {
  const conditions = [sql`true`];
  if (endpointId !== undefined) conditions.push(sql`endpoint_id = ${endpointId}`);
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (type !== undefined) conditions.push(sql`type = ${type}`);
  if (from !== undefined) conditions.push(sql`created_at >= ${from}`);
  if (to !== undefined) conditions.push(sql`created_at < ${to}`);
  return join(conditions, ' and ');
}
