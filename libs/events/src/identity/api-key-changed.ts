import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** An API key of a partner as it is now: made, changed or revoked (API-22). Nothing that opens anything. */
export const apiKeyChanged = defineEvent({
  owner: 'identity',
  name: 'api-key-changed',
  version: 1,
  subject: (data) => data.keyId,
  schema: z.object({
    keyId: z.string(),
    name: z.string(),
    owner: z.string(),
    scopes: z.array(z.string()),
    /** The centre whose key it is; null for a partner team. */
    courtId: z.string().nullable(),
    expiresAt: z.iso.datetime().nullable(),
    revoked: z.boolean(),
  }),
});
