import type { NotificationType } from './notice.js';

/** What notifications are about, as people choose how to hear of them (ACC-03). */
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

/** Ways out of the app; the bell is always on. */
export const CHANNELS = ['EMAIL', 'PUSH', 'WHATSAPP', 'SMS'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What goes out because of one type, besides a mail of its own (`mail-rules.ts`). */
interface TypeRule {
  readonly topic: Topic;
  /** To browsers, phones and WhatsApp. */
  readonly push: boolean;
  /** In the next digest, where it has no mail of its own. */
  readonly digest: boolean;
}

const told = (topic: Topic): TypeRule => ({ topic, push: true, digest: false });
/** Nice to know: nobody is woken for it. */
const inDigest = (topic: Topic): TypeRule => ({ topic, push: false, digest: true });
const inBoth = (topic: Topic): TypeRule => ({ topic, push: true, digest: true });
const inBell = (topic: Topic): TypeRule => ({ topic, push: false, digest: false });

const RULES: Record<NotificationType, TypeRule> = {
  FOLLOWED: inBoth('PEOPLE'),
  REFERRAL_ACCEPTED: inBoth('PEOPLE'),
  EVALUATION_RECEIVED: inDigest('PEOPLE'),
  MATCH_INVITED: told('MATCHES'),
  MATCH_INVITATION_ACCEPTED: told('MATCHES'),
  MATCH_INVITATION_DECLINED: told('MATCHES'),
  MATCH_GUEST_ACCEPTED: told('MATCHES'),
  MATCH_GUEST_DECLINED: told('MATCHES'),
  MATCH_GUEST_LEFT: told('MATCHES'),
  MATCH_GUEST_REGISTERED: inDigest('MATCHES'),
  MATCH_JOINED: told('MATCHES'),
  MATCH_PLACE_GIVEN: told('MATCHES'),
  MATCH_PLACE_FREED: told('MATCHES'),
  MATCH_LEFT: told('MATCHES'),
  MATCH_REMOVED: told('MATCHES'),
  MATCH_POLL_OPENED: told('MATCHES'),
  MATCH_TIMES_PROPOSED: told('MATCHES'),
  MATCH_TIME_RUNNING_OUT: told('MATCHES'),
  MATCH_ORGANISED: told('MATCHES'),
  MATCH_REORGANISED: told('MATCHES'),
  MATCH_CANCELLED: told('MATCHES'),
  MATCH_AUTO_CANCELLED: told('MATCHES'),
  WAITED_MATCH_CANCELLED: told('MATCHES'),
  MATCH_CREATED: told('MATCHES'),
  // By push and SMS it goes as a reminder (REP-05).
  MATCH_REMINDER: inBell('REMINDERS'),
  RESULT_ENTERED: told('RESULTS'),
  RESULT_CONFIRMED: told('RESULTS'),
  RESULT_AUTO_CONFIRMED: told('RESULTS'),
  RESULT_DISPUTED: told('RESULTS'),
  RESULT_CORRECTED: told('RESULTS'),
  NO_SHOW_REPORTED: told('RESULTS'),
  NO_SHOW_CONFIRMED: told('RESULTS'),
  NO_SHOW_AUTO_CONFIRMED: told('RESULTS'),
  NO_SHOW_REJECTED: told('RESULTS'),
  LEVEL_UP: inBoth('RESULTS'),
  LEVEL_DOWN: inDigest('RESULTS'),
  LEVEL_STABLE: inDigest('RESULTS'),
  COURT_LEGEND_WON: inBoth('CENTRES'),
  COURT_LEGEND_LOST: inDigest('CENTRES'),
  COURT_CLAIM_GRANTED: inBoth('CENTRES'),
  COURT_CLAIM_REJECTED: inBoth('CENTRES'),
  COURT_SUGGESTION_ACCEPTED: inDigest('CENTRES'),
  COURT_SUGGESTION_REJECTED: inDigest('CENTRES'),
  TOURNAMENT_REGISTERED: told('TOURNAMENTS'),
  TOURNAMENT_PARTNER_INVITED: told('TOURNAMENTS'),
  TOURNAMENT_PLACE_OFFERED: told('TOURNAMENTS'),
  TOURNAMENT_REGISTRATION_ENDED: told('TOURNAMENTS'),
  TOURNAMENT_EXCLUDED: told('TOURNAMENTS'),
  TOURNAMENT_STARTED: told('TOURNAMENTS'),
  TOURNAMENT_CANCELLED: told('TOURNAMENTS'),
  TOURNAMENT_AVAILABILITY_MISSING: told('TOURNAMENTS'),
  TOURNAMENT_WINDOW_CLOSING: told('TOURNAMENTS'),
  TOURNAMENT_EXTENSION: told('TOURNAMENTS'),
  TOURNAMENT_MATCH_DECIDED: told('TOURNAMENTS'),
  TOURNAMENT_ADVANCED: inBoth('TOURNAMENTS'),
  TOURNAMENT_ELIMINATED: inDigest('TOURNAMENTS'),
  TOURNAMENT_WON: inBoth('TOURNAMENTS'),
  TOURNAMENT_AWARD_READY: told('TOURNAMENTS'),
  LEAGUE_EXCLUDED: told('LEAGUES'),
  LEAGUE_PHASE_STARTING: told('LEAGUES'),
  LEAGUE_PHASE_CANCELLED: told('LEAGUES'),
  LEAGUE_GROUP_FORMED: told('LEAGUES'),
  LEAGUE_WINDOW_CLOSING: told('LEAGUES'),
  LEAGUE_EXTENSION: told('LEAGUES'),
  LEAGUE_MATCH_DECIDED: told('LEAGUES'),
  LEAGUE_LEADER: inBoth('LEAGUES'),
  LEAGUE_TOP_TWO: inBoth('LEAGUES'),
  LEAGUE_FINAL: told('LEAGUES'),
  LEAGUE_WON: inBoth('LEAGUES'),
  LEAGUE_RANKING: inDigest('LEAGUES'),
  LEAGUE_AWARD_READY: told('LEAGUES'),
  TOURNAMENT_PAYMENT_DUE: told('PAYMENTS'),
  LEAGUE_PAYMENT_DUE: told('PAYMENTS'),
  LEAGUE_SUBSCRIPTION_ACTIVE: inBell('PAYMENTS'),
  LEAGUE_SUBSCRIPTION_SUSPENDED: told('PAYMENTS'),
  LEAGUE_SUBSCRIPTION_DEACTIVATED: told('PAYMENTS'),
  LEAGUE_TERMS: inBell('PAYMENTS'),
  PAYMENT_SUCCEEDED: inBell('PAYMENTS'),
  PAYMENT_FAILED: told('PAYMENTS'),
  PAYMENT_REFUNDED: told('PAYMENTS'),
  MISCONDUCT_WARNING: told('ACCOUNT'),
  REPORT_ANSWERED: told('ACCOUNT'),
  MATCH_PHOTO_REMOVED: told('ACCOUNT'),
  SUPPORT_MESSAGE: told('ACCOUNT'),
  CHAT_MESSAGE: told('CHAT'),
  CHAT_GUEST_MESSAGE: told('CHAT'),
};

export const topicOf = (type: NotificationType): Topic => RULES[type].topic;
export const isPushed = (type: NotificationType): boolean => RULES[type].push;
export const isDigested = (type: NotificationType): boolean => RULES[type].digest;
