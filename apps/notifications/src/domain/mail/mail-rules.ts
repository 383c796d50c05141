import { matchReminderDue, type DataOf } from '@setpoint/events';
import type { NotificationType } from '../notice.js';
import type { Occurrence } from '../recipients.js';
import type { CompetitionMailTemplate } from './competition-mails.js';

/** Mails about a match. */
export type MatchMailTemplate =
  | 'matchCreated'
  | 'leagueFinal'
  | 'matchInvited'
  | 'matchPlaceGiven'
  | 'matchPlaceFreed'
  | 'matchPollOpened'
  | 'matchTimeRunningOut'
  | 'matchProposed'
  | 'matchProposalDeclined'
  | 'matchProposalLapsed'
  | 'matchAgreed'
  | 'matchOrganised'
  | 'matchReorganised'
  | 'matchCancelled'
  | 'matchAutoCancelled'
  | 'matchReminder'
  | 'resultEntered'
  | 'resultAutoConfirmed'
  | 'noShowReported'
  | 'noShowRejected'
  | 'noShowAutoConfirmed'
  | 'misconductWarning'
  | 'reportAnswered'
  | 'photoRemoved';

/** `notice` says what the bell says. */
export type MailTemplate = MatchMailTemplate | CompetitionMailTemplate | 'notice';

/** The mail for each notification type, if any: only what should reach people outside the app (NTF-07). */
const MAIL: Record<NotificationType, MailTemplate | null> = {
  FOLLOWED: null,
  REFERRAL_ACCEPTED: null,
  MATCH_INVITED: 'matchInvited',
  MATCH_INVITATION_ACCEPTED: null,
  MATCH_INVITATION_DECLINED: null,
  MATCH_GUEST_ACCEPTED: null,
  MATCH_GUEST_DECLINED: null,
  MATCH_GUEST_LEFT: null,
  MATCH_GUEST_REGISTERED: null,
  MATCH_JOINED: null,
  MATCH_PLACE_GIVEN: 'matchPlaceGiven',
  MATCH_PLACE_FREED: 'matchPlaceFreed',
  MATCH_LEFT: null,
  MATCH_REMOVED: null,
  MATCH_TEAMS_EDITED: null,
  MATCH_POLL_OPENED: 'matchPollOpened',
  // They have just read that the match takes place.
  MATCH_TIMES_PROPOSED: null,
  MATCH_TIME_RUNNING_OUT: 'matchTimeRunningOut',
  MATCH_PROPOSED: 'matchProposed',
  MATCH_PROPOSAL_ACCEPTED: null,
  MATCH_PROPOSAL_DECLINED: 'matchProposalDeclined',
  MATCH_PROPOSAL_WITHDRAWN: null,
  MATCH_PROPOSAL_LAPSED: 'matchProposalLapsed',
  MATCH_AGREED: 'matchAgreed',
  MATCH_ORGANISED: 'matchOrganised',
  MATCH_REORGANISED: 'matchReorganised',
  MATCH_CANCELLED: 'matchCancelled',
  MATCH_AUTO_CANCELLED: 'matchAutoCancelled',
  WAITED_MATCH_CANCELLED: null,
  MATCH_REMINDER: 'matchReminder',
  RESULT_ENTERED: 'resultEntered',
  RESULT_CONFIRMED: null,
  RESULT_AUTO_CONFIRMED: 'resultAutoConfirmed',
  RESULT_DISPUTED: null,
  RESULT_CORRECTED: null,
  NO_SHOW_REPORTED: 'noShowReported',
  NO_SHOW_CONFIRMED: null,
  NO_SHOW_AUTO_CONFIRMED: 'noShowAutoConfirmed',
  NO_SHOW_REJECTED: 'noShowRejected',
  MISCONDUCT_WARNING: 'misconductWarning',
  REPORT_ANSWERED: 'reportAnswered',
  MATCH_PHOTO_REMOVED: 'photoRemoved',
  EVALUATION_RECEIVED: null,
  LEVEL_UP: null,
  LEVEL_DOWN: null,
  LEVEL_STABLE: null,
  MATCH_CREATED: 'matchCreated',
  TOURNAMENT_REGISTERED: 'tournamentRegistered',
  TOURNAMENT_PARTNER_INVITED: 'partnerInvited',
  TOURNAMENT_PAYMENT_DUE: null,
  TOURNAMENT_PLACE_OFFERED: 'placeOffered',
  TOURNAMENT_QUALIFICATION_MISSED: null,
  TOURNAMENT_REGISTRATION_ENDED: 'registrationEnded',
  TOURNAMENT_EXCLUDED: 'tournamentExcluded',
  TOURNAMENT_CHANGED: 'tournamentChanged',
  TOURNAMENT_STARTED: null,
  TOURNAMENT_CANCELLED: 'tournamentCancelled',
  TOURNAMENT_AVAILABILITY_MISSING: 'availabilityMissing',
  TOURNAMENT_WINDOW_CLOSING: 'windowClosing',
  TOURNAMENT_EXTENSION: null,
  TOURNAMENT_MATCH_DECIDED: null,
  TOURNAMENT_ADVANCED: null,
  TOURNAMENT_ELIMINATED: null,
  TOURNAMENT_WON: null,
  TOURNAMENT_AWARD_READY: 'awardReady',
  LEAGUE_PAYMENT_DUE: null,
  LEAGUE_SUBSCRIPTION_ACTIVE: 'subscriptionActive',
  LEAGUE_SUBSCRIPTION_SUSPENDED: 'subscriptionSuspended',
  LEAGUE_SUBSCRIPTION_DEACTIVATED: 'subscriptionDeactivated',
  LEAGUE_TEAM_INVITED: 'teamInvited',
  LEAGUE_TEAM_ACCEPTED: null,
  LEAGUE_TEAM_DECLINED: 'teamDeclined',
  LEAGUE_TEAM_LEFT: 'teamLeft',
  LEAGUE_TEAM_INCOMPLETE: 'teamIncomplete',
  LEAGUE_EXCLUDED: 'leagueExcluded',
  LEAGUE_PHASE_STARTING: 'phaseStarting',
  LEAGUE_PHASE_DELAYED: 'phaseDelayed',
  LEAGUE_PHASE_CANCELLED: 'phaseCancelled',
  LEAGUE_GROUP_FORMED: null,
  LEAGUE_WINDOW_CLOSING: 'windowClosing',
  LEAGUE_EXTENSION: null,
  LEAGUE_MATCH_DECIDED: null,
  LEAGUE_LEADER: null,
  LEAGUE_TOP_TWO: null,
  LEAGUE_FINAL: 'leagueFinal',
  LEAGUE_WON: null,
  LEAGUE_RANKING: null,
  // Everybody has to be told in time (LEA-09).
  LEAGUE_TERMS: 'leagueTerms',
  LEAGUE_RULES: 'leagueRules',
  LEAGUE_AWARD_READY: 'awardReady',
  PAYMENT_SUCCEEDED: null,
  // Failures of subscriptions have their own notification.
  PAYMENT_FAILED: null,
  PAYMENT_REFUNDED: 'paymentRefunded',
  PAYMENT_REVERSED: 'paymentReversed',
  CREDIT_RECOVERED: 'creditRecovered',
  CREDIT_GIVEN_BACK: 'creditGivenBack',
  AVATAR_REMOVED: 'notice',
  SUPPORT_MESSAGE: 'notice',
  // Sent if still unread after a while (CHT-07).
  CHAT_MESSAGE: 'notice',
  CHAT_GUEST_MESSAGE: 'notice',
  COURT_LEGEND_WON: null,
  COURT_LEGEND_LOST: null,
  COURT_CLAIM_GRANTED: null,
  COURT_CLAIM_REJECTED: null,
  COURT_SUGGESTION_ACCEPTED: null,
  COURT_SUGGESTION_REJECTED: null,
};

/** The mail of a type, if it has one. */
export const mailTemplateOf = (type: NotificationType): MailTemplate | null => MAIL[type];

/** Whether this notice also goes by mail, and as which; an hour before the start a mail would come too late. */
export function mailFor(type: NotificationType, event: Occurrence): MailTemplate | null {
  const lastHour =
    event.type === matchReminderDue.type && (event.data as DataOf<typeof matchReminderDue>).ahead === 'HOUR';
  return lastHour ? null : MAIL[type];
}
