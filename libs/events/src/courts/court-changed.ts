import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { sport, surface } from '../vocabulary.js';

/** A centre as others need it, after it was added or changed. */
export const courtChanged = defineEvent({
  owner: 'courts',
  name: 'court-changed',
  version: 1,
  subject: (data) => data.courtId,
  schema: z.object({
    courtId: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    lat: z.number(),
    lng: z.number(),
    timeZone: z.string(),
    sports: z.array(sport),
    /** Each sport and surface that there are fields of, once. */
    fields: z.array(z.object({ sport, surface })).optional(),
    /** Who looks after it here; null for nobody. */
    ownerId: z.string().nullable().optional(),
  }),
});
