import type { UpcomingFragment } from '@setpoint/client/documents';

/** What is really missing for a match to take place, if I may settle it: players first, then court and time. */
export function upcomingAction(match: UpcomingFragment): 'INVITE' | 'ORGANISE' | null {
  if (match.missing > 0) return match.myActions.includes('INVITE') ? 'INVITE' : null;
  const isSet = match.court && match.datePlay && match.timePlay;
  return !isSet && match.myActions.includes('ORGANISE') ? 'ORGANISE' : null;
}
