import { z } from 'zod';
import { defineEvent } from '../contract.js';

/** A player has unread messages for a while; once per conversation, not per message (CHT-07). */
export const messagesUnread = defineEvent({
  owner: 'chat',
  name: 'messages-unread',
  version: 1,
  subject: (data) => data.playerId,
  schema: z.object({
    conversationId: z.string(),
    kind: z.enum(['PLAYER', 'MATCH', 'TOURNAMENT_GROUP', 'TOURNAMENT_TEAM', 'LEAGUE_GROUP', 'COURT']),
    /** The recipient. */
    playerId: z.string(),
    /** Sender of the newest message; null for a guest. */
    senderId: z.string().nullable(),
    guestName: z.string().nullable(),
    /** Subject of the conversation, unless between two players. */
    matchId: z.string().optional(),
    /** Number of unread messages. */
    count: z.int().positive(),
    at: z.iso.datetime(),
  }),
});
