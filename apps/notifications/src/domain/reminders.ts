import type { DataOf, matchReminderDue } from '@setpoint/events';

/** Channels besides mail. */
export type ReminderChannel = 'SMS' | 'PUSH';

type Reminder = Pick<DataOf<typeof matchReminderDue>, 'ahead'> & {
  readonly match: Pick<DataOf<typeof matchReminderDue>['match'], 'courtId'>;
};

/** An SMS an hour before a match at a centre, a push the day before (REP-05). */
export function reminderChannel({ ahead, match }: Reminder): ReminderChannel | null {
  if (ahead === 'DAY') return 'PUSH';
  return match.courtId === null ? null : 'SMS';
}
