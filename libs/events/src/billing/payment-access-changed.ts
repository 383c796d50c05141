import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player was barred from paid registrations or the bar was lifted (BIL-09): by support, or while a dispute is open. */
export const paymentAccessChanged = defineEvent({
  owner: 'billing',
  name: 'payment-access-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), barred: z.boolean() }),
});
