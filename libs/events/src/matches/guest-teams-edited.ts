import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language } from '../vocabulary.js';
import { matchFacts } from './match-facts.js';

/** Requests a mail or SMS to a guest who plays: the organiser moved players between the sides (MAT-05, MAT-24). Only for the service that sends it. */
export const guestTeamsEdited = defineEvent({
  owner: 'matches',
  name: 'guest-teams-edited',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    /** The organiser. */
    actorId: z.string(),
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
