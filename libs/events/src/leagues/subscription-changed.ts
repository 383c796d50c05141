import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** How a subscription stands (LEA-08). */
export const subscriptionChanged = defineEvent({
  owner: 'leagues',
  name: 'subscription-changed',
  version: 1,
  subject: (data) => data.subscriptionId,
  schema: z.object({
    subscriptionId: z.string(),
    league: leagueFacts,
    /** Who subscribed, partner and reserve. */
    playerIds: z.array(z.string()),
    state: z.enum(['ACTIVE', 'SUSPENDED', 'INACTIVE']),
    /** Why it is suspended, or was before it ended. */
    cause: z
      .enum(['INSUFFICIENT_FUNDS', 'RETRY_LATER', 'EXPIRED_CARD', 'DECLINED', 'AUTHENTICATION_REQUIRED'])
      .nullable(),
    /** Why it ended; null, or left out in events of old, where that is not so or not known. */
    endedBecause: z
      .enum(['NOT_PAID', 'UNPAID', 'NO_VALID_CARD', 'NOT_AUTHENTICATED', 'PAYMENT_DELETED', 'CANCELLED', 'EXCLUDED'])
      .nullable()
      .optional(),
    /** Until when something is to be done about it. */
    until: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  }),
});
