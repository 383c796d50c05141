import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { orderFacts } from './order-facts.js';

/** Nobody can pay for the place any more, and nothing was charged for it: only now it is free (BIL-10). */
export const orderClosed = defineEvent({
  owner: 'billing',
  name: 'order-closed',
  version: 1,
  subject: (data) => data.dueId,
  schema: orderFacts,
});
