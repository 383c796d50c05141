import { z } from 'zod';

/** The due, as known to the requesting service. */
export const orderFacts = z.object({
  dueId: z.string(),
  kind: z.enum(['TOURNAMENT', 'LEAGUE']),
  /** The registration or subscription phase. */
  reference: z.string(),
  playerId: z.string(),
  /** Shown to the player, for example the tournament's name. */
  description: z.string().optional(),
});
