import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';
import { matchFacts } from './match-facts.js';

/** Requests a mail or SMS to a guest (MAT-05). Only for the service that sends it. */
export const guestMessageRequested = defineEvent({
  owner: 'matches',
  name: 'guest-message-requested',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    kind: z.enum(['INVITED', 'ORGANISED', 'REORGANISED', 'CANCELLED', 'REMOVED', 'WITHDRAWN']),
    /** The inviter or editor; null is the platform. */
    actorId: z.string().nullable(),
    invitedBy: z.string(),
    name: z.string(),
    channel: z.enum(['EMAIL', 'SMS']),
    address: z.string(),
    /** Null: the inviter's. */
    language: language.nullable(),
    /** Same-site path of the guest's page, created for this message. */
    path: z.string(),
  }),
});
