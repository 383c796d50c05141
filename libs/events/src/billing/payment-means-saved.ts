import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player changed the payment method for subscriptions (LEA-08). */
export const paymentMeansSaved = defineEvent({
  owner: 'billing',
  name: 'payment-means-saved',
  version: 1,
  subject: (data) => data.playerId,
  schema: z.object({ playerId: z.string(), at: z.iso.datetime() }),
});
