import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** Who plays in the groups of a tournament now, and whether its final is decided: what is so, not what has happened. */
export const tournamentGroupsChanged = defineEvent({
  owner: 'tournaments',
  name: 'groups-changed',
  version: 1,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    /** None where only a play-off is played. */
    groups: z.array(
      z.object({
        groupId: z.string(),
        /** From 1 on. */
        number: z.int().positive(),
        /** Without who abandoned or was excluded. */
        playerIds: z.array(z.string()),
      }),
    ),
    over: z.boolean(),
  }),
});
