import type { NumberPlayersId } from '@setpoint/kernel';
import { disciplineOf, type Discipline, type MatchEntry } from '@setpoint/rating';
import type { Estimate } from '../domain/levels/estimate.js';
import { comparePlaces, type Place, type RatedMatch } from '../domain/levels/rated-match.js';
import {
  afterEvent,
  leftBy,
  NOTHING_RATED,
  type Known,
  type LeftByEvent,
  type LevelStep,
  type OtherLevel,
  type Standing,
} from '../domain/levels/standing.js';
import type { WonTournament } from '../domain/levels/won-tournament.js';
import type { RatedMatchRow, RatingEntryRow } from './level-entities.js';
import type { RatedBonusRow } from './refit-entities.js';

export const toRatedMatch = (row: RatedMatchRow): RatedMatch => ({
  kind: 'MATCH',
  matchId: row.match_id,
  pool: { sport: row.sport, numberPlayers: row.number_players },
  endedAt: row.ended_at.getTime(),
  gameMode: row.game_mode,
  surface: row.surface,
  outcome: row.outcome,
  winner: row.winner,
  games: { A: row.games_a, B: row.games_b },
  teams: { A: row.team_a, B: row.team_b },
});

export const toMatchRow = (match: RatedMatch): RatedMatchRow => ({
  match_id: match.matchId,
  sport: match.pool.sport,
  number_players: match.pool.numberPlayers,
  ended_at: new Date(match.endedAt),
  game_mode: match.gameMode,
  surface: match.surface,
  outcome: match.outcome,
  winner: match.winner,
  games_a: match.games.A,
  games_b: match.games.B,
  team_a: [...match.teams.A],
  team_b: [...match.teams.B],
});

export const toWonTournament = (row: RatedBonusRow): WonTournament => ({
  kind: 'BONUS',
  matchId: row.match_id,
  pool: { sport: row.sport, numberPlayers: row.number_players },
  endedAt: row.ended_at.getTime(),
  playerIds: row.player_ids,
  points: row.points,
});

export const toBonusRow = (won: WonTournament): RatedBonusRow => ({
  match_id: won.matchId,
  sport: won.pool.sport,
  number_players: won.pool.numberPlayers,
  ended_at: new Date(won.endedAt),
  player_ids: [...won.playerIds],
  points: won.points,
});

/** Row of what an event left of what is known of a player. */
export type StandingRow = Pick<
  RatingEntryRow,
  | 'match_id'
  | 'number_players'
  | 'side'
  | 'ended_at'
  | 'played_at'
  | 'as_of'
  | 'start_mean'
  | 'start_deviation'
  | 'after_mean'
  | 'after_deviation'
  | 'after_shown'
  | 'met'
  | 'elo'
  | 'matches'
  | 'surfaces'
  | 'covariance'
  | 'other_mean'
  | 'other_deviation'
  | 'other_shown'
  | 'other_as_of'
  | 'other_carried_over'
>;

export const toLeft = (row: StandingRow, assessed: number | null): LeftByEvent => ({
  own: {
    rating: {
      mean: row.after_mean,
      deviation: row.after_deviation,
      playedAt: (row.side === null ? row.played_at : row.ended_at)?.getTime() ?? null,
      matches: row.matches,
      surfaces: row.surfaces,
      ...(row.as_of && { asOf: row.as_of.getTime() }),
    },
    start: { assessed, mean: row.start_mean, deviation: row.start_deviation },
    shown: row.after_shown,
    met: row.met,
    elo: row.elo,
  },
  other: toOther(row),
  covariance: row.covariance,
});

const toOther = (row: StandingRow): OtherLevel | null =>
  row.other_mean === null || row.other_deviation === null
    ? null
    : {
        ...{ mean: row.other_mean, deviation: row.other_deviation, shown: row.other_shown },
        ...(row.other_as_of && { asOf: row.other_as_of.getTime() }),
        ...(row.other_carried_over !== null && { carriedOver: row.other_carried_over }),
      };

/** The own estimate for a number of players, with the last entry, if any. */
export type KnownRow = ((StandingRow & Pick<RatingEntryRow, 'trend'>) | { readonly match_id: null }) & {
  readonly of_number: NumberPlayersId;
  readonly said: number | null;
  readonly start: number | null;
};

/** From the rows of one player in one sport. */
export function toKnown(rows: readonly KnownRow[]): Known {
  const estimateFor = (discipline: Discipline) => {
    const row = rows.find(({ of_number }) => disciplineOf(of_number) === discipline);
    return row ? toEstimate(row.said, row.start) : null;
  };
  const estimates = { singles: estimateFor('singles'), doubles: estimateFor('doubles') };
  const entries = rows.filter((row) => row.match_id !== null).sort(byPlace);
  return entries.reduce<Known>((known, row) => afterEvent(known, row.number_players, toLeft(row, row.said)), {
    ...NOTHING_RATED,
    estimates,
  });
}

const byPlace = (one: StandingRow, other: StandingRow) => comparePlaces(placeOf(one), placeOf(other));

const placeOf = ({ ended_at, match_id }: StandingRow): Place => ({ endedAt: ended_at.getTime(), matchId: match_id });

const toEstimate = (said: number | null, start: number | null): Estimate | null =>
  said === null || start === null ? null : { said, start };

export function toEntryRow(step: LevelStep): RatingEntryRow {
  const { event, entry, trend, before, after } = step;
  const { other, covariance } = leftBy(step);
  return {
    match_id: event.matchId,
    player_id: entry.playerId,
    sport: event.pool.sport,
    number_players: event.pool.numberPlayers,
    ended_at: new Date(event.endedAt),
    trend,
    before_mean: entry.before.mean,
    before_deviation: entry.before.deviation,
    before_shown: before.shown,
    before_met: before.met.length,
    after_mean: after.rating.mean,
    after_deviation: after.rating.deviation,
    after_shown: after.shown,
    met: [...after.met],
    elo: after.elo,
    matches: after.rating.matches,
    surfaces: after.rating.surfaces,
    score_part: entry.parts.score,
    win_part: entry.parts.win,
    partner_part: entry.parts.partner,
    bonus_part: entry.parts.bonus,
    carried_over: entry.carriedOver,
    as_of: dateOf(after.rating.asOf),
    start_mean: after.start.mean,
    start_deviation: after.start.deviation,
    covariance,
    other_mean: other?.mean ?? null,
    other_deviation: other?.deviation ?? null,
    other_shown: other?.shown ?? null,
    other_as_of: dateOf(other?.asOf),
    other_carried_over: other?.carriedOver ?? null,
    ...(entry.kind === 'MATCH' ? playedFigures(entry) : bonusFigures(after)),
  };
}

const playedFigures = ({ side, winChance, expectedShare, share }: MatchEntry) => ({
  ...{ side, win_chance: winChance, expected_share: expectedShare, actual_share: share, played_at: null },
});

const bonusFigures = ({ rating: { playedAt } }: Standing) => ({
  ...{ side: null, win_chance: null, expected_share: null, actual_share: null },
  played_at: dateOf(playedAt),
});

const dateOf = (time: number | null | undefined) => (time === null || time === undefined ? null : new Date(time));
