import type { WebhookDelivery } from '../../application/ports/webhooks.js';
import type { PartnerKey } from '../../domain/webhooks/endpoint.js';
import type { PartnerKeyRow, WebhookDeliveryRow, WebhookMessageRow } from './webhook-entities.js';

export const partnerKeyOf = (row: PartnerKeyRow): PartnerKey => ({
  keyId: row.key_id,
  name: row.name,
  owner: row.owner,
  scopes: row.scopes,
  courtId: row.court_id,
  expiresAt: row.expires_at,
  revoked: row.revoked,
});

/** A delivery with its message, as one row. */
export type DeliveryWithMessageRow = WebhookDeliveryRow & Omit<WebhookMessageRow, 'id'>;

export const deliveryOf = (row: DeliveryWithMessageRow): WebhookDelivery => ({
  id: row.id,
  endpointId: row.endpoint_id,
  message: { id: row.message_id, type: row.type, subject: row.subject, at: row.at, body: row.body },
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  error: row.error,
  createdAt: row.created_at,
  triedAt: row.tried_at,
});
