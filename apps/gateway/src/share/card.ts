import { createHash } from 'node:crypto';
import type { LanguageCode } from '@setpoint/i18n';
import { assertNever } from '@setpoint/kernel';
import type { FoundSubject, LevelOfPage, MatchOfPage, PlayerOfPage, RunOfPage } from '../web/subject-queries.js';
import { namesOf, runMatches, runResult } from './run-words.js';
import {
  formatOf,
  freePlaces,
  placeOf,
  shownLevel,
  subjectWords,
  teamName,
  whenOf,
  type Say,
} from './subject-words.js';

/** Content of a share card (BYD-14) in one language. */
export interface Card {
  readonly kicker: string;
  /** Large, unless there is a scoreboard. */
  readonly title: string;
  readonly board: readonly BoardRow[] | null;
  /** From the most to the least important. */
  readonly facts: readonly string[];
}

/** A side and what it won. */
export interface BoardRow {
  readonly name: string;
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
      return { kicker: sportNames(sports, say), title: name, board: null, facts: [`${address}, ${city}`] };
    }
    case 'tournament':
    case 'league': {
      const { title, description } = subjectWords(found, say);
      const competition = found.kind === 'league' ? found.league : found.tournament;
      return { kicker: formatOf(competition, say), title, board: null, facts: description.split(' · ').slice(1) };
    }
    default:
      return assertNever(found);
  }
}

/** Incremented when the design changes. */
const DRAWING = 1;

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
  const kicker = `${say(`common:sport.${match.sport.id}`)} · ${say(`match:format.${match.numberPlayers}`)}`;
  const when = whenOf(match, say);
  if (!result) {
    const status = IN_WORDS.has(state) ? say(`match:state.${state}`) : freePlaces(match, say);
    const sides = [teamName(match, 'A', say), teamName(match, 'B', say)].filter(Boolean).join(' – ');
    return { kicker, title: when, board: null, facts: [placeOf(match), sides, status].filter(Boolean) };
  }
  const how = result.outcome === 'COMPLETED' ? '' : say(`match:outcome.${result.outcome}`);
  const status = state === 'CONFIRMED' ? '' : say(`match:state.${state}`);
  return {
    kicker,
    title: when,
    board: [boardRow('A', teamName(match, 'A', say), result), boardRow('B', teamName(match, 'B', say), result)],
    facts: [[when, placeOf(match)].filter(Boolean).join(' · '), how, status].filter(Boolean),
  };
}

/** States shown instead of the number of free places. */
const IN_WORDS: ReadonlySet<string> = new Set(['CANCELLED', 'EXPIRED', 'NOT_PLAYED', 'READY']);

function boardRow(side: 'A' | 'B', name: string, result: NonNullable<MatchOfPage['result']>): BoardRow {
  return {
    name,
    won: result.winner === side,
    sets: result.sets.map(({ a, b, tieBreak }) => {
      const [games, others] = side === 'A' ? [a, b] : [b, a];
      return { games, won: games > others, tieBreak: games < others ? tieBreak : null };
    }),
  };
}

function playerCard({ displayName, sports, levels, locationName }: PlayerOfPage, say: Say): Card {
  const known = levels.flatMap(({ sport, numberPlayers, rating, name }) =>
    rating === null
      ? []
      : [
          `${say(`player-ui:format.long.${sport.id}-${numberPlayers.id}`)} ${shownLevel(rating, say)} · ${say(`common:level.${name}`)}`,
        ],
  );
  return {
    kicker: sportNames(sports, say),
    title: displayName,
    board: null,
    facts: [...known, locationName ?? ''].filter(Boolean),
  };
}

function levelCard({ player, sport, numberPlayers, from, to, name }: LevelOfPage, say: Say): Card {
  return {
    kicker: say(`player-ui:format.long.${sport.id}-${numberPlayers.id}`),
    title: say('level:up.title', { name: player.displayName, level: shownLevel(to, say) }),
    board: null,
    facts: [
      say('level:up.step', { from: shownLevel(from, say), to: shownLevel(to, say) }),
      say(`common:level.${name}`),
    ],
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
    board: null,
    facts: [runResult(run, say), ...runMatches(run, say)],
  };
}

const sportNames = (sports: readonly number[], say: Say): string =>
  sports.map((sport) => say(`common:sport.${sport}`)).join(' · ');
