import { otherSide } from '@setpoint/kernel';
import {
  coldStart,
  countsWin,
  DEFAULT_PARAMETERS,
  entriesOf,
  explain,
  shownLevel,
  update,
  VARIED_OPPONENTS,
  type MatchEntry,
  type Rating,
} from '@setpoint/rating';
import { ELO_START, eloMove } from './plain-elo.js';
import { playedMatchOf, type RatedMatch } from './rated-match.js';

/** What is known of one player in one pool. */
export interface Standing {
  readonly rating: Rating;
  /** The half step that is shown; null without any (LVL-01). */
  readonly shown: number | null;
  /** Different opponents, as many as reliability counts (LVL-05). */
  readonly met: readonly string[];
  /** By plain Elo, to compare with. */
  readonly elo: number;
}

export type Trend = ReturnType<typeof explain>['direction'];

/** What one match did to one player. */
export interface LevelStep {
  readonly match: RatedMatch;
  readonly entry: MatchEntry;
  readonly trend: Trend;
  readonly before: Standing;
  readonly after: Standing;
}

/** Somebody who has played nothing that counts, by the self-assessed level, if any (LVL-03). */
export const startingFrom = (assessed: number | null): Standing => ({
  rating: coldStart(assessed, DEFAULT_PARAMETERS),
  shown: assessed,
  met: [],
  elo: ELO_START,
});

/** What a match does to each of its players, given where they stood (LVL-04, BYD-01). */
export function rateMatch(match: RatedMatch, standingOf: (playerId: string) => Standing): LevelStep[] {
  const standings = { A: match.teams.A.map(standingOf), B: match.teams.B.map(standingOf) };
  const elos = { A: standings.A.map(({ elo }) => elo), B: standings.B.map(({ elo }) => elo) };
  const ratings = { A: standings.A.map(({ rating }) => rating), B: standings.B.map(({ rating }) => rating) };
  const played = playedMatchOf(match);
  const rated = update(played, ratings, DEFAULT_PARAMETERS);
  const winner = countsWin(played) ? match.winner : null;
  const stepOf = (entry: MatchEntry): LevelStep => {
    const { side, playerId } = entry;
    const index = match.teams[side].indexOf(playerId);
    const before = standings[side][index]!;
    const rating = rated.after[side][index]!;
    const after = {
      rating,
      shown: shownLevel(rating.mean, before.shown),
      met: metAfter(before.met, match.teams[otherSide(side)]),
      elo: before.elo + eloMove(elos, winner, side),
    };
    return { match, entry, trend: explain(entry).direction, before, after };
  };
  return entriesOf(rated).map(stepOf);
}

const metAfter = (met: readonly string[], opponents: readonly string[]) =>
  [...new Set([...met, ...opponents])].slice(0, VARIED_OPPONENTS);
