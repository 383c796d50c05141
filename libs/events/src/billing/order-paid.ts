import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** A player has paid for a place: the place is theirs, or has to be refunded (BIL-10). */
export const orderPaid = defineEvent({
  owner: 'billing',
  name: 'order-paid',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts.extend({
    paymentId: z.string(),
    /** Integer cents; what the card and what credit paid add up to the price. */
    priceCents: z.int(),
    creditCents: z.int(),
    cardCents: z.int(),
    currency: z.string(),
  }),
});
