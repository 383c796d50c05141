import type { UserId } from '@setpoint/kernel';

export type GuestChannel = 'EMAIL' | 'SMS';
export const GUEST_LANGUAGES = ['it', 'en', 'es', 'fr'] as const;
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number];

/**
 * Somebody without an account who was invited to a match by mail or SMS (MAT-05). In places and invitations a guest
 * stands under an id of its own kind, so that every rule of the match holds for guests as well.
 */
export interface Guest {
  readonly id: UserId;
  readonly name: string;
  readonly channel: GuestChannel;
  /** Shown to nobody but who invited. */
  readonly address: string;
  /** Of the messages; null is the language of who invited. */
  readonly language: GuestLanguage | null;
  readonly invitedBy: UserId;
  /** False once the address asked for no more messages. */
  readonly wantsMessages: boolean;
  /** The account whose match it became; null while there is none. */
  readonly claimedBy: UserId | null;
}

const PREFIX = 'guest:';

export const guestId = (raw: string) => `${PREFIX}${raw}` as UserId;
export const isGuest = (id: UserId): boolean => id.startsWith(PREFIX);
