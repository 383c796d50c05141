import { ADVANCING, formGroups, roundsOf, sizeFor, windowOf } from '@setpoint/competition';
import { startOfDay } from './deadlines.js';
import { LEAST_FOR_GROUPS } from './play/begin.js';
import type { TournamentDetails } from './tournament.js';

type Planned = Pick<TournamentDetails, 'startOn' | 'timeZone' | 'summerDays' | 'format' | 'teamsToStart'>;

/** When a tournament is over if it starts on its day with the planned entries and every window is used, without more time. */
export function plannedEnd({ startOn, timeZone, summerDays, format, teamsToStart }: Planned): Date {
  const hasGroups = format === 'GROUPS_AND_PLAY_OFF' && teamsToStart >= LEAST_FOR_GROUPS;
  const entries = Array.from({ length: teamsToStart }, (_, index) => ({ id: `${index}`, rating: 0 }));
  const inPlayOff = hasGroups ? formGroups(entries).length * ADVANCING : teamsToStart;
  const phases = [
    ...(hasGroups ? (['GROUPS'] as const) : []),
    ...roundsOf(sizeFor(inPlayOff)).map(() => 'PLAY_OFF' as const),
  ];
  const startsAt = startOfDay(startOn, timeZone).getTime();
  const end = phases.reduce(
    (opensAt, kind) => windowOf({ kind, opensAt, timeZone, ...(summerDays !== null && { summerDays }) }).closesAt,
    startsAt,
  );
  return new Date(end);
}
