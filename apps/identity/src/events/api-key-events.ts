import { apiKeyChanged, outgoing, type OutgoingEvent } from '@setpoint/events';
import type { ApiKey } from '../domain/api-keys/api-key.js';

/** Integration event for the current state of a key. */
export const apiKeyEvent = ({ id, name, owner, courtId, scopes, expiresAt, revokedAt }: ApiKey): OutgoingEvent =>
  outgoing(apiKeyChanged, {
    ...{ keyId: id, name, owner, courtId, scopes: [...scopes] },
    expiresAt: expiresAt?.toISOString() ?? null,
    revoked: revokedAt !== null,
  });
