import type { LanguageCode, Texts } from '@setpoint/i18n';
import { assertNever } from '@setpoint/kernel';
import { namesOf, runMatches, runResult } from './run-words.js';
import type { FoundSubject, MatchOfPage, PlaceOfPage, SetOfPage } from '../web/subject-queries.js';

/** Texts about a subject in one language. */
export interface SubjectWords {
  readonly title: string;
  readonly description: string;
}

/** Formats texts in one language. */
export interface Say {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  readonly language: LanguageCode;
}

export const sayIn = (texts: Texts, language: LanguageCode): Say =>
  Object.assign((key: string, values?: Parameters<Say>[1]) => texts.t(language, key, values), { language });

/** `4.5`, or `4,5` depending on the locale. */
export const shownLevel = (level: number, { language }: Say): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(level);

/** Title and description as set by the app, and facts for link previews. */
export function subjectWords(found: FoundSubject, say: Say): SubjectWords {
  switch (found.kind) {
    case 'match': {
      const { match } = found;
      const sides = [teamName(match, 'A', say), teamName(match, 'B', say)].filter(Boolean).join(' – ');
      const facts = [whenOf(match, say), placeOf(match), scoreOf(match), freePlaces(match, say)];
      return {
        title: `${formatOf(match, say)}${sides && `: ${sides}`}`,
        description: facts.filter(Boolean).join(' · '),
      };
    }
    case 'player': {
      const { displayName: name, locationName } = found.player;
      return { title: name, description: say('player-ui:profile.description', { name, place: locationName ?? '–' }) };
    }
    case 'level': {
      const { player, sport, numberPlayers, from, to } = found.level;
      const format = say(`player-ui:format.long.${sport.id}-${numberPlayers.id}`);
      return {
        title: say('level:up.title', { name: player.displayName, level: shownLevel(to, say) }),
        description: `${format} · ${say('level:up.step', { from: shownLevel(from, say), to: shownLevel(to, say) })}`,
      };
    }
    case 'run': {
      const { run } = found;
      return {
        title: say('competitions:run.title', { names: namesOf(run.entry), tournament: run.tournament.name }),
        description: [runResult(run, say), ...runMatches(run, say)].join(' · '),
      };
    }
    case 'court': {
      const { name, city } = found.court;
      return { title: name, description: say('court:page.description', { name, city }) };
    }
    case 'tournament': {
      const { tournament } = found;
      const { name, startOn, place, placesLeft, state } = tournament;
      const free = state === 'OPEN' && placesLeft > 0 ? say('calendar:open.places', { count: placesLeft }) : '';
      const facts = [formatOf(tournament, say), shownDay(startOn), place.city, free];
      return { title: name, description: facts.filter(Boolean).join(' · ') };
    }
    case 'league': {
      const { league } = found;
      const { name, year, province, currentPhase: phase } = league;
      const dates = phase ? `${shownDay(phase.startsOn)} – ${shownDay(phase.endsOn)}` : '';
      const facts = [formatOf(league, say), province.name, String(year), dates];
      return { title: name, description: facts.filter(Boolean).join(' · ') };
    }
    default:
      return assertNever(found);
  }
}

export const formatOf = ({ sport, numberPlayers }: Pick<MatchOfPage, 'sport' | 'numberPlayers'>, say: Say): string =>
  `${say(`common:sport.${sport.id}`)}, ${say(`match:format.${numberPlayers}`)}`;

/** `01/06/2026` (I18N-04). */
const shownDay = (day: string): string => day.split('-').reverse().join('/');

/** Who plays in a team. */
export function teamName({ teamA, teamB, guests }: MatchOfPage, side: 'A' | 'B', say: Say): string {
  const team = (side === 'A' ? teamA : teamB).filter(isPlaying).map(({ user }) => user.displayName);
  const others = guests.filter((guest) => guest.side === side && isPlaying(guest));
  return [...team, ...others.map(({ name }) => name ?? say('match:guest'))].join(' / ');
}

export const isPlaying = ({ badge }: Pick<PlaceOfPage, 'badge'>) => badge === 'ACCEPTED';

/** `01/06/2026, 18:30` (I18N-04). */
export function whenOf({ datePlay, timePlay }: MatchOfPage, say: Say): string {
  if (!datePlay || !timePlay) return say('match:when.open');
  return `${shownDay(datePlay)}, ${timePlay.slice(0, 5)}`;
}

export const placeOf = ({ court, city }: MatchOfPage): string =>
  court ? `${court.name}, ${court.city}` : (city ?? '');

/** Empty if nobody can join any more. */
export const freePlaces = ({ state, missing }: MatchOfPage, say: Say): string =>
  state === 'ORGANIZING' && missing > 0 ? say('calendar:open.places', { count: missing }) : '';

const scoreOf = ({ result }: MatchOfPage): string => result?.sets.map(setScore).join(' ') ?? '';
const setScore = ({ a, b, tieBreak }: SetOfPage): string => `${a}-${b}${tieBreak === null ? '' : `(${tieBreak})`}`;
