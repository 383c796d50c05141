import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** The place can no longer be paid and nothing was charged: only now it is free (BIL-10). */
export const orderClosed = defineEvent({
  owner: 'billing',
  name: 'order-closed',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts,
});
