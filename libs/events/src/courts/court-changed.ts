import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { sport, surface } from '../vocabulary.js';

/** A centre after its creation or a change, as needed by other services. */
export const courtChanged = defineEvent({
  owner: 'courts',
  name: 'court-changed',
  version: 1,
  hasSnapshot: true,
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
    /** Distinct sports and surfaces of its fields. */
    fields: z.array(z.object({ sport, surface })).optional(),
    /** The owner; null if none. */
    ownerId: z.string().nullable().optional(),
  }),
});
