import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { VoucherCodes } from '../codes/voucher-codes.js';
import { offerOf, VOUCHER_BRAND, type Voucher } from '../domain/discounts/voucher.js';
import type { PointsEntry } from '../domain/points/points.js';
import { Vouchers } from './ports/vouchers.js';

export type RedeemRefusal = 'INSUFFICIENT_CREDIT' | 'INVALID_DATA';

/** Redeems points for a voucher (SMS-02). Idempotent by request id. */
@Injectable()
export class RedeemPoints {
  constructor(
    private readonly vouchers: Vouchers,
    private readonly codes: VoucherCodes,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(
    player: UserId,
    { cents, requestId }: { readonly cents: number; readonly requestId: string },
  ): Promise<Outcome<Voucher, RedeemRefusal>> {
    const offer = offerOf(cents);
    if (!offer) return refuse('INVALID_DATA', { fields: [{ field: 'cents', code: 'INVALID' }] });
    const now = this.clock.now();
    const voucher: Voucher = {
      ...{ id: this.ids.next(), code: this.codes.next(), playerId: player, brand: VOUCHER_BRAND },
      ...{ cents, points: offer.points, state: 'ACTIVE', issuedAt: now, endedAt: null, reason: null },
    };
    const redeemed = await this.vouchers.redeem(voucher, requestId, costOf(voucher));
    if (!redeemed) return refuse('INSUFFICIENT_CREDIT');
    if (redeemed.cents === cents) return accept(redeemed);
    return refuse('INVALID_DATA', { fields: [{ field: 'requestId', code: 'INVALID' }] });
  }
}

const costOf = ({ id, playerId, points, issuedAt }: Voucher): PointsEntry => ({
  ...{ playerId, kind: 'REDEEMED', cause: `REDEEMED:${id}`, points: -points, at: issuedAt },
  ...{ about: id, reason: null, by: null },
});
