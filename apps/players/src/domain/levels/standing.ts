import { halfStep, otherSide } from '@setpoint/kernel';
import {
  award,
  coldStart,
  countsWin,
  entriesOf,
  explain,
  shownLevel,
  update,
  VARIED_OPPONENTS,
  type LedgerEntry,
  type MatchEntry,
  type Parameters,
  type Rating,
} from '@setpoint/rating';
import type { Estimate } from './estimate.js';
import { ELO_START, eloMove } from './plain-elo.js';
import { playedMatchOf, type RatedEvent, type RatedMatch } from './rated-match.js';
import { bonusOf, type WonTournament } from './won-tournament.js';

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

/** Effect of one match or tournament win on one player. */
export interface LevelStep {
  readonly event: RatedEvent;
  readonly entry: LedgerEntry;
  readonly trend: Trend;
  readonly before: Standing;
  readonly after: Standing;
}

/** A player before anything has counted. */
export interface Newcomer {
  readonly estimate: Estimate | null;
}

/** The standing of a player without rated matches; what is shown is what predicts (LVL-03). */
export const startingFrom = (estimate: Estimate | null, parameters: Parameters): Standing => ({
  rating: { ...coldStart(estimate?.said ?? null, parameters), ...(estimate && { mean: estimate.start }) },
  shown: estimate && halfStep(estimate.start),
  met: [],
  elo: ELO_START,
});

/** What is known of a player, or what they start from with these parameters. */
export const standingOf = (known: Standing | Newcomer, parameters: Parameters): Standing =>
  'estimate' in known ? startingFrom(known.estimate, parameters) : known;

/** Effect on each of its players, given their standings (LVL-04, LVL-06, BYD-01). */
export const rateEvent = (
  event: RatedEvent,
  standingOf: (playerId: string) => Standing,
  parameters: Parameters,
): LevelStep[] => (event.kind === 'MATCH' ? rateMatch(event, standingOf, parameters) : awardBonus(event, standingOf));

function rateMatch(match: RatedMatch, standingOf: (playerId: string) => Standing, parameters: Parameters): LevelStep[] {
  const standings = { A: match.teams.A.map(standingOf), B: match.teams.B.map(standingOf) };
  const elos = { A: standings.A.map(({ elo }) => elo), B: standings.B.map(({ elo }) => elo) };
  const ratings = { A: standings.A.map(({ rating }) => rating), B: standings.B.map(({ rating }) => rating) };
  const played = playedMatchOf(match);
  const rated = update(played, ratings, parameters);
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
    return { event: match, entry, trend: explain(entry).direction, before, after };
  };
  return entriesOf(rated).map(stepOf);
}

/** A bonus alone gives no level; it raises one that starts from an estimate. */
function awardBonus(won: WonTournament, standingOf: (playerId: string) => Standing): LevelStep[] {
  return won.playerIds.map((playerId) => {
    const before = standingOf(playerId);
    const { rating, entry } = award(bonusOf(won, playerId, null), before.rating);
    const shown = before.shown === null ? null : shownLevel(rating.mean, before.shown);
    return { event: won, entry, trend: explain(entry).direction, before, after: { ...before, rating, shown } };
  });
}

const metAfter = (met: readonly string[], opponents: readonly string[]) =>
  [...new Set([...met, ...opponents])].slice(0, VARIED_OPPONENTS);
