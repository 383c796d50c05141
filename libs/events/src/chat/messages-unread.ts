import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** Somebody has not read for a while what was written to them: once for each conversation, not for each message (CHT-07). */
export const messagesUnread = defineEvent({
  owner: 'chat',
  name: 'messages-unread',
  version: 1,
  subject: (data) => data.playerId,
  schema: z.object({
    conversationId: z.string(),
    kind: z.enum(['PLAYER', 'MATCH', 'TOURNAMENT_GROUP', 'TOURNAMENT_TEAM', 'LEAGUE_GROUP', 'COURT']),
    /** Who has not read it. */
    playerId: z.string(),
    /** Who wrote the newest; null for a guest. */
    senderId: z.string().nullable(),
    guestName: z.string().nullable(),
    /** What the conversation is of, besides a pair. */
    matchId: z.string().optional(),
    /** Messages that wait. */
    count: z.int().positive(),
    at: z.iso.datetime(),
  }),
});
