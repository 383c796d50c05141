import { EntitySchema } from 'typeorm';
import type { ReviewVerdict, WatchState } from '../domain/fair-play/review.js';
import type { Population } from '../domain/fair-play/population.js';
import type { Signal } from '../domain/fair-play/signals.js';

export interface WatchedResultRow {
  match_id: string;
  players: string[];
  ended_at: Date;
  entered_by: string;
  entered_at: Date;
  answered_at: Date | null;
  no_show: boolean;
  disputed: string[];
  overturned: string[];
}

interface FairPlayScores {
  player_id: string;
  counted_at: Date;
  score: number;
  collusion: number;
  sandbagging: number;
  misreporting: number;
}

export interface FairPlayRow extends FairPlayScores {
  matches: number;
  signals: readonly Signal[];
  state: WatchState;
  reviews: readonly { by: string; at: string; verdict: ReviewVerdict; note: string; score: number }[];
}

export interface FairPlayPopulationRow {
  day: string;
  population: Population;
}

const scores = {
  player_id: { type: 'text', primary: true },
  score: { type: 'float8' },
  collusion: { type: 'float8' },
  sandbagging: { type: 'float8' },
  misreporting: { type: 'float8' },
} as const;

export const WatchedResultEntity = new EntitySchema<WatchedResultRow>({
  name: 'watched_result',
  tableName: 'watched_result',
  columns: {
    match_id: { type: 'text', primary: true },
    players: { type: 'text', array: true },
    ended_at: { type: 'timestamptz' },
    entered_by: { type: 'text' },
    entered_at: { type: 'timestamptz' },
    answered_at: { type: 'timestamptz', nullable: true },
    no_show: { type: 'boolean' },
    disputed: { type: 'text', array: true },
    overturned: { type: 'text', array: true },
  },
});

export const FairPlayEntity = new EntitySchema<FairPlayRow>({
  name: 'fair_play',
  tableName: 'fair_play',
  columns: {
    ...scores,
    counted_at: { type: 'timestamptz' },
    matches: { type: 'integer' },
    signals: { type: 'jsonb' },
    state: { type: 'text' },
    reviews: { type: 'jsonb' },
  },
});

export const FairPlayHistoryEntity = new EntitySchema<FairPlayScores>({
  name: 'fair_play_history',
  tableName: 'fair_play_history',
  columns: { ...scores, counted_at: { type: 'timestamptz', primary: true } },
});

export const FairPlayPopulationEntity = new EntitySchema<FairPlayPopulationRow>({
  name: 'fair_play_population',
  tableName: 'fair_play_population',
  columns: { day: { type: 'date', primary: true }, population: { type: 'jsonb' } },
});

export const fairPlayEntities = [WatchedResultEntity, FairPlayEntity, FairPlayHistoryEntity, FairPlayPopulationEntity];
