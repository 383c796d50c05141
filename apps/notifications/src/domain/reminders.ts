import type { DataOf, matchReminderDue } from '@setpoint/events';

/** How somebody can be reached away from the app besides by mail. */
export type ReminderChannel = 'SMS' | 'PUSH';

/** What is known of how to reach somebody. */
export interface Reach {
  /** The account is locked or deleted: nothing is sent. */
  readonly closed: boolean;
  /** Verified mobile number, E.164. */
  readonly number: string | null;
  /** Channels on which the person wants no reminders. */
  readonly turnedOff: readonly ReminderChannel[];
  /** Browsers in which the person is signed in and asked for notifications; their ids. */
  readonly subscriptions: readonly string[];
}

type Reminder = Pick<DataOf<typeof matchReminderDue>, 'ahead'> & {
  readonly match: Pick<DataOf<typeof matchReminderDue>['match'], 'courtId'>;
};

/** An SMS an hour before a match at a centre, a push the day before (REP-05). */
export function reminderChannel({ ahead, match }: Reminder): ReminderChannel | null {
  if (ahead === 'DAY') return 'PUSH';
  return match.courtId === null ? null : 'SMS';
}

/** Whether the person can be reminded on that channel and wants to be. */
export function isReachable(reach: Reach, channel: ReminderChannel): boolean {
  if (reach.closed || reach.turnedOff.includes(channel)) return false;
  return channel === 'SMS' ? reach.number !== null : reach.subscriptions.length > 0;
}
