import type { MatchRowFragment } from '@setpoint/client/documents';
import { playersOf } from './match-names.js';
import { shownDate, shownTime } from './match-time.js';

/** All who play, but for one. */
export const othersIn = (match: MatchRowFragment, me: string, guest: string) =>
  [...playersOf(match, 'A', guest), ...playersOf(match, 'B', guest)].filter(({ id }) => id !== me);

/** `David and Olga`, in the reader's language. */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);

/** Both sides by first names, `David, Valentina – Martina, Marco`; one alone while nobody stands against it. */
export const sidesOf = (match: MatchRowFragment, guest: string): string =>
  (['A', 'B'] as const)
    .map((side) =>
      playersOf(match, side, guest)
        .map(({ firstName }) => firstName)
        .join(', '),
    )
    .filter(Boolean)
    .join(' – ');

/** `Tennis doubles`; padel needs no more, it is always played by four. */
export const formatKey = (match: MatchRowFragment) =>
  `player-ui:format.long.${match.sport.id}-${match.numberPlayers}` as const;

/** `26/11/2026, 12:30`; null while the day is open. */
export function whenOf(match: MatchRowFragment): string | null {
  if (!match.datePlay) return null;
  const day = shownDate(match.datePlay);
  return match.timePlay ? `${day}, ${shownTime(match.timePlay)}` : day;
}

/** `6-4 7-6`, seen from the first side. */
export const scoreOf = (sets: readonly { readonly a: number; readonly b: number }[]): string =>
  sets.map(({ a, b }) => `${a}-${b}`).join(' ');
