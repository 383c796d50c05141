import { accept, refuse, type FieldError, type Outcome, type UserId } from '@setpoint/kernel';

export type CouponAudience = 'EVERYBODY' | 'NEW_PLAYERS' | 'CERTAIN_PLAYERS';
export type CouponDiscount = { readonly percent: number } | { readonly cents: number };

/** A code that lowers a price (SMS-03), once for each player. */
export interface Coupon {
  readonly id: string;
  /** Capital letters, digits and hyphens. */
  readonly code: string;
  readonly discount: CouponDiscount;
  readonly audience: CouponAudience;
  /** Of a coupon for certain players. */
  readonly playerIds: readonly UserId[];
  /** Expiry, exclusive. */
  readonly validUntil: Date | null;
  /** 1: first come, first served; null: unlimited. */
  readonly mostUses: number | null;
  /** Reserved and used ones. */
  readonly uses: number;
  readonly active: boolean;
  readonly createdAt: Date;
  readonly createdBy: UserId;
}

export const COUPON_REFUSALS = [
  'COUPON_WRONG',
  'COUPON_ALREADY_USED',
  'COUPON_NEW_PLAYERS_ONLY',
  'COUPON_CERTAIN_PLAYERS_ONLY',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** What is known about the player who wants to use a coupon. */
export interface CouponHolder {
  readonly playerId: UserId;
  /** Null if unknown; the player then does not count as new. */
  readonly registeredAt: Date | null;
  readonly hasUsedIt: boolean;
}

const NEW_MS = 30 * 24 * 3_600_000;

/** Codes are dictated and typed, so case and spaces are ignored. */
export const couponCode = (typed: string): string => typed.replace(/\s+/g, '').toUpperCase();

export function couponFor(coupon: Coupon | null, holder: CouponHolder, now: Date): Outcome<Coupon, CouponRefusal> {
  if (!coupon?.active || (coupon.validUntil && coupon.validUntil <= now)) return refuse('COUPON_WRONG');
  if (coupon.audience === 'CERTAIN_PLAYERS' && !coupon.playerIds.includes(holder.playerId))
    return refuse('COUPON_CERTAIN_PLAYERS_ONLY');
  if (coupon.audience === 'NEW_PLAYERS' && !isNew(holder, now)) return refuse('COUPON_NEW_PLAYERS_ONLY');
  const isUsedUp = coupon.mostUses !== null && coupon.uses >= coupon.mostUses;
  return isUsedUp || holder.hasUsedIt ? refuse('COUPON_ALREADY_USED') : accept(coupon);
}

const isNew = ({ registeredAt }: CouponHolder, now: Date) =>
  registeredAt !== null && now.getTime() - registeredAt.getTime() < NEW_MS;

export interface NewCoupon {
  readonly code: string;
  readonly percent: number | null;
  readonly cents: number | null;
  readonly audience: CouponAudience;
  readonly playerIds: readonly UserId[];
  readonly validUntil: Date | null;
  readonly mostUses: number | null;
}

export type CouponFieldCode = 'REQUIRED' | 'INVALID' | 'ONE_OF_BOTH' | 'OUT_OF_RANGE' | 'IN_THE_PAST' | 'TOO_LONG';

const CODE = /^[A-Z0-9-]{4,30}$/;
const MOST_CENTS = 100_000;
const MOST_USES = 1_000_000;
const MOST_PLAYERS = 500;

const within = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

/** What is wrong with a coupon that support wants to issue. */
export function couponErrors(coupon: NewCoupon, now: Date): FieldError<CouponFieldCode>[] {
  const { code, percent, cents, audience, playerIds, validUntil, mostUses } = coupon;
  const errors: FieldError<CouponFieldCode>[] = [];
  const add = (field: keyof NewCoupon, wrong: CouponFieldCode) => errors.push({ field, code: wrong });
  if (code === '') add('code', 'REQUIRED');
  else if (!CODE.test(code)) add('code', 'INVALID');
  if ((percent === null) === (cents === null)) add('percent', 'ONE_OF_BOTH');
  else if (percent !== null && !within(percent, 100)) add('percent', 'OUT_OF_RANGE');
  else if (cents !== null && !within(cents, MOST_CENTS)) add('cents', 'OUT_OF_RANGE');
  if (audience === 'CERTAIN_PLAYERS' && playerIds.length === 0) add('playerIds', 'REQUIRED');
  if (playerIds.length > MOST_PLAYERS) add('playerIds', 'TOO_LONG');
  if (validUntil && validUntil <= now) add('validUntil', 'IN_THE_PAST');
  if (mostUses !== null && !within(mostUses, MOST_USES)) add('mostUses', 'OUT_OF_RANGE');
  return errors;
}
