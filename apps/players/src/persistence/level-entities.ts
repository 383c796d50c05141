import type { NumberPlayersId, Side, SportId, Surface } from '@setpoint/kernel';
import type { Rating } from '@setpoint/rating';
import type { GameMode, ResultOutcome } from '@setpoint/scoring';
import { EntitySchema } from 'typeorm';
import type { Marks } from '../application/ports/evaluations.js';
import type { Trend } from '../domain/levels/standing.js';

export interface RatedMatchRow {
  match_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  ended_at: Date;
  game_mode: GameMode;
  surface: Surface | null;
  outcome: ResultOutcome;
  winner: Side | null;
  games_a: number;
  games_b: number;
  team_a: string[];
  team_b: string[];
}

export interface RatingStartRow {
  player_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  /** What the player said of the own level, and where that lets them start; null without. */
  assessed: number | null;
  start: number | null;
}

export interface RatingEntryRow {
  match_id: string;
  player_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  ended_at: Date;
  /** Null for a bonus, like the chances. */
  side: Side | null;
  trend: Trend;
  before_mean: number;
  before_deviation: number;
  before_shown: number | null;
  before_met: number;
  after_mean: number;
  after_deviation: number;
  after_shown: number | null;
  met: string[];
  elo: number;
  matches: number;
  /** Offsets by surface after it. */
  surfaces: Rating['surfaces'];
  win_chance: number | null;
  expected_share: number | null;
  actual_share: number | null;
  score_part: number;
  win_part: number;
  partner_part: number;
  bonus_part: number;
  /** What matches with the other number of players have added since the entry before, or to the start; in levels. */
  carried_over: number;
  /** For a bonus: the end of the last match before it, and of the last one with any number of players. */
  played_at: Date | null;
  as_of: Date | null;
  /** Before the first entry. */
  start_mean: number;
  start_deviation: number;
  /** Of both levels after it; null while they know nothing of each other. */
  covariance: number | null;
  /** The level in the other number of players after it; null while there is none. */
  other_mean: number | null;
  other_deviation: number | null;
  other_shown: number | null;
  other_as_of: Date | null;
  other_carried_over: number | null;
}

export interface EvaluationRow extends Marks {
  match_id: string;
  by_id: string;
  player_id: string;
}

export interface MatchPredictionRow {
  match_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  team_a: string[];
  team_b: string[];
  made_at: Date;
  win_chance: number;
  elo_chance: number;
}

const pool = { sport: { type: 'integer' }, number_players: { type: 'integer' } } as const;

export const RatedMatchEntity = new EntitySchema<RatedMatchRow>({
  name: 'rated_match',
  tableName: 'rated_match',
  columns: {
    match_id: { type: 'text', primary: true },
    ...pool,
    ended_at: { type: 'timestamptz' },
    game_mode: { type: 'text' },
    surface: { type: 'text', nullable: true },
    outcome: { type: 'text' },
    winner: { type: 'text', nullable: true },
    games_a: { type: 'integer' },
    games_b: { type: 'integer' },
    team_a: { type: 'text', array: true },
    team_b: { type: 'text', array: true },
  },
});

export const RatingStartEntity = new EntitySchema<RatingStartRow>({
  name: 'rating_start',
  tableName: 'rating_start',
  columns: {
    player_id: { type: 'text', primary: true },
    sport: { type: 'integer', primary: true },
    number_players: { type: 'integer', primary: true },
    assessed: { type: 'float8', nullable: true },
    start: { type: 'float8', nullable: true },
  },
});

export const RatingEntryEntity = new EntitySchema<RatingEntryRow>({
  name: 'rating_entry',
  tableName: 'rating_entry',
  columns: {
    match_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    ...pool,
    ended_at: { type: 'timestamptz' },
    side: { type: 'text', nullable: true },
    trend: { type: 'text' },
    before_mean: { type: 'float8' },
    before_deviation: { type: 'float8' },
    before_shown: { type: 'float8', nullable: true },
    before_met: { type: 'integer' },
    after_mean: { type: 'float8' },
    after_deviation: { type: 'float8' },
    after_shown: { type: 'float8', nullable: true },
    met: { type: 'text', array: true },
    elo: { type: 'float8' },
    matches: { type: 'integer' },
    surfaces: { type: 'jsonb' },
    win_chance: { type: 'float8', nullable: true },
    expected_share: { type: 'float8', nullable: true },
    actual_share: { type: 'float8', nullable: true },
    score_part: { type: 'float8' },
    win_part: { type: 'float8' },
    partner_part: { type: 'float8' },
    bonus_part: { type: 'float8' },
    carried_over: { type: 'float8' },
    played_at: { type: 'timestamptz', nullable: true },
    as_of: { type: 'timestamptz', nullable: true },
    start_mean: { type: 'float8' },
    start_deviation: { type: 'float8' },
    covariance: { type: 'float8', nullable: true },
    other_mean: { type: 'float8', nullable: true },
    other_deviation: { type: 'float8', nullable: true },
    other_shown: { type: 'float8', nullable: true },
    other_as_of: { type: 'timestamptz', nullable: true },
    other_carried_over: { type: 'float8', nullable: true },
  },
});

export const EvaluationEntity = new EntitySchema<EvaluationRow>({
  name: 'evaluation',
  tableName: 'evaluation',
  columns: {
    match_id: { type: 'text', primary: true },
    by_id: { type: 'text', primary: true },
    player_id: { type: 'text', primary: true },
    forehand: { type: 'smallint' },
    backhand: { type: 'smallint' },
    serve: { type: 'smallint' },
    power: { type: 'smallint' },
    speed: { type: 'smallint' },
    availability: { type: 'smallint' },
    collaboration: { type: 'smallint' },
    punctuality: { type: 'smallint' },
    fairness: { type: 'smallint' },
  },
});

export const MatchPredictionEntity = new EntitySchema<MatchPredictionRow>({
  name: 'match_prediction',
  tableName: 'match_prediction',
  columns: {
    match_id: { type: 'text', primary: true },
    ...pool,
    team_a: { type: 'text', array: true },
    team_b: { type: 'text', array: true },
    made_at: { type: 'timestamptz' },
    win_chance: { type: 'float8' },
    elo_chance: { type: 'float8' },
  },
});

export const levelEntities = [
  RatedMatchEntity,
  RatingStartEntity,
  RatingEntryEntity,
  MatchPredictionEntity,
  EvaluationEntity,
];
