import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player is barred from paid registrations, or no more (BIL-09): by support, or by a disputed payment until it is settled. */
export const paymentAccessChanged = defineEvent({
  owner: 'billing',
  name: 'payment-access-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), barred: z.boolean() }),
});
