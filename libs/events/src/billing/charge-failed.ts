import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** A saved payment method could not be charged (BIL-08). The due can be retried or paid by the player. */
export const chargeFailed = defineEvent({
  owner: 'billing',
  name: 'charge-failed',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts.extend({
    attempt: z.int().positive(),
    cause: z.enum(['INSUFFICIENT_FUNDS', 'EXPIRED_CARD', 'RETRY_LATER', 'AUTHENTICATION_REQUIRED', 'DECLINED']),
    at: z.iso.datetime(),
    /** In integer cents of euros, and until when the player can pay it; absent in old events. */
    priceCents: z.int().optional(),
    paysBy: z.iso.datetime().optional(),
  }),
});
