import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** __A_words__ was added. */
export const __entity__Added = defineEvent({
  owner: '__name__',
  name: '__entity-file__-added',
  version: 1,
  subject: (data) => data.__entity__Id,
  schema: z.object({
    __entity__Id: z.string(),
    name: z.string(),
    addedBy: z.string(),
  }),
});
