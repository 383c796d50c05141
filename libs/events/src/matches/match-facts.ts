import { z } from 'zod';
import { fixtureReference } from '../competitions/fixture-facts.js';
import { numberPlayers, side, sport } from '../vocabulary.js';

const gameMode = z.enum(['ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN']);

/** Fields of the match in every match event, after the event: enough for notices, statistics and calendars. */
export const matchFacts = z.object({
  matchId: z.string(),
  sport,
  numberPlayers,
  visibility: z.enum(['PUBLIC', 'PRIVATE']),
  isFriendly: z.boolean(),
  /** True while a guest plays a competitive match, which is then published as friendly (MAT-05). */
  withGuest: z.boolean().optional(),
  organiserId: z.string(),
  courtId: z.string().nullable(),
  /** Instant of the start, once agreed. */
  startsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  minutesPlay: z.number().int(),
  gameMode: gameMode.optional(),
  /** For matches of a tournament or league. */
  fixture: fixtureReference.optional(),
  /** Accepted players. */
  teamA: z.array(z.string()),
  teamB: z.array(z.string()),
  /** Invited, not yet answered. */
  invited: z.array(z.string()),
});

export const setScore = z.object({
  a: z.number().int(),
  b: z.number().int(),
  tieBreak: z.number().int().optional(),
  superTieBreak: z.boolean(),
});

export const resultFacts = z.object({
  gameMode,
  sets: z.array(setScore),
  outcome: z.enum(['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER']),
  winner: side.nullable(),
  enteredBy: z.string(),
  enteredAt: z.iso.datetime(),
});
