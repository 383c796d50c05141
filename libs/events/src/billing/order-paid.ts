import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** A player paid for a place: confirm it, or release it with a refund (BIL-10). */
export const orderPaid = defineEvent({
  owner: 'billing',
  name: 'order-paid',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts.extend({
    paymentId: z.string(),
    /** Integer cents; card and credit shares add up to the price. */
    priceCents: z.int(),
    creditCents: z.int(),
    cardCents: z.int(),
    currency: z.string(),
  }),
});
