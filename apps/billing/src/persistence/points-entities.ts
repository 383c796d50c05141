import { EntitySchema } from 'typeorm';
import type { CouponAudience } from '../domain/discounts/coupon.js';
import type { SupportActionKind } from '../domain/discounts/support-action.js';
import type { VoucherState } from '../domain/discounts/voucher.js';
import type { PointsKind } from '../domain/points/points.js';

export interface PointsEntryRow {
  position: number;
  player_id: string;
  kind: PointsKind;
  cause: string;
  points: number;
  at: Date;
  about: string | null;
  reason: string | null;
  by: string | null;
}

export interface VoucherRow {
  id: string;
  code: string;
  player_id: string;
  request_id: string;
  brand: string;
  cents: number;
  points: number;
  state: VoucherState;
  payment_id: string | null;
  issued_at: Date;
  ended_at: Date | null;
  reason: string | null;
}

export interface CouponRow {
  id: string;
  code: string;
  request_id: string;
  percent: number | null;
  cents: number | null;
  audience: CouponAudience;
  player_ids: string[];
  valid_until: Date | null;
  most_uses: number | null;
  uses: number;
  active: boolean;
  created_at: Date;
  created_by: string;
}

export interface SupportActionRow {
  position: number;
  kind: SupportActionKind;
  by: string;
  at: Date;
  about: string;
  reason: string | null;
  before: unknown;
  after: unknown;
}

export const VoucherEntity = new EntitySchema<VoucherRow>({
  name: 'voucher',
  tableName: 'voucher',
  columns: {
    id: { type: 'text', primary: true },
    code: { type: 'text' },
    player_id: { type: 'text' },
    request_id: { type: 'text' },
    brand: { type: 'text' },
    cents: { type: 'integer' },
    points: { type: 'integer' },
    state: { type: 'text' },
    payment_id: { type: 'text', nullable: true },
    issued_at: { type: 'timestamptz' },
    ended_at: { type: 'timestamptz', nullable: true },
    reason: { type: 'text', nullable: true },
  },
});

export const CouponEntity = new EntitySchema<CouponRow>({
  name: 'coupon',
  tableName: 'coupon',
  columns: {
    id: { type: 'text', primary: true },
    code: { type: 'text' },
    request_id: { type: 'text' },
    percent: { type: 'integer', nullable: true },
    cents: { type: 'integer', nullable: true },
    audience: { type: 'text' },
    player_ids: { type: 'text', array: true },
    valid_until: { type: 'timestamptz', nullable: true },
    most_uses: { type: 'integer', nullable: true },
    uses: { type: 'integer' },
    active: { type: 'boolean' },
    created_at: { type: 'timestamptz' },
    created_by: { type: 'text' },
  },
});

export const pointsEntities = [VoucherEntity, CouponEntity];
