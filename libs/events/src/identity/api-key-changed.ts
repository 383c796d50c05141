import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The state of a partner's API key: created, changed or revoked (API-22). Contains no secret. */
export const apiKeyChanged = defineEvent({
  owner: 'identity',
  name: 'api-key-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.keyId,
  schema: z.object({
    keyId: z.string(),
    name: z.string(),
    owner: z.string(),
    scopes: z.array(z.string()),
    /** The centre that owns the key; null for a partner team. */
    courtId: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    revoked: z.boolean(),
  }),
});
