import { createHash } from 'node:crypto';
import type { LanguageCode } from '@setpoint/i18n';
import { assertNever, PADEL } from '@setpoint/kernel';
import type { FoundSubject, LevelOfPage, MatchOfPage, PlayerOfPage, RunOfPage } from '../web/subject-queries.js';
import { dialOf, faceOf, facesOfTeam, placesOfTeam, type Dial, type Face } from './card-people.js';
import { namesOf, runMatches, runResult } from './run-words.js';
import { formatOf, freePlaces, placeOf, shownLevel, subjectWords, whenOf, type Say } from './subject-words.js';

/** Content of a share card (BYD-14) in one language. */
export interface Card {
  readonly kicker: string;
  /** Large, unless there is a scoreboard. */
  readonly title: string;
  /** Whom it is about. */
  readonly people: readonly Face[];
  /** Over the whole card. */
  readonly board: readonly BoardRow[] | null;
  /** From the most to the least important. */
  readonly facts: readonly string[];
  /** Beside the words, unless there is a scoreboard. */
  readonly art: Art;
}

/** What is drawn of a subject. */
export type Art =
  | { readonly kind: 'dials'; readonly dials: readonly Dial[] }
  /** Players where they stand; null where a place is free. */
  | { readonly kind: 'match'; readonly isPadel: boolean; readonly sides: readonly (readonly (Face | null)[])[] }
  | { readonly kind: 'centre'; readonly isPadel: boolean }
  | { readonly kind: 'bracket' }
  | { readonly kind: 'table' };

/** A side and what it won. */
export interface BoardRow {
  readonly people: readonly Face[];
  readonly won: boolean;
  readonly sets: readonly { readonly games: number; readonly won: boolean; readonly tieBreak: number | null }[];
}

export function cardOf(found: FoundSubject, say: Say): Card {
  switch (found.kind) {
    case 'match':
      return matchCard(found.match, say);
    case 'player':
      return playerCard(found.player, say);
    case 'level':
      return levelCard(found.level, say);
    case 'run':
      return runCard(found.run, say);
    case 'court': {
      const { name, address, city, sports } = found.court;
      return {
        ...{ kicker: sportNames(sports, say), title: name, people: [], board: null },
        ...{ facts: [`${address}, ${city}`], art: { kind: 'centre', isPadel: isOnlyPadel(sports) } },
      };
    }
    case 'tournament':
    case 'league': {
      const { title, description } = subjectWords(found, say);
      const competition = found.kind === 'league' ? found.league : found.tournament;
      return {
        ...{ kicker: formatOf(competition, say), title, people: [], board: null },
        ...{ facts: description.split(' · ').slice(1), art: { kind: found.kind === 'league' ? 'table' : 'bracket' } },
      };
    }
    default:
      return assertNever(found);
  }
}

/** Incremented when the design changes. */
const DRAWING = 2;

/** Content hash of a card, part of its URL, so that it can be cached forever. */
export const versionOf = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, card]))
    .digest('base64url')
    .slice(0, 16);

/** The address of a picture. */
export function cardPath(kind: FoundSubject['kind'], id: string, language: LanguageCode, card: Card): string {
  return `/share/${kind}/${encodeURIComponent(id)}.png?lang=${language}&v=${versionOf(card)}`;
}

function matchCard(match: MatchOfPage, say: Say): Card {
  const { result, state } = match;
  const sides = (['A', 'B'] as const).map((side) => placesOfTeam(match, side, say));
  const shown = {
    kicker: `${say(`common:sport.${match.sport.id}`)} · ${say(`match:format.${match.numberPlayers}`)}`,
    title: whenOf(match, say),
    people: [],
    art: { kind: 'match', isPadel: Number(match.sport.id) === PADEL, sides },
  } as const;
  if (!result) {
    const status = IN_WORDS.has(state) ? say(`match:state.${state}`) : freePlaces(match, say);
    return { ...shown, board: null, facts: [placeOf(match), status].filter(Boolean) };
  }
  const how = result.outcome === 'COMPLETED' ? '' : say(`match:outcome.${result.outcome}`);
  const status = state === 'CONFIRMED' ? '' : say(`match:state.${state}`);
  return {
    ...shown,
    board: [boardRow('A', match, result, say), boardRow('B', match, result, say)],
    facts: [[shown.title, placeOf(match)].filter(Boolean).join(' · '), how, status].filter(Boolean),
  };
}

/** States shown instead of the number of free places. */
const IN_WORDS: ReadonlySet<string> = new Set(['CANCELLED', 'EXPIRED', 'NOT_PLAYED', 'READY']);

function boardRow(side: 'A' | 'B', match: MatchOfPage, result: NonNullable<MatchOfPage['result']>, say: Say): BoardRow {
  return {
    people: facesOfTeam(match, side, say),
    won: result.winner === side,
    sets: result.sets.map(({ a, b, tieBreak }) => {
      const [games, others] = side === 'A' ? [a, b] : [b, a];
      return { games, won: games > others, tieBreak: games < others ? tieBreak : null };
    }),
  };
}

/** The highest level first, which is drawn largest. */
function playerCard(player: PlayerOfPage, say: Say): Card {
  const { displayName, sports, levels, locationName } = player;
  const known = levels.flatMap((level) => (level.rating === null ? [] : [{ ...level, rating: level.rating }]));
  const dials = known.toSorted((one, other) => other.rating - one.rating).map((level) => dialOf(level, say));
  const face = faceOf(player);
  return {
    ...{ kicker: sportNames(sports, say), title: displayName, people: [face], board: null },
    facts: [locationName ?? ''].filter(Boolean),
    // Without a level on the court, where somebody is missing.
    art:
      dials.length > 0
        ? { kind: 'dials', dials }
        : { kind: 'match', isPadel: isOnlyPadel(sports), sides: [[face], [null]] },
  };
}

function levelCard({ player, sport, numberPlayers, from, to, name }: LevelOfPage, say: Say): Card {
  return {
    kicker: say(`player-ui:format.long.${sport.id}-${numberPlayers.id}`),
    title: say('level:up.title', { name: player.displayName, level: shownLevel(to, say) }),
    ...{ people: [faceOf(player)], board: null },
    facts: [say('level:up.step', { from: shownLevel(from, say), to: shownLevel(to, say) })],
    art: { kind: 'dials', dials: [dialOf({ sport, numberPlayers, rating: to, name, selfAssessed: false }, say)] },
  };
}

/** Outcome, then the matches, latest first. */
function runCard(run: RunOfPage, say: Say): Card {
  const { tournament } = run;
  return {
    kicker: [
      tournament.name,
      say(`common:sport.${tournament.sport.id}`),
      say(`match:format.${tournament.numberPlayers}`),
    ].join(' · '),
    title: namesOf(run.entry),
    ...{ people: run.entry.players.map(faceOf), board: null },
    facts: [runResult(run, say), ...runMatches(run, say)],
    art: { kind: 'bracket' },
  };
}

const sportNames = (sports: readonly number[], say: Say): string =>
  sports.map((sport) => say(`common:sport.${sport}`)).join(' · ');

const isOnlyPadel = (sports: readonly number[]): boolean =>
  sports.length > 0 && sports.every((sport) => sport === PADEL);
