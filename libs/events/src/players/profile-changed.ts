import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { language, sport } from '../vocabulary.js';

/** The profile after its creation or a change, as needed by other services. */
export const profileChanged = defineEvent({
  owner: 'players',
  name: 'profile-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.userId,
  schema: z.object({
    userId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    sex: z.enum(['M', 'F']).nullable(),
    /** For age limits only (TRN-06); never disclosed. */
    birthDate: z.iso.date().nullable().optional(),
    language,
    sports: z.array(sport),
    inviteCode: z.string(),
    location: z
      .object({ name: z.string(), country: z.string(), lat: z.number(), lng: z.number(), timeZone: z.string() })
      .nullable(),
    /** Whether the profile is complete (ACC-08). */
    complete: z.boolean().optional(),
  }),
});
