import { EntitySchema } from 'typeorm';
import type { Claim } from '../domain/claim.js';
import type { SuggestionState } from '../domain/suggestion.js';

/** A suggested centre (CRT-05). */
export interface SuggestionRow {
  id: string;
  suggested_by: string;
  suggested_at: Date;
  name: string;
  address: string;
  city: string;
  country: string;
  lat: number;
  lng: number;
  time_zone: string;
  note: string | null;
  name_key: string;
  search_text: string;
  state: SuggestionState;
  court_id: string | null;
  reason: string | null;
  decided_at: Date | null;
}

/** A claim to run a centre (CRT-06). */
export interface ClaimRow {
  id: string;
  court_id: string;
  claimant_id: string;
  proof: Claim['proof'];
  email: string | null;
  code_hash: string | null;
  code_expires_at: Date | null;
  wrong_codes: number;
  code_sent_at: Date | null;
  codes_sent: number;
  document_id: string | null;
  note: string | null;
  state: Claim['state'];
  claimed_at: Date;
  decided_at: Date | null;
  reason: string | null;
}

export const SuggestionEntity = new EntitySchema<SuggestionRow>({
  name: 'suggestion',
  tableName: 'suggestion',
  columns: {
    id: { type: 'text', primary: true },
    suggested_by: { type: 'text' },
    suggested_at: { type: 'timestamptz' },
    name: { type: 'text' },
    address: { type: 'text' },
    city: { type: 'text' },
    country: { type: 'char', length: 2 },
    lat: { type: 'double precision' },
    lng: { type: 'double precision' },
    time_zone: { type: 'text' },
    note: { type: 'text', nullable: true },
    name_key: { type: 'text' },
    search_text: { type: 'text' },
    state: { type: 'text' },
    court_id: { type: 'text', nullable: true },
    reason: { type: 'text', nullable: true },
    decided_at: { type: 'timestamptz', nullable: true },
  },
});

export const ClaimEntity = new EntitySchema<ClaimRow>({
  name: 'claim',
  tableName: 'claim',
  columns: {
    id: { type: 'text', primary: true },
    court_id: { type: 'text' },
    claimant_id: { type: 'text' },
    proof: { type: 'text' },
    email: { type: 'text', nullable: true },
    code_hash: { type: 'text', nullable: true },
    code_expires_at: { type: 'timestamptz', nullable: true },
    wrong_codes: { type: 'smallint', default: 0 },
    code_sent_at: { type: 'timestamptz', nullable: true },
    codes_sent: { type: 'smallint', default: 0 },
    document_id: { type: 'text', nullable: true },
    note: { type: 'text', nullable: true },
    state: { type: 'text' },
    claimed_at: { type: 'timestamptz' },
    decided_at: { type: 'timestamptz', nullable: true },
    reason: { type: 'text', nullable: true },
  },
});
