import { EntitySchema } from 'typeorm';
import type { GameMode, PhaseState, Prize } from '../domain/league.js';

export interface LeagueRow {
  id: string;
  name: string;
  province: string;
  sport: 1 | 2;
  number_players: 1 | 2;
  sex: 'M' | 'F' | 'MIXED' | 'ALL';
  year: number;
  game_mode: GameMode;
  time_zone: string;
  rules: string | null;
  prizes: readonly Prize[];
  version: number;
  created_at: Date;
  created_by: string;
  request_id: string;
  ended_at: Date | null;
}

/** Besides these columns the table has `ordinal`, which the database computes; so has `terms`. */
export interface PhaseRow {
  id: string;
  league_id: string;
  year: number;
  number: 1 | 2 | 3;
  state: PhaseState;
  enrolment_opens_at: Date;
  starts_at: Date;
  finals_at: Date;
  ends_at: Date;
  due_at: Date | null;
  told_at: Date | null;
  began_at: Date | null;
  imported_at: Date | null;
}

export interface TermsRow {
  position: number;
  league_id: string;
  year: number;
  number: 1 | 2 | 3;
  price_cents: number;
  terms: string | null;
  announced_at: Date;
}

export interface LeagueActionRow {
  position: number;
  league_id: string;
  kind: string;
  by_id: string | null;
  at: Date;
  reason: string | null;
  before: string | null;
  after: string | null;
}

export const LeagueEntity = new EntitySchema<LeagueRow>({
  name: 'league',
  tableName: 'league',
  columns: {
    id: { type: 'text', primary: true },
    name: { type: 'text' },
    province: { type: 'text' },
    sport: { type: 'smallint' },
    number_players: { type: 'smallint' },
    sex: { type: 'text' },
    year: { type: 'integer' },
    game_mode: { type: 'text' },
    time_zone: { type: 'text' },
    rules: { type: 'text', nullable: true },
    prizes: { type: 'jsonb' },
    version: { type: 'integer' },
    created_at: { type: 'timestamptz' },
    created_by: { type: 'text' },
    request_id: { type: 'text' },
    ended_at: { type: 'timestamptz', nullable: true },
  },
});

export const PhaseEntity = new EntitySchema<PhaseRow>({
  name: 'phase',
  tableName: 'phase',
  columns: {
    id: { type: 'text', primary: true },
    league_id: { type: 'text' },
    year: { type: 'integer' },
    number: { type: 'smallint' },
    state: { type: 'text' },
    enrolment_opens_at: { type: 'timestamptz' },
    starts_at: { type: 'timestamptz' },
    finals_at: { type: 'timestamptz' },
    ends_at: { type: 'timestamptz' },
    due_at: { type: 'timestamptz', nullable: true },
    told_at: { type: 'timestamptz', nullable: true },
    began_at: { type: 'timestamptz', nullable: true },
    imported_at: { type: 'timestamptz', nullable: true },
  },
});

export interface PhaseImportRow {
  by_id: string;
  request_id: string;
  input_hash: string;
  phase_id: string;
}

export const PhaseImportEntity = new EntitySchema<PhaseImportRow>({
  name: 'phase_import',
  tableName: 'phase_import',
  columns: {
    by_id: { type: 'text', primary: true },
    request_id: { type: 'text', primary: true },
    input_hash: { type: 'text' },
    phase_id: { type: 'text' },
  },
});

export const TermsEntity = new EntitySchema<TermsRow>({
  name: 'terms',
  tableName: 'terms',
  columns: {
    position: { type: 'bigint', primary: true, generated: 'increment' },
    league_id: { type: 'text' },
    year: { type: 'integer' },
    number: { type: 'smallint' },
    price_cents: { type: 'integer' },
    terms: { type: 'text', nullable: true },
    announced_at: { type: 'timestamptz' },
  },
});

export const LeagueActionEntity = new EntitySchema<LeagueActionRow>({
  name: 'league_action',
  tableName: 'league_action',
  columns: {
    position: { type: 'bigint', primary: true, generated: 'increment' },
    league_id: { type: 'text' },
    kind: { type: 'text' },
    by_id: { type: 'text', nullable: true },
    at: { type: 'timestamptz' },
    reason: { type: 'text', nullable: true },
    before: { type: 'text', nullable: true },
    after: { type: 'text', nullable: true },
  },
});

export const leagueEntities = [LeagueEntity, PhaseEntity, PhaseImportEntity, TermsEntity, LeagueActionEntity];
