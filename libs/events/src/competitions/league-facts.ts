import { z } from 'zod';
import { numberPlayers, sport } from '../vocabulary.js';

/** Fields of other events about a league. */
export const leagueFacts = z.object({ id: z.string(), name: z.string(), sport, numberPlayers });

/** One of the three phases of a league's year (LEA-01). */
export const leaguePhase = z.object({ year: z.int(), phase: z.int().min(1).max(3) });
