import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** The payer of a held place confirmed or removed the mobile number, without which it cannot be paid (TRN-06). */
export const mobileAwaited = defineEvent({
  owner: 'tournaments',
  name: 'mobile-awaited',
  version: 1,
  subject: (data) => data.registrationId,
  schema: z.object({
    registrationId: z.string(),
    playerId: z.string(),
    /** False: it may be paid. */
    awaited: z.boolean(),
  }),
});
