import type { apiKeyChanged, DataOf } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import { PartnerKeyEntity } from '../webhooks/webhook-entities.js';

/** Stores data of API keys for webhooks. */
export async function savePartnerKey(manager: EntityManager, key: DataOf<typeof apiKeyChanged>): Promise<void> {
  const { keyId, name, owner, scopes, courtId, expiresAt, revoked } = key;
  await manager.upsert(
    PartnerKeyEntity,
    {
      ...{ key_id: keyId, name, owner, scopes, court_id: courtId, revoked },
      expires_at: expiresAt === null ? null : new Date(expiresAt),
    },
    ['key_id'],
  );
}
