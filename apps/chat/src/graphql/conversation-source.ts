import type { UserId } from '@setpoint/kernel';
import type { ConversationView } from '../application/ports/conversation-reads.js';
import { otherOf, unreadOf } from '../domain/conversation.js';
import { userRef } from './ids.js';

/** A conversation as one of its readers sees it; `viewer` is null for a guest. */
export function conversationSource(view: ConversationView, viewer: UserId | null) {
  const { conversation, reader, competitionId, number } = view;
  const { id, kind, subjectId, lastAt, lastSeq } = conversation;
  const competition = competitionId === null ? null : { id: competitionId };
  // A centre's owner has one with each player.
  const isOwnCourt = kind === 'COURT' && conversation.playerId !== reader.userId;
  const isOfTournament = kind === 'TOURNAMENT_GROUP' || kind === 'TOURNAMENT_TEAM';
  return {
    ...{ view, viewer, id, kind, lastAt, lastSeq },
    player:
      kind === 'PLAYER' || isOwnCourt
        ? userRef(isOwnCourt ? conversation.playerId! : otherOf(conversation, reader.userId))
        : null,
    match: kind === 'MATCH' ? { id: subjectId } : null,
    court: kind === 'COURT' ? { id: subjectId } : null,
    tournament: isOfTournament ? competition : null,
    league: kind === 'LEAGUE_GROUP' ? competition : null,
    group: isOfTournament || kind === 'LEAGUE_GROUP' ? { id: subjectId, number } : null,
    unreadCount: unreadOf(conversation, reader),
    readSeq: reader.lastRead,
    muted: reader.muted,
  };
}

export type ConversationSource = ReturnType<typeof conversationSource>;
