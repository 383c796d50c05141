import { z } from 'zod';
import { numberPlayers, sport } from '../vocabulary.js';

/** Fields of other events about a tournament. */
export const tournamentFacts = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['CLASSIC', 'SLAM', 'SLAM_QUALI', 'LEAGUE']),
  sport,
  numberPlayers,
});
