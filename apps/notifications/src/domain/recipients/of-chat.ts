import { messagesUnread } from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import { notices, rule, type Rule } from './rule.js';

/** Messages that nobody has read (CHT-07). */
export const OF_CHAT: readonly Rule[] = [
  rule(messagesUnread, ({ conversationId, playerId, senderId, guestName, matchId }) =>
    notices(guestName === null ? 'CHAT_MESSAGE' : 'CHAT_GUEST_MESSAGE', senderId ?? PLATFORM_USER, [playerId]).map(
      (notice) => ({
        ...{ ...notice, conversationId, guestName, matchId: matchId ?? null },
      }),
    ),
  ),
];
