import { z } from 'zod';

/** Court and time of an invitation to play (MAT-23). */
export const proposedPlan = z.object({
  courtId: z.string(),
  startsAt: z.iso.datetime(),
  /** IANA zone of the court. */
  timeZone: z.string(),
  minutesPlay: z.number().int(),
});
