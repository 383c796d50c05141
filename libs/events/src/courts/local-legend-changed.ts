import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The local legend of a centre changed: most matches in the last 90 days (CRT-10). */
export const localLegendChanged = defineEvent({
  owner: 'courts',
  name: 'local-legend-changed',
  version: 1,
  subject: (data) => data.courtId,
  schema: z.object({
    courtId: z.string(),
    courtName: z.string(),
    /** Null if nobody has played there lately. */
    legendId: z.string().nullable(),
    /** Null: nobody was before. */
    formerId: z.string().nullable(),
    /** Confirmed matches of the legend in these 90 days. */
    matches: z.number().int(),
    since: z.iso.datetime(),
  }),
});
