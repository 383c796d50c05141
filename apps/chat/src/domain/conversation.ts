import { userId, type Id, type UserId } from '@setpoint/kernel';

export type ConversationId = Id<'Conversation'>;

/** Brands a raw string at an entry point. */
export const conversationId = (raw: string) => raw as ConversationId;

/** Conversations of a group of people that another service keeps: a match, the group or team of a competition. */
export type CircleKind = 'MATCH' | 'TOURNAMENT_GROUP' | 'TOURNAMENT_TEAM' | 'LEAGUE_GROUP';
export type ConversationKind = 'PLAYER' | 'COURT' | CircleKind;

/** What a conversation is of; two conversations of the same are one (CHT-01). */
export interface Subject {
  readonly kind: ConversationKind;
  /** Of the match, group, registration or centre; of one of the two players of a pair. */
  readonly subjectId: string;
  /** The other one of the pair, or who writes with the centre; null for circles. */
  readonly playerId: UserId | null;
}

export interface Conversation extends Subject {
  readonly id: ConversationId;
  /** Number of the newest message; 0 while there is none. */
  readonly lastSeq: number;
  readonly lastAt: Date | null;
  /** Number of the newest message that a person wrote: what the platform notes brings no conversation back. */
  readonly spokenSeq: number;
  /** Rises whenever somebody comes or goes. */
  readonly accessVersion: number;
}

/** How somebody stands to a conversation. */
export interface Member {
  readonly userId: UserId;
  readonly lastRead: number;
  /** Deleted up to here, for this member alone. */
  readonly hiddenTo: number;
  readonly muted: boolean;
  /** The newest message when they went; null while they take part. */
  readonly leftSeq: number | null;
}

const WORDS: Readonly<Record<ConversationKind, string>> = {
  PLAYER: 'player',
  COURT: 'court',
  MATCH: 'match',
  TOURNAMENT_GROUP: 'tournament-group',
  TOURNAMENT_TEAM: 'tournament-team',
  LEAGUE_GROUP: 'league-group',
};

/** What somebody means by a kind and the id of a recipient. Of a pair the ids are in order, whoever asks. */
export function subjectOf(kind: ConversationKind, recipientId: string, who: UserId): Subject {
  if (kind === 'COURT') return { kind, subjectId: recipientId, playerId: who };
  if (kind !== 'PLAYER') return { kind, subjectId: recipientId, playerId: null };
  const [first, second] = [recipientId, who].toSorted((a, b) => (a < b ? -1 : 1)) as [string, string];
  return { kind, subjectId: second, playerId: userId(first) };
}

/** The same for the same subject; fits into an address as it is. */
export const idOf = ({ kind, subjectId, playerId }: Subject): ConversationId =>
  conversationId([WORDS[kind], ...(playerId === null ? [] : [playerId]), subjectId].join('.'));

/** The one of a pair that isn't this one. */
export const otherOf = ({ subjectId, playerId }: Subject, who: UserId): UserId =>
  userId(playerId === who ? subjectId : playerId!);

/** Who went reads what there was until then. */
export const readableTo = ({ lastSeq }: Conversation, { leftSeq }: Member): number => leftSeq ?? lastSeq;

export const unreadOf = (conversation: Conversation, member: Member): number =>
  Math.max(0, readableTo(conversation, member) - Math.max(member.lastRead, member.hiddenTo));
