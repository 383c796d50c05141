import type { DataOf, resultConfirmed } from '@setpoint/events';
import { formatsOf, SPORTS, type NumberPlayersId, type Side, type SportId } from '@setpoint/kernel';
import { reasonNotRated, type NotRatedReason, type PlayedMatch } from '@setpoint/rating';
import { gamesWon, type GameMode, type ResultOutcome } from '@setpoint/scoring';
import type { WonTournament } from './won-tournament.js';

/** Levels of different pools share nothing but the self-assessment. */
export interface Pool {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

export const POOLS: readonly Pool[] = SPORTS.flatMap(({ id: sport }) =>
  formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers })),
);

/** Where something stands in the order that levels follow: its end, then its id; never its arrival (LVL-08). */
export interface Place {
  /** In milliseconds since 1970. */
  readonly endedAt: number;
  /** Of a tournament won `~` and its id, so that it comes behind matches that end together with it. */
  readonly matchId: string;
}

/** A confirmed match that counts, as levels keep it. */
export interface RatedMatch extends Place {
  readonly kind: 'MATCH';
  readonly pool: Pool;
  readonly gameMode: GameMode;
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly games: Readonly<Record<Side, number>>;
  readonly teams: Readonly<Record<Side, readonly string[]>>;
}

/** What moves levels. */
export type RatedEvent = RatedMatch | WonTournament;

type Result = Pick<DataOf<typeof resultConfirmed>, 'match' | 'result' | 'confirmedAt'>;

const MINUTE_MS = 60_000;

/** The match of a confirmed result; null where it moves no level: friendly, a walkover, nothing played (LVL-03, LVL-04). */
export function ratedMatchOf(confirmed: Result): RatedMatch | null {
  const rated = matchOf(confirmed);
  return reasonOf(rated, confirmed.match.isFriendly) === null ? rated : null;
}

/** What somebody who looks for a change of level is told. */
export type UnratedReason = 'FRIENDLY' | 'GUEST' | 'WALKOVER' | 'NOTHING_PLAYED' | 'NOT_POSSIBLE';

const TOLD: Readonly<Record<NotRatedReason, UnratedReason>> = {
  FRIENDLY: 'FRIENDLY',
  WALKOVER: 'WALKOVER',
  NOTHING_PLAYED: 'NOTHING_PLAYED',
  SIDES_UNEQUAL: 'NOT_POSSIBLE',
  PLAYER_TWICE: 'NOT_POSSIBLE',
  IMPOSSIBLE_FIGURES: 'NOT_POSSIBLE',
};

/** Why a confirmed match moves no level; null where it does. */
export function unratedReasonOf(confirmed: Result): UnratedReason | null {
  const reason = reasonOf(matchOf(confirmed), confirmed.match.isFriendly);
  if (reason === 'FRIENDLY' && confirmed.match.withGuest) return 'GUEST';
  return reason && TOLD[reason];
}

const reasonOf = (match: RatedMatch, friendly: boolean) => reasonNotRated({ ...playedMatchOf(match), friendly });

const matchOf = ({ match, result, confirmedAt }: Result): RatedMatch => ({
  kind: 'MATCH',
  matchId: match.matchId,
  pool: { sport: match.sport, numberPlayers: match.numberPlayers },
  endedAt: match.startsAt ? Date.parse(match.startsAt) + match.minutesPlay * MINUTE_MS : Date.parse(confirmedAt),
  gameMode: result.gameMode,
  outcome: result.outcome,
  winner: result.winner,
  games: gamesWon(result.sets),
  teams: { A: match.teamA, B: match.teamB },
});

/** Nobody assessed: standings know where everybody starts. */
const UNKNOWN = () => null;

/**
 * The match as the library of levels takes it; `assessed` is everybody's self-assessment before the first match. Courts
 * have no surface here that results would name.
 */
export function playedMatchOf(
  { matchId, endedAt, gameMode, outcome, winner, games, teams }: RatedMatch,
  assessed: (playerId: string) => number | null = UNKNOWN,
): PlayedMatch {
  const participants = (team: readonly string[]) => team.map((id) => ({ id, assessed: assessed(id) }));
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

export const playersOf = (event: RatedEvent): readonly string[] =>
  event.kind === 'MATCH' ? [...event.teams.A, ...event.teams.B] : event.playerIds;

export const comparePlaces = (one: Place, other: Place): number =>
  one.endedAt - other.endedAt || (one.matchId < other.matchId ? -1 : one.matchId > other.matchId ? 1 : 0);
