import type { DataOf, resultConfirmed } from '@setpoint/events';
import type { NumberPlayersId, Side, SportId } from '@setpoint/kernel';
import { reasonNotRated, type PlayedMatch } from '@setpoint/rating';
import { gamesWon, type GameMode, type ResultOutcome } from '@setpoint/scoring';

/** Levels of different pools share nothing but the self-assessment. */
export interface Pool {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

/** Where a match stands in the order that levels follow: its end, then its id; never its arrival (LVL-08). */
export interface Place {
  /** In milliseconds since 1970. */
  readonly endedAt: number;
  readonly matchId: string;
}

/** A confirmed match that counts, as levels keep it. */
export interface RatedMatch extends Place {
  readonly pool: Pool;
  readonly gameMode: GameMode;
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly games: Readonly<Record<Side, number>>;
  readonly teams: Readonly<Record<Side, readonly string[]>>;
}

const MINUTE_MS = 60_000;

/** The match of a confirmed result; null where it moves no level: friendly, a walkover, nothing played (LVL-03, LVL-04). */
export function ratedMatchOf({ match, result, confirmedAt }: DataOf<typeof resultConfirmed>): RatedMatch | null {
  const rated: RatedMatch = {
    matchId: match.matchId,
    pool: { sport: match.sport, numberPlayers: match.numberPlayers },
    endedAt: match.startsAt ? Date.parse(match.startsAt) + match.minutesPlay * MINUTE_MS : Date.parse(confirmedAt),
    gameMode: result.gameMode,
    outcome: result.outcome,
    winner: result.winner,
    games: gamesWon(result.sets),
    teams: { A: match.teamA, B: match.teamB },
  };
  return reasonNotRated({ ...playedMatchOf(rated), friendly: match.isFriendly }) === null ? rated : null;
}

/** The match as the library of levels takes it. Courts have no surface here that results would name. */
export function playedMatchOf({ matchId, endedAt, gameMode, outcome, winner, games, teams }: RatedMatch): PlayedMatch {
  const participants = (team: readonly string[]) => team.map((id) => ({ id, assessed: null }));
  return {
    kind: 'MATCH',
    id: matchId,
    endedAt,
    format: gameMode,
    surface: null,
    sides: { A: participants(teams.A), B: participants(teams.B) },
    games,
    winner,
    outcome,
    friendly: false,
  };
}

export const playersOf = ({ teams }: Pick<RatedMatch, 'teams'>): string[] => [...teams.A, ...teams.B];

export const comparePlaces = (one: Place, other: Place): number =>
  one.endedAt - other.endedAt || (one.matchId < other.matchId ? -1 : one.matchId > other.matchId ? 1 : 0);
