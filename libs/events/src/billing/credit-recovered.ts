import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/**
 * What a payer had twice, refunded and returned by their bank, was taken from their credit; or given as credit, where the bank
 * has decided otherwise since.
 */
export const creditRecovered = defineEvent({
  owner: 'billing',
  name: 'credit-recovered',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts.extend({
    paymentId: z.string(),
    /** Integer cents taken from the credit; negative: given. */
    cents: z.int(),
    currency: z.string(),
    at: z.iso.datetime(),
  }),
});
