import { EntitySchema } from 'typeorm';
import type { Closing, FixtureDecision, LeagueFixture, Meeting } from '../domain/play/fixture.js';
import type { PlayingGroup, PlayingMember } from '../domain/play/group.js';
import type { SetScore } from '@setpoint/scoring';

export interface LeagueGroupRow {
  id: string;
  phase_id: string;
  number: number;
  state: PlayingGroup['state'];
  seed: string;
  version: number;
  rounds_opened: number;
  formed_at: Date;
  due_at: Date | null;
  night_at: Date | null;
  closed_at: Date | null;
  winner_id: string | null;
  second_id: string | null;
}

export const LeagueGroupEntity = new EntitySchema<LeagueGroupRow>({
  name: 'league_group',
  tableName: 'league_group',
  columns: {
    id: { type: 'text', primary: true },
    phase_id: { type: 'text' },
    number: { type: 'smallint' },
    state: { type: 'text' },
    seed: { type: 'text' },
    version: { type: 'integer' },
    rounds_opened: { type: 'smallint' },
    formed_at: { type: 'timestamptz' },
    due_at: { type: 'timestamptz', nullable: true },
    night_at: { type: 'timestamptz', nullable: true },
    closed_at: { type: 'timestamptz', nullable: true },
    winner_id: { type: 'text', nullable: true },
    second_id: { type: 'text', nullable: true },
  },
});

export interface MemberRow {
  id: string;
  group_id: string;
  phase_id: string;
  subscription_id: string;
  player_ids: string[];
  level: number;
  out_because: PlayingMember['outBecause'];
}

export const MemberEntity = new EntitySchema<MemberRow>({
  name: 'member',
  tableName: 'member',
  columns: {
    id: { type: 'text', primary: true },
    group_id: { type: 'text' },
    phase_id: { type: 'text' },
    subscription_id: { type: 'text' },
    player_ids: { type: 'text', array: true },
    level: { type: 'numeric' },
    out_because: { type: 'text', nullable: true },
  },
});

export interface FixtureRow {
  id: string;
  group_id: string;
  stage: LeagueFixture['stage'];
  round: number | null;
  is_challenge: boolean;
  side_a: string;
  side_b: string;
  players_a: string[];
  players_b: string[];
  revision: number;
  state: LeagueFixture['state'];
  closing: Closing | null;
  opens_at: Date;
  closes_at: Date;
  latest_close: Date;
  is_warned: boolean;
  has_result: boolean;
  has_no_show: boolean;
  match_id: string | null;
  replaces: Meeting | null;
  is_kept: boolean;
  how: FixtureDecision['how'] | null;
  winner: FixtureDecision['winner'];
  rule: FixtureDecision['rule'];
  outcome: FixtureDecision['outcome'];
  sets: readonly SetScore[];
  games_a: number;
  games_b: number;
  is_forfeit: boolean;
  decided_at: Date | null;
  result_version: number | null;
}

export const FixtureEntity = new EntitySchema<FixtureRow>({
  name: 'fixture',
  tableName: 'fixture',
  columns: {
    id: { type: 'text', primary: true },
    group_id: { type: 'text' },
    stage: { type: 'text' },
    round: { type: 'smallint', nullable: true },
    is_challenge: { type: 'boolean' },
    side_a: { type: 'text' },
    side_b: { type: 'text' },
    players_a: { type: 'text', array: true },
    players_b: { type: 'text', array: true },
    revision: { type: 'integer' },
    state: { type: 'text' },
    closing: { type: 'jsonb', nullable: true },
    opens_at: { type: 'timestamptz' },
    closes_at: { type: 'timestamptz' },
    latest_close: { type: 'timestamptz' },
    is_warned: { type: 'boolean' },
    has_result: { type: 'boolean' },
    has_no_show: { type: 'boolean' },
    match_id: { type: 'text', nullable: true },
    replaces: { type: 'jsonb', nullable: true },
    is_kept: { type: 'boolean' },
    how: { type: 'text', nullable: true },
    winner: { type: 'text', nullable: true },
    rule: { type: 'text', nullable: true },
    outcome: { type: 'text', nullable: true },
    sets: { type: 'jsonb' },
    games_a: { type: 'integer' },
    games_b: { type: 'integer' },
    is_forfeit: { type: 'boolean' },
    decided_at: { type: 'timestamptz', nullable: true },
    result_version: { type: 'bigint', nullable: true },
  },
});

export interface FixtureDecisionRow {
  fixture_id: string;
  revision: number;
  how: string;
  winner: string | null;
  rule: string | null;
  outcome: string | null;
  sets: readonly SetScore[];
  facts: Readonly<Record<string, unknown>>;
  by_id: string | null;
  at: Date;
}

/** Besides these columns the table has `position`, which the database numbers. */
export const FixtureDecisionEntity = new EntitySchema<FixtureDecisionRow>({
  name: 'fixture_decision',
  tableName: 'fixture_decision',
  columns: {
    fixture_id: { type: 'text', primary: true },
    revision: { type: 'integer' },
    how: { type: 'text' },
    winner: { type: 'text', nullable: true },
    rule: { type: 'text', nullable: true },
    outcome: { type: 'text', nullable: true },
    sets: { type: 'jsonb' },
    facts: { type: 'jsonb' },
    by_id: { type: 'text', nullable: true },
    at: { type: 'timestamptz', primary: true },
  },
});

export interface StandingNightRow {
  group_id: string;
  version: number;
  kept_at: Date;
  standings: unknown;
}

export const StandingNightEntity = new EntitySchema<StandingNightRow>({
  name: 'standing_night',
  tableName: 'standing_night',
  columns: {
    group_id: { type: 'text', primary: true },
    version: { type: 'integer' },
    kept_at: { type: 'timestamptz' },
    standings: { type: 'jsonb' },
  },
});

export interface RankingRow {
  league_id: string;
  year: number;
  player_id: string;
  player_ids: string[];
  position: number;
  points: number;
  played: number;
  appw: number;
  phases: number;
}

export const RankingEntity = new EntitySchema<RankingRow>({
  name: 'ranking',
  tableName: 'ranking',
  columns: {
    league_id: { type: 'text', primary: true },
    year: { type: 'integer', primary: true },
    player_id: { type: 'text', primary: true },
    player_ids: { type: 'text', array: true },
    position: { type: 'integer' },
    points: { type: 'integer' },
    played: { type: 'integer' },
    appw: { type: 'numeric' },
    phases: { type: 'smallint' },
  },
});

export interface AwardRow {
  id: string;
  league_id: string;
  group_id: string;
  player_id: string;
  place: 'WINNER' | 'SECOND' | 'SEMIFINALIST';
  choices: readonly { kind: 'VOUCHER' | 'POINTS' | 'CREDIT'; cents: number | null; points: number | null }[];
  won_at: Date;
  claimed_at: Date | null;
  claimed: 'VOUCHER' | 'POINTS' | 'CREDIT' | null;
}

export const AwardEntity = new EntitySchema<AwardRow>({
  name: 'award',
  tableName: 'award',
  columns: {
    id: { type: 'text', primary: true },
    league_id: { type: 'text' },
    group_id: { type: 'text' },
    player_id: { type: 'text' },
    place: { type: 'text' },
    choices: { type: 'jsonb' },
    won_at: { type: 'timestamptz' },
    claimed_at: { type: 'timestamptz', nullable: true },
    claimed: { type: 'text', nullable: true },
  },
});

export const playEntities = [
  LeagueGroupEntity,
  MemberEntity,
  FixtureEntity,
  FixtureDecisionEntity,
  StandingNightEntity,
  RankingEntity,
  AwardEntity,
];
