import { defineEvent } from '@setpoint/events';
import { z } from 'zod';

/** A stroke of a rally. */
export const strokePlayed = defineEvent({
  owner: 'rally',
  name: 'stroke-played',
  version: 1,
  subject: (data) => data.rallyId,
  schema: z.object({ rallyId: z.string(), number: z.number().int() }),
});
