import type { DataOf, tournamentAwardClaimed } from '@setpoint/events';
import { userId, type UserId } from '@setpoint/kernel';
import { VOUCHER_BRAND, type Voucher } from './discounts/voucher.js';
import { creditGranted, type Posting } from './ledger.js';
import { claimed, type PointsEntry } from './points/points.js';

/** How a prize is paid out (TRN-13, LEA-11). */
export type Prize =
  | { readonly kind: 'VOUCHER'; readonly voucher: Voucher }
  | { readonly kind: 'POINTS'; readonly entry: PointsEntry }
  | { readonly kind: 'CREDIT'; readonly posting: Posting };

/** The cause; each prize is given once. */
const prizeCause = (awardId: string): string => `award:${awardId}`;

/** Request id of a prize's voucher. Contains a space, which client request ids may not. */
export const prizeRequest = (awardId: string): string => `award ${awardId}`;

interface Made {
  readonly id: string;
  readonly voucherCode: string;
}

type Claimed = Pick<DataOf<typeof tournamentAwardClaimed>, 'awardId' | 'playerId' | 'prize' | 'at'>;

export function prizeOf({ awardId, playerId, prize, at: claimedAt }: Claimed, { id, voucherCode }: Made): Prize {
  const player: UserId = userId(playerId);
  const at = new Date(claimedAt);
  switch (prize.kind) {
    case 'VOUCHER': {
      const issued = { id, code: voucherCode, playerId: player, cents: prize.cents, brand: VOUCHER_BRAND, points: 0 };
      return {
        kind: prize.kind,
        voucher: { ...issued, state: 'ACTIVE', issuedAt: at, endedAt: null, reason: null },
      };
    }
    case 'POINTS':
      return { kind: prize.kind, entry: claimed(player, prize.points, awardId, prizeCause(awardId), at) };
    case 'CREDIT':
      return {
        kind: prize.kind,
        posting: creditGranted({ id, cause: prizeCause(awardId), at }, player, prize.cents),
      };
  }
}
