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

/** Who wrote: a player, the platform, or a guest of the match, who has a name and no account. */
export type Author =
  | { readonly userId: UserId; readonly guest?: never }
  | { readonly userId: null; readonly guest: { readonly id: string; readonly name: string } };

/** Whom a note is about: a player, or a guest by name; nobody where something happened by itself. */
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
  /** Null for notes, and where support removed it. */
  readonly text: string | null;
  readonly note: Note | null;
  readonly sentAt: Date;
  readonly clientId: string | null;
}

/** Pages are in the order of times, so a clock that steps back must not put a message before the last one. */
export const timeOf = (now: Date, lastAt: Date | null): Date => (lastAt !== null && lastAt > now ? lastAt : now);

/** Under whose name a client id is remembered. */
export const senderOf = (author: Author): string => author.userId ?? author.guest!.id;

/** One reports what somebody else wrote and support has not removed (CHT-08). */
export const isReportable = ({ author, text }: Message, who: UserId): boolean =>
  text !== null && author.userId !== who && author.userId !== PLATFORM_USER;
