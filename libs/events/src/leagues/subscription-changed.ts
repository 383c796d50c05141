import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { leagueFacts } from '../competitions/league-facts.js';

/** State of a subscription (LEA-08). */
export const subscriptionChanged = defineEvent({
  owner: 'leagues',
  name: 'subscription-changed',
  version: 1,
  subject: (data) => data.subscriptionId,
  schema: z.object({
    subscriptionId: z.string(),
    league: leagueFacts,
    /** Subscriber, partner and reserve. */
    playerIds: z.array(z.string()),
    state: z.enum(['ACTIVE', 'SUSPENDED', 'INACTIVE']),
    /** Reason of the suspension, current or before it ended. */
    cause: z
      .enum(['INSUFFICIENT_FUNDS', 'RETRY_LATER', 'EXPIRED_CARD', 'DECLINED', 'AUTHENTICATION_REQUIRED'])
      .nullable(),
    /** Why it ended; null, or absent in old events, if it has not ended or is unknown. */
    endedBecause: z
      .enum(['NOT_PAID', 'UNPAID', 'NO_VALID_CARD', 'NOT_AUTHENTICATED', 'PAYMENT_DELETED', 'CANCELLED', 'EXCLUDED'])
      .nullable()
      .optional(),
    /** It ended because a payer's bank has taken a payment back. */
    reversed: z.boolean().optional(),
    /** Deadline of the required action. */
    until: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
  }),
});
