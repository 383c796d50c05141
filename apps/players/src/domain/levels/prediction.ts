import type { DataOf, matchReady } from '@setpoint/events';
import type { Side, Surface } from '@setpoint/kernel';
import { disciplineOf, predict, type SportParameters } from '@setpoint/rating';
import { eloChance } from './plain-elo.js';
import type { Pool } from './rated-match.js';
import type { Standing } from './standing.js';

/** A match before it is played. */
export interface ComingMatch {
  readonly matchId: string;
  readonly pool: Pool;
  readonly gameMode: NonNullable<Facts['gameMode']>;
  /** Of the court; null if unknown. */
  readonly surface: Surface | null;
  readonly teams: Readonly<Record<Side, readonly string[]>>;
  /** In milliseconds since 1970. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Side A's predicted win probability (BYD-02). */
export interface MatchPrediction {
  readonly match: ComingMatch;
  readonly madeAt: Date;
  readonly winChance: number;
  /** The same by plain Elo. */
  readonly eloChance: number;
}

type Facts = DataOf<typeof matchReady>['match'];

const MINUTE_MS = 60_000;

/** The match to predict; null if none: friendly, unequal sides, or begun before `now`. */
export function comingMatchOf(facts: Facts, surface: Surface | null, now: Date): ComingMatch | null {
  const { matchId, sport, numberPlayers, teamA, teamB, startsAt } = facts;
  if (facts.isFriendly || startsAt === null || Date.parse(startsAt) <= now.getTime()) return null;
  if (teamA.length !== numberPlayers || teamB.length !== numberPlayers) return null;
  return {
    matchId,
    pool: { sport, numberPlayers },
    // Earlier events without it have the default.
    gameMode: facts.gameMode ?? 'THREE_SETS_6_GAMES',
    surface,
    teams: { A: teamA, B: teamB },
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(startsAt) + facts.minutesPlay * MINUTE_MS,
  };
}

export function predictionOf(
  match: ComingMatch,
  standingOf: (playerId: string) => Standing,
  madeAt: Date,
  parameters: SportParameters,
): MatchPrediction {
  const standings = { A: match.teams.A.map(standingOf), B: match.teams.B.map(standingOf) };
  const ratings = { A: standings.A.map(({ rating }) => rating), B: standings.B.map(({ rating }) => rating) };
  const elos = { A: standings.A.map(({ elo }) => elo), B: standings.B.map(({ elo }) => elo) };
  const meeting = { sides: ratings, format: match.gameMode, surface: match.surface, at: match.endsAt };
  return {
    match,
    madeAt,
    winChance: predict(meeting, parameters[disciplineOf(match.pool.numberPlayers)]).winChance,
    eloChance: eloChance(elos),
  };
}
