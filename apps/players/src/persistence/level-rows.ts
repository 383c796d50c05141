import type { MatchEntry } from '@setpoint/rating';
import type { Estimate } from '../domain/levels/estimate.js';
import type { RatedMatch } from '../domain/levels/rated-match.js';
import type { LevelStep, Newcomer, Standing } from '../domain/levels/standing.js';
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

/** Row of a standing: the last entry, or the initial level only. */
export type StandingRow = Pick<
  RatingEntryRow,
  | 'player_id'
  | 'side'
  | 'ended_at'
  | 'played_at'
  | 'after_mean'
  | 'after_deviation'
  | 'after_shown'
  | 'met'
  | 'elo'
  | 'matches'
  | 'surfaces'
>;

export const toStanding = (row: StandingRow): Standing => ({
  rating: {
    mean: row.after_mean,
    deviation: row.after_deviation,
    playedAt: (row.side === null ? row.played_at : row.ended_at)?.getTime() ?? null,
    matches: row.matches,
    surfaces: row.surfaces,
  },
  shown: row.after_shown,
  met: row.met,
  elo: row.elo,
});

/** The last entry, if any, and the own estimate. */
export type KnownRow = (StandingRow | { readonly matches: null }) & {
  readonly said: number | null;
  readonly start: number | null;
};

export const toKnown = (row: KnownRow): Standing | Newcomer =>
  row.matches === null ? { estimate: toEstimate(row.said, row.start) } : toStanding(row);

const toEstimate = (said: number | null, start: number | null): Estimate | null =>
  said === null || start === null ? null : { said, start };

export function toEntryRow({ event, entry, trend, before, after }: LevelStep): RatingEntryRow {
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
    ...(entry.kind === 'MATCH' ? playedFigures(entry) : bonusFigures(after)),
  };
}

const playedFigures = ({ side, winChance, expectedShare, share }: MatchEntry) => ({
  ...{ side, win_chance: winChance, expected_share: expectedShare, actual_share: share, played_at: null },
});

const bonusFigures = ({ rating: { playedAt } }: Standing) => ({
  ...{ side: null, win_chance: null, expected_share: null, actual_share: null },
  played_at: playedAt === null ? null : new Date(playedAt),
});
