import type { MatchRowFragment } from '@setpoint/client/documents';
import { shownDate, shownTime } from './match-time.js';

type Place = MatchRowFragment['teamA'][number];
type Player = Place['user'];

/** Those who play on a side; whoever is only invited doesn't yet. */
export const playing = <P extends Place>(team: readonly P[]): P['user'][] =>
  team.filter(({ badge }) => badge === 'ACCEPTED').map(({ user }) => user);

/** All who play, but for one. */
export const othersIn = (match: MatchRowFragment, me: string): Player[] =>
  [...playing(match.teamA), ...playing(match.teamB)].filter(({ id }) => id !== me);

/** `David and Olga`, in the reader's language. */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(names);

/** Both sides by first names, `David, Valentina – Martina, Marco`; one alone while nobody stands against it. */
export function sidesOf(match: MatchRowFragment): string {
  return [match.teamA, match.teamB]
    .map((team) =>
      playing(team)
        .map(({ firstName }) => firstName)
        .join(', '),
    )
    .filter(Boolean)
    .join(' – ');
}

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
