import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** A dispute was lost: the payer's bank has returned the payment for good. What it paid for ends, unless it is under way. */
export const orderReversed = defineEvent({
  owner: 'billing',
  name: 'order-reversed',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts.extend({
    paymentId: z.string(),
    /** Integer cents that the bank has returned. */
    returnedCents: z.int(),
    currency: z.string(),
    at: z.iso.datetime(),
  }),
});
