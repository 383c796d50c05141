import type { UserId } from '@setpoint/kernel';

export type GuestChannel = 'EMAIL' | 'SMS';
export const GUEST_LANGUAGES = ['it', 'en', 'es', 'fr'] as const;
export type GuestLanguage = (typeof GUEST_LANGUAGES)[number];

/**
 * Somebody without an account, invited to a match by mail or SMS (MAT-05). In places and invitations a guest
 * has its own kind of id, so that every rule of the match applies to guests as well.
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
  /** False once the address has opted out. */
  readonly wantsMessages: boolean;
  /** The account that took over the place; null if none. */
  readonly claimedBy: UserId | null;
}

const PREFIX = 'guest:';

export const guestId = (raw: string) => `${PREFIX}${raw}` as UserId;
export const isGuest = (id: UserId): boolean => id.startsWith(PREFIX);
