import type { NumberPlayersId, SportId } from '@setpoint/kernel';

/** Types of notifications, as the contract names them (NTF-01). */
export const NOTIFICATION_TYPES = [
  'FOLLOWED',
  'REFERRAL_ACCEPTED',
  'MATCH_INVITED',
  'MATCH_INVITATION_ACCEPTED',
  'MATCH_INVITATION_DECLINED',
  'MATCH_GUEST_ACCEPTED',
  'MATCH_GUEST_DECLINED',
  'MATCH_GUEST_LEFT',
  'MATCH_GUEST_REGISTERED',
  'MATCH_JOINED',
  'MATCH_PLACE_GIVEN',
  'MATCH_PLACE_FREED',
  'MATCH_LEFT',
  'MATCH_REMOVED',
  'MATCH_POLL_OPENED',
  'MATCH_ORGANISED',
  'MATCH_REORGANISED',
  'MATCH_CANCELLED',
  'MATCH_AUTO_CANCELLED',
  'WAITED_MATCH_CANCELLED',
  'MATCH_REMINDER',
  'RESULT_ENTERED',
  'RESULT_CONFIRMED',
  'RESULT_AUTO_CONFIRMED',
  'RESULT_DISPUTED',
  'NO_SHOW_REPORTED',
  'NO_SHOW_CONFIRMED',
  'NO_SHOW_AUTO_CONFIRMED',
  'NO_SHOW_REJECTED',
  'MISCONDUCT_WARNING',
  'MATCH_PHOTO_REMOVED',
  'EVALUATION_RECEIVED',
  'LEVEL_UP',
  'LEVEL_DOWN',
  'LEVEL_STABLE',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** One of somebody's levels: there is one for each sport and number of players. */
export interface LevelLink {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

/** What one person should know because of one event. */
export interface Notice {
  readonly userId: string;
  readonly type: NotificationType;
  /** Who caused it; user 1 is the platform. */
  readonly senderId: string;
  readonly matchId: string | null;
  readonly courtId: string | null;
  /** The person's own level that it is about. */
  readonly level: LevelLink | null;
  /** Name of the guest whom it is about: somebody without an account (MAT-05). */
  readonly guestName: string | null;
}
