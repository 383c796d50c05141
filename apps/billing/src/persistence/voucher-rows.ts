import { userId } from '@setpoint/kernel';
import type { Voucher } from '../domain/discounts/voucher.js';
import type { VoucherRow } from './points-entities.js';

export const toVoucher = (row: VoucherRow): Voucher => ({
  id: row.id,
  code: row.code,
  playerId: userId(row.player_id),
  cents: row.cents,
  brand: row.brand,
  points: row.points,
  state: row.state,
  issuedAt: row.issued_at,
  endedAt: row.ended_at,
  reason: row.reason,
});

export const toVoucherRow = (voucher: Voucher, requestId: string): VoucherRow => ({
  id: voucher.id,
  code: voucher.code,
  player_id: voucher.playerId,
  request_id: requestId,
  brand: voucher.brand,
  cents: voucher.cents,
  points: voucher.points,
  state: voucher.state,
  payment_id: null,
  issued_at: voucher.issuedAt,
  ended_at: voucher.endedAt,
  reason: voucher.reason,
});
