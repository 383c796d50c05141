import { userId } from '@setpoint/kernel';
import type { Coupon } from '../domain/discounts/coupon.js';
import type { CouponRow } from './points-entities.js';

export const toCoupon = (row: CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  discount: row.percent === null ? { cents: row.cents! } : { percent: row.percent },
  audience: row.audience,
  playerIds: row.player_ids.map(userId),
  validUntil: row.valid_until,
  mostUses: row.most_uses,
  uses: row.uses,
  active: row.active,
  createdAt: row.created_at,
  createdBy: userId(row.created_by),
});

export const toCouponRow = (coupon: Coupon, requestId: string): CouponRow => ({
  id: coupon.id,
  code: coupon.code,
  request_id: requestId,
  percent: 'percent' in coupon.discount ? coupon.discount.percent : null,
  cents: 'cents' in coupon.discount ? coupon.discount.cents : null,
  audience: coupon.audience,
  player_ids: [...coupon.playerIds],
  valid_until: coupon.validUntil,
  most_uses: coupon.mostUses,
  uses: coupon.uses,
  active: coupon.active,
  created_at: coupon.createdAt,
  created_by: coupon.createdBy,
});
