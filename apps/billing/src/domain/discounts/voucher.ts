import type { UserId } from '@setpoint/kernel';

/** What points can buy (SMS-02); larger vouchers are cheaper per euro. */
export const VOUCHER_OFFERS = [
  { cents: 500, points: 100 },
  { cents: 1_000, points: 180 },
] as const;

/** Whose voucher it is: today only the platform's own. */
export const VOUCHER_BRAND = 'Setpoint';

export type VoucherState = 'ACTIVE' | 'RESERVED' | 'USED' | 'CANCELLED';

/** The amount deducted, once. */
export interface Voucher {
  readonly id: string;
  /** Unguessable, because knowing it is enough to use the voucher. */
  readonly code: string;
  readonly playerId: UserId;
  readonly cents: number;
  readonly brand: string;
  /** What it cost. */
  readonly points: number;
  readonly state: VoucherState;
  readonly issuedAt: Date;
  /** Of a used or cancelled one. */
  readonly endedAt: Date | null;
  readonly reason: string | null;
}

export const offerOf = (cents: number) => VOUCHER_OFFERS.find((offer) => offer.cents === cents);
