import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** A full or partial refund was decided, whether or not it has reached the card yet (BIL-06). */
export const orderRefunded = defineEvent({
  owner: 'billing',
  name: 'order-refunded',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts.extend({
    paymentId: z.string(),
    refundId: z.string(),
    cause: z.string(),
    /** Integer cents; refunded = credit + card. */
    refundedCents: z.int(),
    creditCents: z.int(),
    cardCents: z.int(),
    currency: z.string(),
  }),
});
