import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language, numberPlayers, sport } from '../vocabulary.js';

/** Requests an SMS to a centre about a match booked or cancelled there (CRT-09). */
export const bookingMessageRequested = defineEvent({
  owner: 'courts',
  name: 'booking-message-requested',
  version: 1,
  subject: (data) => data.matchId,
  schema: z.object({
    kind: z.enum(['BOOKED', 'CANCELLED']),
    matchId: z.string(),
    courtId: z.string(),
    courtName: z.string(),
    /** E.164, such as +393331234567. */
    number: z.string(),
    language,
    sport,
    numberPlayers,
    startsAt: z.iso.datetime(),
    timeZone: z.string(),
  }),
});
