import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Somebody asks for their data: each service puts what it holds into the store of files, under the bundle's id (BYD-08). */
export const dataBundleRequested = defineEvent({
  owner: 'identity',
  name: 'data-bundle-requested',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({ userId: z.string(), bundleId: z.string() }),
});
