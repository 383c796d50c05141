import type { NumberPlayersId, SportId, Surface } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { MatchOutcome } from '../domain/match-statistics.js';
import type { Reached } from '../domain/rankings.js';

/** Contribution of a confirmed match to one player's statistics. */
export interface MatchStatisticsRow {
  player_id: string;
  match_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  played_at: Date;
  /** At the court. */
  year: number;
  outcome: MatchOutcome;
  sets_won: number;
  sets_lost: number;
  games_won: number;
  games_lost: number;
  opponents: string[];
  /** Null where it is not known. */
  surface: Surface | null;
}

/** A player's placing in a tournament. */
export interface TournamentStatisticsRow {
  player_id: string;
  tournament_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  /** At the place of the tournament. */
  year: number;
  completed_at: Date;
  reached: Reached;
}

/** The score of a player in a ranking. */
export interface RankingEntryRow {
  ranking: string;
  player_id: string;
  score: number;
}

/** When a player's scores are recomputed. */
export interface RankingDueRow {
  player_id: string;
  due_at: Date;
}

/** Sums over a player's matches; sport or number of players 0 stands for all of them. */
export interface PlayerStatisticsRow {
  player_id: string;
  sport: SportId | 0;
  number_players: NumberPlayersId | 0;
  matches: number;
  wins: number;
  losses: number;
  draws: number;
  sets_won: number;
  sets_lost: number;
  games_won: number;
  games_lost: number;
  current_streak: number;
  longest_streak: number;
  players_met: number;
}

export const MatchStatisticsEntity = new EntitySchema<MatchStatisticsRow>({
  name: 'match_statistics',
  tableName: 'match_statistics',
  columns: {
    player_id: { type: 'text', primary: true },
    match_id: { type: 'text', primary: true },
    sport: { type: 'integer' },
    number_players: { type: 'integer' },
    played_at: { type: 'timestamptz' },
    year: { type: 'integer' },
    outcome: { type: 'text' },
    sets_won: { type: 'integer' },
    sets_lost: { type: 'integer' },
    games_won: { type: 'integer' },
    games_lost: { type: 'integer' },
    opponents: { type: 'text', array: true },
    surface: { type: 'text', nullable: true },
  },
});

export const PlayerStatisticsEntity = new EntitySchema<PlayerStatisticsRow>({
  name: 'player_statistics',
  tableName: 'player_statistics',
  columns: {
    player_id: { type: 'text', primary: true },
    sport: { type: 'integer', primary: true },
    number_players: { type: 'integer', primary: true },
    matches: { type: 'integer' },
    wins: { type: 'integer' },
    losses: { type: 'integer' },
    draws: { type: 'integer' },
    sets_won: { type: 'integer' },
    sets_lost: { type: 'integer' },
    games_won: { type: 'integer' },
    games_lost: { type: 'integer' },
    current_streak: { type: 'integer' },
    longest_streak: { type: 'integer' },
    players_met: { type: 'integer' },
  },
});

export const TournamentStatisticsEntity = new EntitySchema<TournamentStatisticsRow>({
  name: 'tournament_statistics',
  tableName: 'tournament_statistics',
  columns: {
    player_id: { type: 'text', primary: true },
    tournament_id: { type: 'text', primary: true },
    sport: { type: 'integer' },
    number_players: { type: 'integer' },
    year: { type: 'integer' },
    completed_at: { type: 'timestamptz' },
    reached: { type: 'text' },
  },
});

export const RankingEntryEntity = new EntitySchema<RankingEntryRow>({
  name: 'ranking_entry',
  tableName: 'ranking_entry',
  columns: {
    ranking: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    score: { type: 'integer' },
  },
});

export const RankingDueEntity = new EntitySchema<RankingDueRow>({
  name: 'ranking_due',
  tableName: 'ranking_due',
  columns: {
    player_id: { type: 'text', primary: true },
    due_at: { type: 'timestamptz' },
  },
});

export const statisticsEntities = [
  MatchStatisticsEntity,
  PlayerStatisticsEntity,
  TournamentStatisticsEntity,
  RankingEntryEntity,
  RankingDueEntity,
];
