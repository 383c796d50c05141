import { matchReminderDue, type DataOf } from '@setpoint/events';
import type { NotificationType } from '../notice.js';
import type { Occurrence } from '../recipients.js';

/** Mails about a match. */
export type MatchMailTemplate =
  | 'matchInvited'
  | 'matchPlaceGiven'
  | 'matchPlaceFreed'
  | 'matchPollOpened'
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
  | 'photoRemoved';

/** The mail that goes with each notification, if any: only what should reach people away from the app (NTF-07). */
const MAIL: Record<NotificationType, MatchMailTemplate | null> = {
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
  MATCH_POLL_OPENED: 'matchPollOpened',
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
  NO_SHOW_REPORTED: 'noShowReported',
  NO_SHOW_CONFIRMED: null,
  NO_SHOW_AUTO_CONFIRMED: 'noShowAutoConfirmed',
  NO_SHOW_REJECTED: 'noShowRejected',
  MISCONDUCT_WARNING: 'misconductWarning',
  MATCH_PHOTO_REMOVED: 'photoRemoved',
  EVALUATION_RECEIVED: null,
  LEVEL_UP: null,
  LEVEL_DOWN: null,
  LEVEL_STABLE: null,
};

/** Whether this notice also goes by mail, and as which; an hour before the start a mail would come too late. */
export function mailFor(type: NotificationType, event: Occurrence): MatchMailTemplate | null {
  const lastHour =
    event.type === matchReminderDue.type && (event.data as DataOf<typeof matchReminderDue>).ahead === 'HOUR';
  return lastHour ? null : MAIL[type];
}
