import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Availability (PLY-10): no fixed days, or weekly times; neither if nothing was entered. */
export const availabilityChanged = defineEvent({
  owner: 'players',
  name: 'availability-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    noFixedDays: z.boolean(),
    /** 1 Monday to 7 Sunday; HH:mm in the court's time zone. */
    slots: z.array(z.object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string() })),
  }),
});
