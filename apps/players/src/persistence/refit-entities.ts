import type { NumberPlayersId, SportId } from '@setpoint/kernel';
import type { SportParameters } from '@setpoint/rating';
import { EntitySchema } from 'typeorm';
import type { UnratedReason } from '../domain/levels/rated-match.js';
import type { RefitState } from '../application/ports/refits.js';

export interface RatingParametersRow {
  sport: SportId;
  due_at: Date;
  state: RefitState;
  claimed_until: Date | null;
  parameters: SportParameters | null;
  matches: number | null;
  log_loss_before: number | null;
  log_loss_after: number | null;
  in_force_from: Date | null;
  /** Matches that ended from then on are rated with the parameters. */
  applies_from: Date | null;
}

export interface RatedBonusRow {
  match_id: string;
  sport: SportId;
  number_players: NumberPlayersId;
  ended_at: Date;
  player_ids: string[];
  points: number;
}

export const RatingParametersEntity = new EntitySchema<RatingParametersRow>({
  name: 'rating_parameters',
  tableName: 'rating_parameters',
  columns: {
    sport: { type: 'integer', primary: true },
    due_at: { type: 'timestamptz', primary: true },
    state: { type: 'text' },
    claimed_until: { type: 'timestamptz', nullable: true },
    parameters: { type: 'jsonb', nullable: true },
    matches: { type: 'integer', nullable: true },
    log_loss_before: { type: 'float8', nullable: true },
    log_loss_after: { type: 'float8', nullable: true },
    in_force_from: { type: 'timestamptz', nullable: true },
    applies_from: { type: 'timestamptz', nullable: true },
  },
});

export const RatedBonusEntity = new EntitySchema<RatedBonusRow>({
  name: 'rated_bonus',
  tableName: 'rated_bonus',
  columns: {
    match_id: { type: 'text', primary: true },
    sport: { type: 'integer' },
    number_players: { type: 'integer' },
    ended_at: { type: 'timestamptz' },
    player_ids: { type: 'text', array: true },
    points: { type: 'float8' },
  },
});

export interface UnratedMatchRow {
  match_id: string;
  reason: UnratedReason;
}

export const UnratedMatchEntity = new EntitySchema<UnratedMatchRow>({
  name: 'unrated_match',
  tableName: 'unrated_match',
  columns: { match_id: { type: 'text', primary: true }, reason: { type: 'text' } },
});

export const refitEntities = [RatingParametersEntity, RatedBonusEntity, UnratedMatchEntity];
