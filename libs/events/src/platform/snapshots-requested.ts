import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A service has missed events of another one, and asks it to emit its state again. */
export const snapshotsRequested = defineEvent({
  owner: 'platform',
  name: 'snapshots-requested',
  version: 1,
  subject: (data) => data.of,
  schema: z.object({
    /** The service whose state is asked for. */
    of: z.string(),
    /** The service that asks. */
    by: z.string(),
  }),
});
