import type { Bracket, Draw, Group } from '@setpoint/competition';
import type { Side } from '@setpoint/kernel';
import type { SetScore } from '@setpoint/scoring';
import { EntitySchema } from 'typeorm';
import type { FixtureState } from '../domain/play/fixture-machine.js';
import type { FixtureOutcome, LeavingReason, Phase, PlayRules, PlayStage } from '../domain/play/play.js';
import type { FrozenEntry } from '../domain/registration.js';
import type { AwardPlacing, PrizeChoice } from '../domain/tournament.js';

export interface PlayRow {
  tournament_id: string;
  seed: string;
  algorithm: number;
  drawn_at: Date;
  rules: PlayRules;
  entries: readonly FrozenEntry[];
  standing: {
    readonly out: Readonly<Record<string, LeavingReason>>;
    readonly groups: readonly Group[];
    readonly draw: Draw | null;
    readonly bracket: Bracket | null;
    readonly phases: readonly Phase[];
  };
  version: number;
  completed_at: Date | null;
}

export const PlayEntity = new EntitySchema<PlayRow>({
  name: 'play',
  tableName: 'play',
  columns: {
    tournament_id: { type: 'text', primary: true },
    seed: { type: 'text' },
    algorithm: { type: 'integer' },
    drawn_at: { type: 'timestamptz' },
    rules: { type: 'jsonb' },
    entries: { type: 'jsonb' },
    standing: { type: 'jsonb' },
    version: { type: 'integer' },
    completed_at: { type: 'timestamptz', nullable: true },
  },
});

export interface FixtureRow {
  id: string;
  tournament_id: string;
  /** Order within the tournament. */
  place: number;
  stage: PlayStage;
  phase: number;
  group_no: number | null;
  key: string;
  number: number;
  state: FixtureState;
  revision: number;
  side_a: string | null;
  side_b: string | null;
  opens_at: Date | null;
  closes_at: Date | null;
  reminded_for: Date | null;
  has_result: boolean;
  has_no_show: boolean;
  left_to_support: boolean;
  contradicted: boolean;
  match_id: string | null;
  heard: number;
  how: FixtureOutcome['how'] | null;
  winner: Side | null;
  sets: readonly SetScore[];
  rule: FixtureOutcome['rule'];
  decided_at: Date | null;
}

export const FixtureEntity = new EntitySchema<FixtureRow>({
  name: 'fixture',
  tableName: 'fixture',
  columns: {
    id: { type: 'text', primary: true },
    tournament_id: { type: 'text' },
    place: { type: 'integer' },
    stage: { type: 'text' },
    phase: { type: 'integer' },
    group_no: { type: 'integer', nullable: true },
    key: { type: 'text' },
    number: { type: 'integer' },
    state: { type: 'text' },
    revision: { type: 'integer' },
    side_a: { type: 'text', nullable: true },
    side_b: { type: 'text', nullable: true },
    opens_at: { type: 'timestamptz', nullable: true },
    closes_at: { type: 'timestamptz', nullable: true },
    reminded_for: { type: 'timestamptz', nullable: true },
    has_result: { type: 'boolean' },
    has_no_show: { type: 'boolean' },
    left_to_support: { type: 'boolean' },
    contradicted: { type: 'boolean' },
    match_id: { type: 'text', nullable: true },
    heard: { type: 'bigint' },
    how: { type: 'text', nullable: true },
    winner: { type: 'text', nullable: true },
    sets: { type: 'jsonb' },
    rule: { type: 'text', nullable: true },
    decided_at: { type: 'timestamptz', nullable: true },
  },
});

export interface DecisionRow {
  tournament_id: string;
  fixture_id: string;
  revision: number;
  kind: FixtureOutcome['how'];
  rule: FixtureOutcome['rule'];
  facts: Readonly<Record<string, unknown>>;
  by: string | null;
  at: Date;
}

export const DecisionEntity = new EntitySchema<DecisionRow & { position: number }>({
  name: 'decision',
  tableName: 'decision',
  columns: {
    position: { type: 'bigint', primary: true, generated: 'increment' },
    tournament_id: { type: 'text' },
    fixture_id: { type: 'text' },
    revision: { type: 'integer' },
    kind: { type: 'text' },
    rule: { type: 'text', nullable: true },
    facts: { type: 'jsonb' },
    by: { type: 'text', nullable: true },
    at: { type: 'timestamptz' },
  },
});

export interface AwardRow {
  id: string;
  tournament_id: string;
  player_id: string;
  entry_id: string;
  placed_as: AwardPlacing;
  choices: readonly PrizeChoice[];
  won_at: Date;
  claimed_at: Date | null;
  claimed: PrizeChoice['kind'] | null;
}

export const AwardEntity = new EntitySchema<AwardRow>({
  name: 'award',
  tableName: 'award',
  columns: {
    id: { type: 'text', primary: true },
    tournament_id: { type: 'text' },
    player_id: { type: 'text' },
    entry_id: { type: 'text' },
    placed_as: { type: 'text' },
    choices: { type: 'jsonb' },
    won_at: { type: 'timestamptz' },
    claimed_at: { type: 'timestamptz', nullable: true },
    claimed: { type: 'text', nullable: true },
  },
});

export const playEntities = [PlayEntity, FixtureEntity, DecisionEntity, AwardEntity];
