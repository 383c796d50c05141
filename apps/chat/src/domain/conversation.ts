import { userId, type Id, type UserId } from '@setpoint/kernel';

export type ConversationId = Id<'Conversation'>;

/** Brands a raw string at an entry point. */
export const conversationId = (raw: string) => raw as ConversationId;

/** Conversations of a group of people that another service keeps: a match, the group or team of a competition. */
export type GroupKind = 'MATCH' | 'TOURNAMENT_GROUP' | 'TOURNAMENT_TEAM' | 'LEAGUE_GROUP';
export type ConversationKind = 'PLAYER' | 'COURT' | GroupKind;

/** The subject of a conversation; unique per subject (CHT-01). */
export interface Subject {
  readonly kind: ConversationKind;
  /** Of the match, group, registration or centre; of one of the two players of a pair. */
  readonly subjectId: string;
  /** The other player of a pair, or the player writing to the centre; null for group conversations. */
  readonly playerId: UserId | null;
}

export interface Conversation extends Subject {
  readonly id: ConversationId;
  /** Number of the newest message; 0 while there is none. */
  readonly lastSeq: number;
  readonly lastAt: Date | null;
  /** Number of the newest message by a person; notes of the platform do not reopen deleted conversations. */
  readonly spokenSeq: number;
  /** Version, incremented when somebody joins or leaves. */
  readonly accessVersion: number;
}

/** Membership in a conversation. */
export interface Member {
  readonly userId: UserId;
  readonly lastRead: number;
  /** Deleted up to here, for this member only. */
  readonly hiddenTo: number;
  readonly muted: boolean;
  /** The newest message when they left; null while a member. */
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

/** The subject for a kind and a recipient's id. Ids of a pair are sorted. */
export function subjectOf(kind: ConversationKind, recipientId: string, who: UserId): Subject {
  if (kind === 'COURT') return { kind, subjectId: recipientId, playerId: who };
  if (kind !== 'PLAYER') return { kind, subjectId: recipientId, playerId: null };
  const [first, second] = [recipientId, who].toSorted((a, b) => (a < b ? -1 : 1)) as [string, string];
  return { kind, subjectId: second, playerId: userId(first) };
}

/** Deterministic per subject and URL-safe. */
export const idOf = ({ kind, subjectId, playerId }: Subject): ConversationId =>
  conversationId([WORDS[kind], ...(playerId === null ? [] : [playerId]), subjectId].join('.'));

/** The other one of a pair. */
export const otherOf = ({ subjectId, playerId }: Subject, who: UserId): UserId =>
  userId(playerId === who ? subjectId : playerId!);

/** Former members can read what was there until they left. */
export const readableTo = ({ lastSeq }: Conversation, { leftSeq }: Member): number => leftSeq ?? lastSeq;

export const unreadOf = (conversation: Conversation, member: Member): number =>
  Math.max(0, readableTo(conversation, member) - Math.max(member.lastRead, member.hiddenTo));
