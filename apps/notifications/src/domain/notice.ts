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
  'MATCH_TEAMS_EDITED',
  'MATCH_POLL_OPENED',
  'MATCH_TIMES_PROPOSED',
  'MATCH_TIME_RUNNING_OUT',
  'MATCH_PROPOSED',
  'MATCH_PROPOSAL_ACCEPTED',
  'MATCH_PROPOSAL_DECLINED',
  'MATCH_PROPOSAL_WITHDRAWN',
  'MATCH_PROPOSAL_LAPSED',
  'MATCH_AGREED',
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
  'RESULT_CORRECTED',
  'NO_SHOW_REPORTED',
  'NO_SHOW_CONFIRMED',
  'NO_SHOW_AUTO_CONFIRMED',
  'NO_SHOW_REJECTED',
  'MISCONDUCT_WARNING',
  'REPORT_ANSWERED',
  'MATCH_PHOTO_REMOVED',
  'AVATAR_REMOVED',
  'EVALUATION_RECEIVED',
  'LEVEL_UP',
  'LEVEL_DOWN',
  'LEVEL_STABLE',
  'MATCH_CREATED',
  'TOURNAMENT_REGISTERED',
  'TOURNAMENT_PARTNER_INVITED',
  'TOURNAMENT_PAYMENT_DUE',
  'TOURNAMENT_PLACE_OFFERED',
  'TOURNAMENT_QUALIFICATION_MISSED',
  'TOURNAMENT_REGISTRATION_ENDED',
  'TOURNAMENT_EXCLUDED',
  'TOURNAMENT_CHANGED',
  'TOURNAMENT_STARTED',
  'TOURNAMENT_CANCELLED',
  'TOURNAMENT_AVAILABILITY_MISSING',
  'TOURNAMENT_WINDOW_CLOSING',
  'TOURNAMENT_EXTENSION',
  'TOURNAMENT_MATCH_DECIDED',
  'TOURNAMENT_ADVANCED',
  'TOURNAMENT_ELIMINATED',
  'TOURNAMENT_WON',
  'TOURNAMENT_AWARD_READY',
  'LEAGUE_PAYMENT_DUE',
  'LEAGUE_SUBSCRIPTION_ACTIVE',
  'LEAGUE_SUBSCRIPTION_SUSPENDED',
  'LEAGUE_SUBSCRIPTION_DEACTIVATED',
  'LEAGUE_TEAM_INVITED',
  'LEAGUE_TEAM_ACCEPTED',
  'LEAGUE_TEAM_DECLINED',
  'LEAGUE_TEAM_LEFT',
  'LEAGUE_TEAM_INCOMPLETE',
  'LEAGUE_EXCLUDED',
  'LEAGUE_PHASE_STARTING',
  'LEAGUE_PHASE_DELAYED',
  'LEAGUE_PHASE_CANCELLED',
  'LEAGUE_GROUP_FORMED',
  'LEAGUE_WINDOW_CLOSING',
  'LEAGUE_EXTENSION',
  'LEAGUE_MATCH_DECIDED',
  'LEAGUE_LEADER',
  'LEAGUE_TOP_TWO',
  'LEAGUE_FINAL',
  'LEAGUE_WON',
  'LEAGUE_RANKING',
  'LEAGUE_TERMS',
  'LEAGUE_RULES',
  'LEAGUE_AWARD_READY',
  'PAYMENT_SUCCEEDED',
  'PAYMENT_FAILED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REVERSED',
  'CREDIT_RECOVERED',
  'CREDIT_GIVEN_BACK',
  'SUPPORT_MESSAGE',
  'CHAT_MESSAGE',
  'CHAT_GUEST_MESSAGE',
  'COURT_LEGEND_WON',
  'COURT_LEGEND_LOST',
  'COURT_CLAIM_GRANTED',
  'COURT_CLAIM_REJECTED',
  'COURT_SUGGESTION_ACCEPTED',
  'COURT_SUGGESTION_REJECTED',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** One of somebody's levels: there is one for each sport and number of players. */
export interface LevelLink {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

/** The tournament or league that it is about. */
export interface CompetitionLink {
  readonly kind: 'TOURNAMENT' | 'LEAGUE';
  readonly id: string;
}

/** A notice to one person about one event. */
export interface Notice {
  readonly userId: string;
  readonly type: NotificationType;
  /** The actor; user 1 is the platform. */
  readonly senderId: string;
  readonly matchId: string | null;
  readonly courtId: string | null;
  /** The person's own level that it is about. */
  readonly level: LevelLink | null;
  /** Name of the guest whom it is about: somebody without an account (MAT-05). */
  readonly guestName: string | null;
  readonly competition: CompetitionLink | null;
  /** Its name then: of the tournament or league, or of what was paid for. */
  readonly about: string | null;
  /** The conversation with unread messages; at most one unread notice per conversation (CHT-07). */
  readonly conversationId?: string | null;
}
