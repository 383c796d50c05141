import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Prize } from '../domain/prizes.js';
import { post } from './ledger.js';
import { VoucherEntity } from './points-entities.js';
import { addPoints } from './projections/points.js';
import { toVoucherRow } from './voucher-rows.js';

/** Gives a prize. Idempotent. */
export async function givePrize(manager: EntityManager, prize: Prize, request: string): Promise<void> {
  switch (prize.kind) {
    case 'VOUCHER':
      await insertRows(manager, VoucherEntity, [toVoucherRow(prize.voucher, request)], { ignoreConflicts: true });
      break;
    case 'POINTS':
      await addPoints(manager, [prize.entry]);
      break;
    case 'CREDIT':
      await post(manager, prize.posting);
  }
}
