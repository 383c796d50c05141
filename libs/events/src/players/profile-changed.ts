import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language, sport } from '../vocabulary.js';

/** The profile as others need it, after it was made or changed. */
export const profileChanged = defineEvent({
  owner: 'players',
  name: 'profile-changed',
  version: 1,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    sex: z.enum(['M', 'F']).nullable(),
    /** For age limits alone (TRN-06); nobody else is told. */
    birthDate: z.iso.date().nullable().optional(),
    language,
    sports: z.array(sport),
    inviteCode: z.string(),
    location: z
      .object({ name: z.string(), country: z.string(), lat: z.number(), lng: z.number(), timeZone: z.string() })
      .nullable(),
    /** Whether all is filled in that people can fill in (ACC-08). */
    complete: z.boolean().optional(),
  }),
});
