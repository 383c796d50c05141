import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';

/** A mail about the account itself is due: that it is going to be deleted, stays, is gone, or that its data is ready. */
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
    /** When the account is deleted, or until when the data can be fetched. */
    until: z.iso.datetime().optional(),
  }),
});
