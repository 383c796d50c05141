import { PLATFORM_USER, type UserId } from '@setpoint/kernel';
import type { ConversationId } from './conversation.js';

export type PlatformNote =
  | 'MATCH_ORGANISED'
  | 'MATCH_REORGANISED'
  | 'PLAYER_JOINED'
  | 'PLAYER_LEFT'
  | 'MATCH_CANCELLED'
  | 'RESULT_ENTERED'
  | 'RESULT_CONFIRMED';

/** The sender: a player, the platform, or a guest of the match with a name but no account. */
export type Author =
  | { readonly userId: UserId; readonly guest?: never }
  | { readonly userId: null; readonly guest: { readonly id: string; readonly name: string } };

/** The subject of a note: a player, a guest by name, or nobody for automatic events. */
export interface About {
  readonly userId: UserId | null;
  readonly guestName: string | null;
}

export interface Note {
  readonly kind: PlatformNote;
  readonly about: About;
}

export interface Message {
  readonly conversationId: ConversationId;
  /** Without gaps, from 1 on. */
  readonly seq: number;
  readonly author: Author;
  /** Null for notes and removed messages. */
  readonly text: string | null;
  readonly note: Note | null;
  readonly sentAt: Date;
  readonly clientId: string | null;
}

/** Pages are ordered by time, so a clock stepping back must not place a message before the last one. */
export const timeOf = (now: Date, lastAt: Date | null): Date => (lastAt !== null && lastAt > now ? lastAt : now);

/** The owner of a client id. */
export const senderOf = (author: Author): string => author.userId ?? author.guest!.id;

/** Only other people's messages that were not removed can be reported (CHT-08). */
export const isReportable = ({ author, text }: Message, who: UserId): boolean =>
  text !== null && author.userId !== who && author.userId !== PLATFORM_USER;
