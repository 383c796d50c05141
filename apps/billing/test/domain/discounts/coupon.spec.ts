import { userId } from '@setpoint/kernel';
import { couponCode, couponErrors, couponFor, type NewCoupon } from '../../../src/domain/discounts/coupon.js';
import { aCoupon, ana, ben, NOW } from '../../builders.js';

const DAY_MS = 24 * 3_600_000;
const at = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const holder = { playerId: ana, registeredAt: at(-400 * DAY_MS), hasUsedIt: false };
const refusalOf = (coupon: Parameters<typeof couponFor>[0], changes: Partial<typeof holder> = {}, now = NOW) => {
  const outcome = couponFor(coupon, { ...holder, ...changes }, now);
  return outcome.ok ? null : outcome.code;
};

describe('a coupon', () => {
  it('SMS-03~ is written in capitals, however it is typed', () => {
    expect(couponCode(' spring - 10 ')).toBe('SPRING-10');
  });

  it.each([
    ['that is none', null],
    ['that was ended', aCoupon({ active: false })],
  ])('SMS-03~ %s is refused', (_what, coupon) => {
    expect(refusalOf(coupon)).toBe('COUPON_WRONG');
  });

  it.each([
    [-1, null],
    [0, 'COUPON_WRONG'],
    [1, 'COUPON_WRONG'],
  ])('SMS-03~ %i ms from its last instant: %s', (milliseconds, expected) => {
    expect(refusalOf(aCoupon({ validUntil: NOW }), {}, at(milliseconds))).toBe(expected);
  });

  it('SMS-03~ counts once for each player, and no more often than it may', () => {
    expect(refusalOf(aCoupon(), { hasUsedIt: true })).toBe('COUPON_ALREADY_USED');
    expect(refusalOf(aCoupon({ mostUses: 1 }))).toBeNull();
    expect(refusalOf(aCoupon({ mostUses: 1, uses: 1 }))).toBe('COUPON_ALREADY_USED');
  });

  it.each([
    [-30 * DAY_MS, 'COUPON_NEW_PLAYERS_ONLY'],
    [1 - 30 * DAY_MS, null],
    [null, 'COUPON_NEW_PLAYERS_ONLY'],
  ])('SMS-03~ for new players, of somebody registered at %i: %s', (since, expected) => {
    const registeredAt = since === null ? (null as never) : at(since);
    expect(refusalOf(aCoupon({ audience: 'NEW_PLAYERS' }), { registeredAt })).toBe(expected);
  });

  it('SMS-03~ may be for certain players', () => {
    const coupon = aCoupon({ audience: 'CERTAIN_PLAYERS', playerIds: [ben] });
    expect(refusalOf(coupon)).toBe('COUPON_CERTAIN_PLAYERS_ONLY');
    expect(refusalOf(coupon, { playerId: ben })).toBeNull();
  });

  const made: NewCoupon = {
    ...{ code: 'SPRING-10', percent: 10, cents: null, audience: 'EVERYBODY', playerIds: [] },
    ...{ validUntil: null, mostUses: null },
  };
  it.each<[string, Partial<NewCoupon>, string, string]>([
    ['without a code', { code: '' }, 'code', 'REQUIRED'],
    ['with a code of three letters', { code: 'ABC' }, 'code', 'INVALID'],
    ['with a code of strange letters', { code: 'ÄPFEL!' }, 'code', 'INVALID'],
    ['without a discount', { percent: null }, 'percent', 'ONE_OF_BOTH'],
    ['with two discounts', { cents: 500 }, 'percent', 'ONE_OF_BOTH'],
    ['of 101 percent', { percent: 101 }, 'percent', 'OUT_OF_RANGE'],
    ['of no cents', { percent: null, cents: 0 }, 'cents', 'OUT_OF_RANGE'],
    ['for certain players who are nobody', { audience: 'CERTAIN_PLAYERS' }, 'playerIds', 'REQUIRED'],
    ['for 501 players', { playerIds: Array.from({ length: 501 }, (_, i) => userId(`p${i}`)) }, 'playerIds', 'TOO_LONG'],
    ['that has ended', { validUntil: NOW }, 'validUntil', 'IN_THE_PAST'],
    ['that nobody may use', { mostUses: 0 }, 'mostUses', 'OUT_OF_RANGE'],
  ])('ADM-06~ %s is refused', (_what, changes, field, code) => {
    expect(couponErrors({ ...made, ...changes }, NOW)).toEqual([{ field, code }]);
  });

  it('ADM-06~ that is right has no errors', () => {
    expect(couponErrors(made, NOW)).toEqual([]);
  });
});
