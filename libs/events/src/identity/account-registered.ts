import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language, sport } from '../vocabulary.js';

/** An account was created; the email may not be verified yet. */
export const accountRegistered = defineEvent({
  owner: 'identity',
  name: 'account-registered',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    sports: z.array(sport),
    /** Self-assessed levels in some of these sports, 1.0 to 7.0 in half steps. */
    levels: z.array(z.object({ sport, level: z.number() })).optional(),
    language,
    /** Id of the referrer, from a referral code. */
    referredBy: z.string().optional(),
    /** Id of the player to follow mutually, from an invitation code (AUTH-28). */
    invitedBy: z.string().optional(),
    registeredAt: z.iso.datetime().optional(),
    roles: z.array(z.enum(['COURT_OWNER', 'SUPPORT'])),
  }),
});
