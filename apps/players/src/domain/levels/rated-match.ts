import type { DataOf, resultConfirmed } from '@setpoint/events';
import { type NumberPlayersId, type Side, type SportId, type Surface } from '@setpoint/kernel';
import { reasonNotRated, type NotRatedReason, type PlayedMatch } from '@setpoint/rating';
import { gamesWon, type GameMode, type ResultOutcome } from '@setpoint/scoring';
import type { WonTournament } from './won-tournament.js';

/** A sport and a number of players: each has levels of its own. */
export interface Pool {
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
}

/** Position in the ledger's order: by end, then id, never by arrival (LVL-08). */
export interface Place {
  /** In milliseconds since 1970. */
  readonly endedAt: number;
  /** For a tournament win `~` and its id, so that it comes after matches with the same end. */
  readonly matchId: string;
}

/** A confirmed match that counts, as stored in the ledger. */
export interface RatedMatch extends Place {
  readonly kind: 'MATCH';
  readonly pool: Pool;
  readonly gameMode: GameMode;
  /** As known when the result was first confirmed; null if it was not. */
  readonly surface: Surface | null;
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly games: Readonly<Record<Side, number>>;
  readonly teams: Readonly<Record<Side, readonly string[]>>;
}

/** An event that changes levels. */
export type RatedEvent = RatedMatch | WonTournament;

type Result = Pick<DataOf<typeof resultConfirmed>, 'match' | 'result' | 'confirmedAt'>;

const MINUTE_MS = 60_000;

/** The rated match of a confirmed result; null if it does not count: friendly, walkover, nothing played (LVL-03, LVL-04). */
export function ratedMatchOf(confirmed: Result, surface: Surface | null): RatedMatch | null {
  const rated = matchOf(confirmed, surface);
  return reasonOf(rated, confirmed.match.isFriendly) === null ? rated : null;
}

/** The reason shown to players looking for a level change. */
export type UnratedReason = 'FRIENDLY' | 'GUEST' | 'WALKOVER' | 'NOTHING_PLAYED' | 'NOT_POSSIBLE';

const TOLD: Readonly<Record<NotRatedReason, UnratedReason>> = {
  FRIENDLY: 'FRIENDLY',
  WALKOVER: 'WALKOVER',
  NOTHING_PLAYED: 'NOTHING_PLAYED',
  SIDES_UNEQUAL: 'NOT_POSSIBLE',
  PLAYER_TWICE: 'NOT_POSSIBLE',
  IMPOSSIBLE_FIGURES: 'NOT_POSSIBLE',
};

/** Why a confirmed match does not affect levels; null if it does. */
export function unratedReasonOf(confirmed: Result): UnratedReason | null {
  const reason = reasonOf(matchOf(confirmed, null), confirmed.match.isFriendly);
  if (reason === 'FRIENDLY' && confirmed.match.withGuest) return 'GUEST';
  return reason && TOLD[reason];
}

const reasonOf = (match: RatedMatch, friendly: boolean) => reasonNotRated({ ...playedMatchOf(match), friendly });

const matchOf = ({ match, result, confirmedAt }: Result, surface: Surface | null): RatedMatch => ({
  kind: 'MATCH',
  matchId: match.matchId,
  pool: { sport: match.sport, numberPlayers: match.numberPlayers },
  endedAt: match.startsAt ? Date.parse(match.startsAt) + match.minutesPlay * MINUTE_MS : Date.parse(confirmedAt),
  gameMode: result.gameMode,
  surface,
  outcome: result.outcome,
  winner: result.winner,
  games: gamesWon(result.sets),
  teams: { A: match.teamA, B: match.teamB },
});

/** No self-assessments: standings already contain them. */
const UNKNOWN = () => null;

/** The match in the format of the rating library; `assessed` is everybody's self-assessment before the first match. */
export function playedMatchOf(
  { matchId, endedAt, gameMode, surface, outcome, winner, games, teams }: RatedMatch,
  assessed: (playerId: string) => number | null = UNKNOWN,
): PlayedMatch {
  const participants = (team: readonly string[]) => team.map((id) => ({ id, assessed: assessed(id) }));
  return {
    kind: 'MATCH',
    id: matchId,
    endedAt,
    format: gameMode,
    surface,
    sides: { A: participants(teams.A), B: participants(teams.B) },
    games,
    winner,
    outcome,
    friendly: false,
  };
}

/** The event to store in place of `former`: a corrected match keeps its surface, whatever the centre has by now. */
export const inPlaceOf = (former: RatedEvent | null, event: RatedEvent | null): RatedEvent | null =>
  former?.kind === 'MATCH' && event?.kind === 'MATCH' ? { ...event, surface: former.surface } : event;

export const playersOf = (event: RatedEvent): readonly string[] =>
  event.kind === 'MATCH' ? [...event.teams.A, ...event.teams.B] : event.playerIds;

export const comparePlaces = (one: Place, other: Place): number =>
  one.endedAt - other.endedAt || (one.matchId < other.matchId ? -1 : one.matchId > other.matchId ? 1 : 0);
