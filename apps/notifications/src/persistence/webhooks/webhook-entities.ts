import { EntitySchema } from 'typeorm';
import type { DeliveryState } from '../../application/ports/webhooks.js';
import type { DisabledReason } from '../../domain/webhooks/endpoint.js';

export interface PartnerKeyRow {
  key_id: string;
  name: string;
  owner: string;
  scopes: string[];
  court_id: string | null;
  expires_at: Date | null;
  revoked: boolean;
}

export const PartnerKeyEntity = new EntitySchema<PartnerKeyRow>({
  name: 'partner_key',
  tableName: 'partner_key',
  columns: {
    key_id: { type: 'text', primary: true },
    name: { type: 'text' },
    owner: { type: 'text' },
    scopes: { type: 'text', array: true },
    court_id: { type: 'text', nullable: true },
    expires_at: { type: 'timestamptz', nullable: true },
    revoked: { type: 'boolean' },
  },
});

export interface WebhookEndpointRow {
  id: string;
  key_id: string;
  url: string;
  types: string[];
  sealed_secret: string;
  sealed_former_secret: string | null;
  former_until: Date | null;
  disabled: DisabledReason | null;
  failing_since: Date | null;
  created_at: Date;
}

export const WebhookEndpointEntity = new EntitySchema<WebhookEndpointRow>({
  name: 'webhook_endpoint',
  tableName: 'webhook_endpoint',
  columns: {
    id: { type: 'text', primary: true },
    key_id: { type: 'text' },
    url: { type: 'text' },
    types: { type: 'text', array: true },
    sealed_secret: { type: 'text' },
    sealed_former_secret: { type: 'text', nullable: true },
    former_until: { type: 'timestamptz', nullable: true },
    disabled: { type: 'text', nullable: true },
    failing_since: { type: 'timestamptz', nullable: true },
    created_at: { type: 'timestamptz' },
  },
});

export interface WebhookMessageRow {
  id: string;
  type: string;
  subject: string;
  at: Date;
  body: string;
}

export const WebhookMessageEntity = new EntitySchema<WebhookMessageRow>({
  name: 'webhook_message',
  tableName: 'webhook_message',
  columns: {
    id: { type: 'text', primary: true },
    type: { type: 'text' },
    subject: { type: 'text' },
    at: { type: 'timestamptz' },
    body: { type: 'text' },
  },
});

export interface WebhookDeliveryRow {
  id: string;
  endpoint_id: string;
  message_id: string;
  state: DeliveryState;
  attempts: number;
  status: number | null;
  error: string | null;
  created_at: Date;
  tried_at: Date | null;
}

export const WebhookDeliveryEntity = new EntitySchema<WebhookDeliveryRow>({
  name: 'webhook_delivery',
  tableName: 'webhook_delivery',
  columns: {
    id: { type: 'text', primary: true },
    endpoint_id: { type: 'text' },
    message_id: { type: 'text' },
    state: { type: 'text' },
    attempts: { type: 'integer' },
    status: { type: 'integer', nullable: true },
    error: { type: 'text', nullable: true },
    created_at: { type: 'timestamptz' },
    tried_at: { type: 'timestamptz', nullable: true },
  },
});

export const webhookEntities = [PartnerKeyEntity, WebhookEndpointEntity, WebhookMessageEntity, WebhookDeliveryEntity];
