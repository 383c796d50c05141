import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A person requested a data bundle: each service writes its part to the file store, under the bundle's id (BYD-08). */
export const dataBundleRequested = defineEvent({
  owner: 'identity',
  name: 'data-bundle-requested',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), bundleId: z.string() }),
});
