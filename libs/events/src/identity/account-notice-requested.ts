import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';

/** Requests a mail about the account: deletion scheduled, cancelled or done, or data bundle ready. */
export const accountNoticeRequested = defineEvent({
  owner: 'identity',
  name: 'account-notice-requested',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    language,
    kind: z.enum(['DELETION_REQUESTED', 'DELETION_CANCELLED', 'ACCOUNT_DELETED', 'DATA_READY']),
    /** Time of the deletion, or expiry of the data bundle. */
    until: z.iso.datetime().optional(),
  }),
});
