import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';
import { matchFacts } from './match-facts.js';

/** A mail or SMS to a guest, who has no account, is due (MAT-05). Only the service that sends it may read it. */
export const guestMessageRequested = defineEvent({
  owner: 'matches',
  name: 'guest-message-requested',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    kind: z.enum(['INVITED', 'ORGANISED', 'REORGANISED', 'CANCELLED', 'REMOVED', 'WITHDRAWN']),
    /** Who invites or changed something; null is the platform. */
    actorId: z.string().nullable(),
    invitedBy: z.string(),
    name: z.string(),
    channel: z.enum(['EMAIL', 'SMS']),
    address: z.string(),
    /** Null: that of who invited. */
    language: language.nullable(),
    /** Same-site path of the guest's page, made for this message. */
    path: z.string(),
  }),
});
