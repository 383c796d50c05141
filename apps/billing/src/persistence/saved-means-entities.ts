import { EntitySchema } from 'typeorm';
import type { Means } from '../domain/payment.js';

export interface SavedMeansRow {
  player_id: string;
  provider: Means['provider'];
  id: string;
  customer: string;
  ref: string;
  kind: Means['kind'];
  label: string | null;
  saved_at: Date;
}

export const SavedMeansEntity = new EntitySchema<SavedMeansRow>({
  name: 'saved_means',
  tableName: 'saved_means',
  columns: {
    player_id: { type: 'text', primary: true },
    provider: { type: 'text', primary: true },
    id: { type: 'text' },
    customer: { type: 'text' },
    ref: { type: 'text' },
    kind: { type: 'text' },
    label: { type: 'text', nullable: true },
    saved_at: { type: 'timestamptz' },
  },
});

export interface MeansSetupRow {
  id: string;
  player_id: string;
  request_hash: string;
  provider: Means['provider'];
  ref: string | null;
  started_at: Date;
  kept_at: Date | null;
}

export const MeansSetupEntity = new EntitySchema<MeansSetupRow>({
  name: 'means_setup',
  tableName: 'means_setup',
  columns: {
    id: { type: 'text', primary: true },
    player_id: { type: 'text' },
    request_hash: { type: 'text' },
    provider: { type: 'text' },
    ref: { type: 'text', nullable: true },
    started_at: { type: 'timestamptz' },
    kept_at: { type: 'timestamptz', nullable: true },
  },
});
