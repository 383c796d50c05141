import { insertRows, type Jobs, rowsOf, sql } from '@setpoint/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import type { PublishedFact } from '../../application/ports/webhooks.js';
import { isOpen, mayReceive } from '../../domain/webhooks/endpoint.js';
import { DELIVER_WEBHOOK } from '../../jobs/queues.js';
import { partnerKeyOf } from './webhook-rows.js';
import {
  type PartnerKeyRow,
  WebhookDeliveryEntity,
  WebhookEndpointEntity,
  WebhookMessageEntity,
} from './webhook-entities.js';

/** Keeps each fact with a delivery and its job for every endpoint that chose it, in the order of the facts. */
export async function publishFacts(
  manager: EntityManager,
  jobs: Jobs,
  facts: readonly PublishedFact[],
  now: Date,
): Promise<void> {
  const endpoints = await manager.findBy(WebhookEndpointEntity, { disabled: IsNull() });
  if (endpoints.length === 0) return;
  const ids = endpoints.map(({ key_id }) => key_id);
  const rows = await rowsOf<PartnerKeyRow>(manager, sql`select * from partner_key where key_id = any(${ids}::text[])`);
  const keys = new Map(rows.map((row) => [row.key_id, partnerKeyOf(row)]));
  for (const { message, event, courtId } of facts) {
    const chosenBy = endpoints.filter(({ key_id, types }) => {
      const key = keys.get(key_id)!;
      const isTheirs = courtId === null || courtId === key.courtId;
      return types.includes(event.type) && isOpen(key, now) && mayReceive(key, event) && isTheirs;
    });
    if (chosenBy.length > 0)
      await sendTo(
        manager,
        jobs,
        message,
        chosenBy.map(({ id }) => id),
        now,
      );
  }
}

/** Keeps a message with a delivery and its job for each of these endpoints. */
export async function sendTo(
  manager: EntityManager,
  jobs: Jobs,
  message: PublishedFact['message'],
  endpointIds: readonly string[],
  now: Date,
): Promise<void> {
  await insertRows(manager, WebhookMessageEntity, [{ ...message }]);
  const deliveries = endpointIds.map((endpointId) => ({
    ...{ id: `${message.id}:${endpointId}`, endpoint_id: endpointId, message_id: message.id },
    ...{ state: 'WAITING' as const, attempts: 0, status: null, error: null, created_at: now, tried_at: null },
  }));
  await insertRows(manager, WebhookDeliveryEntity, deliveries);
  for (const { id } of deliveries) await jobs.send(manager, DELIVER_WEBHOOK, { deliveryId: id });
}
