import { z } from 'zod';
import { fixtureReference } from '../competitions/fixture-facts.js';
import { numberPlayers, side, sport } from '../vocabulary.js';

const gameMode = z.enum(['ONE_SET_9_GAMES', 'THREE_SETS_6_GAMES', 'NEXTGEN']);

/** What every match event says of its match, as it is after the event: enough for a notice, a statistic, a calendar. */
export const matchFacts = z.object({
  matchId: z.string(),
  sport,
  numberPlayers,
  visibility: z.enum(['PUBLIC', 'PRIVATE']),
  isFriendly: z.boolean(),
  /** True while somebody without an account plays a competitive match: until then it is told as friendly (MAT-05). */
  withGuest: z.boolean().optional(),
  organiserId: z.string(),
  courtId: z.string().nullable(),
  /** Instant of the start, once agreed. */
  startsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  minutesPlay: z.number().int(),
  gameMode: gameMode.optional(),
  /** Where it is played for a tournament or a league. */
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
