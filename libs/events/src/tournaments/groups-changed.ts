import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { tournamentFacts } from '../competitions/tournament-facts.js';

/** Snapshot of the players in a tournament's groups, and whether its final is decided. */
export const tournamentGroupsChanged = defineEvent({
  owner: 'tournaments',
  name: 'groups-changed',
  version: 1,
  hasSnapshot: true,
  subject: (data) => data.tournament.id,
  schema: z.object({
    tournament: tournamentFacts,
    /** Empty for tournaments with a play-off only. */
    groups: z.array(
      z.object({
        groupId: z.string(),
        /** From 1 on. */
        number: z.int().positive(),
        /** Without withdrawn and excluded members. */
        playerIds: z.array(z.string()),
      }),
    ),
    over: z.boolean(),
    /** Whether it is private; absent on old events. */
    isPrivate: z.boolean().optional(),
  }),
});
