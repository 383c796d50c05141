import type { NotificationType } from './notice.js';

/** Topics of notifications for preferences (ACC-03). */
export const TOPICS = [
  'MATCHES',
  'RESULTS',
  'REMINDERS',
  'PEOPLE',
  'CHAT',
  'TOURNAMENTS',
  'LEAGUES',
  'CENTRES',
  'PAYMENTS',
  'ACCOUNT',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Channels outside of the app; the bell is always on. */
export const CHANNELS = ['EMAIL', 'PUSH', 'WHATSAPP', 'SMS'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What goes out because of one type, besides a mail of its own (`mail-rules.ts`). */
interface TypeRule {
  readonly topic: Topic;
  /** To browsers, phones and WhatsApp. */
  readonly push: boolean;
  /** In the next digest, if it has no own mail. */
  readonly digest: boolean;
}

const pushed = (topic: Topic): TypeRule => ({ topic, push: true, digest: false });
/** Low priority: not pushed. */
const inDigest = (topic: Topic): TypeRule => ({ topic, push: false, digest: true });
const inBoth = (topic: Topic): TypeRule => ({ topic, push: true, digest: true });
const inBell = (topic: Topic): TypeRule => ({ topic, push: false, digest: false });

const RULES: Record<NotificationType, TypeRule> = {
  FOLLOWED: inBoth('PEOPLE'),
  REFERRAL_ACCEPTED: inBoth('PEOPLE'),
  EVALUATION_RECEIVED: inDigest('PEOPLE'),
  MATCH_INVITED: pushed('MATCHES'),
  MATCH_INVITATION_ACCEPTED: pushed('MATCHES'),
  MATCH_INVITATION_DECLINED: pushed('MATCHES'),
  MATCH_GUEST_ACCEPTED: pushed('MATCHES'),
  MATCH_GUEST_DECLINED: pushed('MATCHES'),
  MATCH_GUEST_LEFT: pushed('MATCHES'),
  MATCH_GUEST_REGISTERED: inDigest('MATCHES'),
  MATCH_JOINED: pushed('MATCHES'),
  MATCH_PLACE_GIVEN: pushed('MATCHES'),
  MATCH_PLACE_FREED: pushed('MATCHES'),
  MATCH_LEFT: pushed('MATCHES'),
  MATCH_REMOVED: pushed('MATCHES'),
  MATCH_TEAMS_EDITED: pushed('MATCHES'),
  MATCH_POLL_OPENED: pushed('MATCHES'),
  MATCH_TIMES_PROPOSED: pushed('MATCHES'),
  MATCH_TIME_RUNNING_OUT: pushed('MATCHES'),
  MATCH_PROPOSED: pushed('MATCHES'),
  MATCH_PROPOSAL_ACCEPTED: pushed('MATCHES'),
  MATCH_PROPOSAL_DECLINED: pushed('MATCHES'),
  MATCH_PROPOSAL_WITHDRAWN: pushed('MATCHES'),
  MATCH_PROPOSAL_LAPSED: pushed('MATCHES'),
  MATCH_AGREED: pushed('MATCHES'),
  MATCH_ORGANISED: pushed('MATCHES'),
  MATCH_REORGANISED: pushed('MATCHES'),
  MATCH_CANCELLED: pushed('MATCHES'),
  MATCH_AUTO_CANCELLED: pushed('MATCHES'),
  WAITED_MATCH_CANCELLED: pushed('MATCHES'),
  MATCH_CREATED: pushed('MATCHES'),
  // By push and SMS it goes as a reminder (REP-05).
  MATCH_REMINDER: inBell('REMINDERS'),
  RESULT_ENTERED: pushed('RESULTS'),
  RESULT_CONFIRMED: pushed('RESULTS'),
  RESULT_AUTO_CONFIRMED: pushed('RESULTS'),
  RESULT_DISPUTED: pushed('RESULTS'),
  RESULT_CORRECTED: pushed('RESULTS'),
  NO_SHOW_REPORTED: pushed('RESULTS'),
  NO_SHOW_CONFIRMED: pushed('RESULTS'),
  NO_SHOW_AUTO_CONFIRMED: pushed('RESULTS'),
  NO_SHOW_REJECTED: pushed('RESULTS'),
  LEVEL_UP: inBoth('RESULTS'),
  LEVEL_DOWN: inDigest('RESULTS'),
  LEVEL_STABLE: inDigest('RESULTS'),
  COURT_LEGEND_WON: inBoth('CENTRES'),
  COURT_LEGEND_LOST: inDigest('CENTRES'),
  COURT_CLAIM_GRANTED: inBoth('CENTRES'),
  COURT_CLAIM_REJECTED: inBoth('CENTRES'),
  COURT_SUGGESTION_ACCEPTED: inDigest('CENTRES'),
  COURT_SUGGESTION_REJECTED: inDigest('CENTRES'),
  TOURNAMENT_REGISTERED: pushed('TOURNAMENTS'),
  TOURNAMENT_PARTNER_INVITED: pushed('TOURNAMENTS'),
  TOURNAMENT_PLACE_OFFERED: pushed('TOURNAMENTS'),
  TOURNAMENT_QUALIFICATION_MISSED: pushed('TOURNAMENTS'),
  TOURNAMENT_REGISTRATION_ENDED: pushed('TOURNAMENTS'),
  TOURNAMENT_EXCLUDED: pushed('TOURNAMENTS'),
  TOURNAMENT_CHANGED: pushed('TOURNAMENTS'),
  TOURNAMENT_STARTED: pushed('TOURNAMENTS'),
  TOURNAMENT_CANCELLED: pushed('TOURNAMENTS'),
  TOURNAMENT_AVAILABILITY_MISSING: pushed('TOURNAMENTS'),
  TOURNAMENT_WINDOW_CLOSING: pushed('TOURNAMENTS'),
  TOURNAMENT_EXTENSION: pushed('TOURNAMENTS'),
  TOURNAMENT_MATCH_DECIDED: pushed('TOURNAMENTS'),
  TOURNAMENT_ADVANCED: inBoth('TOURNAMENTS'),
  TOURNAMENT_ELIMINATED: inDigest('TOURNAMENTS'),
  TOURNAMENT_WON: inBoth('TOURNAMENTS'),
  TOURNAMENT_AWARD_READY: pushed('TOURNAMENTS'),
  LEAGUE_TEAM_INVITED: pushed('LEAGUES'),
  LEAGUE_TEAM_ACCEPTED: pushed('LEAGUES'),
  LEAGUE_TEAM_DECLINED: pushed('LEAGUES'),
  LEAGUE_TEAM_LEFT: pushed('LEAGUES'),
  LEAGUE_TEAM_INCOMPLETE: pushed('LEAGUES'),
  LEAGUE_EXCLUDED: pushed('LEAGUES'),
  LEAGUE_PHASE_STARTING: pushed('LEAGUES'),
  LEAGUE_PHASE_DELAYED: pushed('LEAGUES'),
  LEAGUE_PHASE_CANCELLED: pushed('LEAGUES'),
  LEAGUE_GROUP_FORMED: pushed('LEAGUES'),
  LEAGUE_WINDOW_CLOSING: pushed('LEAGUES'),
  LEAGUE_EXTENSION: pushed('LEAGUES'),
  LEAGUE_MATCH_DECIDED: pushed('LEAGUES'),
  LEAGUE_LEADER: inBoth('LEAGUES'),
  LEAGUE_TOP_TWO: inBoth('LEAGUES'),
  LEAGUE_FINAL: pushed('LEAGUES'),
  LEAGUE_WON: inBoth('LEAGUES'),
  LEAGUE_RANKING: inDigest('LEAGUES'),
  LEAGUE_AWARD_READY: pushed('LEAGUES'),
  TOURNAMENT_PAYMENT_DUE: pushed('PAYMENTS'),
  LEAGUE_PAYMENT_DUE: pushed('PAYMENTS'),
  LEAGUE_SUBSCRIPTION_ACTIVE: inBell('PAYMENTS'),
  LEAGUE_SUBSCRIPTION_SUSPENDED: pushed('PAYMENTS'),
  LEAGUE_SUBSCRIPTION_DEACTIVATED: pushed('PAYMENTS'),
  LEAGUE_TERMS: inBell('PAYMENTS'),
  LEAGUE_RULES: pushed('LEAGUES'),
  PAYMENT_SUCCEEDED: inBell('PAYMENTS'),
  PAYMENT_FAILED: pushed('PAYMENTS'),
  PAYMENT_REFUNDED: pushed('PAYMENTS'),
  PAYMENT_REVERSED: pushed('PAYMENTS'),
  CREDIT_RECOVERED: pushed('PAYMENTS'),
  CREDIT_GIVEN_BACK: pushed('PAYMENTS'),
  MISCONDUCT_WARNING: pushed('ACCOUNT'),
  REPORT_ANSWERED: pushed('ACCOUNT'),
  MATCH_PHOTO_REMOVED: pushed('ACCOUNT'),
  AVATAR_REMOVED: pushed('ACCOUNT'),
  SUPPORT_MESSAGE: pushed('ACCOUNT'),
  CHAT_MESSAGE: pushed('CHAT'),
  CHAT_GUEST_MESSAGE: pushed('CHAT'),
};

export const topicOf = (type: NotificationType): Topic => RULES[type].topic;
export const isPushed = (type: NotificationType): boolean => RULES[type].push;
export const isDigested = (type: NotificationType): boolean => RULES[type].digest;
