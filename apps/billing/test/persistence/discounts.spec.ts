import { insertRows } from '@setpoint/service-kit';
import type { TestService } from '@setpoint/testkit';
import type { EntityManager } from 'typeorm';
import { userId } from '@setpoint/kernel';
import type { Coupon } from '../../src/domain/discounts/coupon.js';
import { toCouponRow } from '../../src/persistence/coupon-rows.js';
import { consumeDiscounts, releaseDiscounts, reserveCoupon, reserveVouchers } from '../../src/persistence/discounts.js';
import { CouponEntity, VoucherEntity, type CouponRow, type VoucherRow } from '../../src/persistence/points-entities.js';
import { aCoupon, ana, ben, NOW } from '../builders.js';
import { startBilling } from '../stage.js';

let service: TestService;
let count = 0;
beforeAll(async () => (service = await startBilling()), 60_000);
afterAll(() => service?.stop());

const transaction = <R>(work: (manager: EntityManager) => Promise<R>) => service.manager.transaction(work);
async function issued(changes: Partial<Coupon> = {}): Promise<Coupon> {
  const id = `coupon-${(count += 1)}`;
  const coupon = aCoupon({ id, code: id.toUpperCase(), ...changes });
  await insertRows(service.manager, CouponEntity, [toCouponRow(coupon, id)]);
  return coupon;
}
async function bought(playerId: string): Promise<string> {
  const id = `voucher-${(count += 1)}`;
  const row: VoucherRow = {
    ...{ id, code: id, player_id: playerId, request_id: id, brand: 'Setpoint', cents: 500, points: 100 },
    ...{ state: 'ACTIVE', payment_id: null, issued_at: NOW, ended_at: null, reason: null },
  };
  await insertRows(service.manager, VoucherEntity, [row]);
  return id;
}
const reserve = (coupon: Coupon, playerId: string, paymentId = `payment-${(count += 1)}`) =>
  transaction((manager) => reserveCoupon(manager, { playerId: userId(playerId), paymentId }, coupon.code, NOW));
const usesOf = async ({ id }: Coupon) => (await service.manager.findOneBy<CouponRow>(CouponEntity, { id }))!.uses;
const stateOf = async (id: string) => (await service.manager.findOneBy<VoucherRow>(VoucherEntity, { id }))!.state;

describe('coupons and vouchers of payments', () => {
  it('SMS-03~ fifty who use a single-use coupon at once: one gets it', async () => {
    const coupon = await issued({ mostUses: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => reserve(coupon, `player-${i}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const codes = new Set(answers.map((answer) => (answer.ok ? 'OK' : answer.code)));
    expect(codes).toEqual(new Set(['OK', 'COUPON_ALREADY_USED']));
    expect(await usesOf(coupon)).toBe(1);
  });

  it('SMS-03~ a player who pays twice at once uses a coupon once', async () => {
    const coupon = await issued({ mostUses: 10 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => reserve(coupon, ana)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await usesOf(coupon)).toBe(1);
    expect(await reserve(coupon, ben)).toMatchObject({ ok: true });
  });

  it('SMS-03~ BIL-07~ a coupon is free again when its payment came to nothing, and used when it was made', async () => {
    const coupon = await issued({ mostUses: 1 });
    expect(await reserve(coupon, ana, 'lost')).toMatchObject({ ok: true });
    expect(await reserve(coupon, ben)).toMatchObject({ code: 'COUPON_ALREADY_USED' });
    for (let i = 0; i < 2; i += 1) await transaction((manager) => releaseDiscounts(manager, 'lost'));
    expect(await usesOf(coupon)).toBe(0);
    expect(await reserve(coupon, ana, 'made')).toMatchObject({ ok: true });
    await transaction((manager) => consumeDiscounts(manager, 'made', NOW));
    expect(await reserve(coupon, ana)).toMatchObject({ code: 'COUPON_ALREADY_USED' });
  });

  it('BIL-07~ vouchers are set aside all or none, once, by their owner alone', async () => {
    const [one, two, bens] = [await bought(ana), await bought(ana), await bought(ben)];
    const take = (ids: readonly string[], paymentId: string) =>
      transaction((manager) => reserveVouchers(manager, { playerId: ana, paymentId }, ids));
    expect(await take([one, bens], 'p1')).toBeNull();
    expect(await stateOf(one)).toBe('ACTIVE');
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => take([one, two], `p-${i}`)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const paymentId = `p-${answers.findIndex(Boolean)}`;
    await transaction((manager) => releaseDiscounts(manager, paymentId));
    expect(await take([one, one], 'p2')).toHaveLength(1);
    for (let i = 0; i < 2; i += 1) await transaction((manager) => consumeDiscounts(manager, 'p2', NOW));
    expect([await stateOf(one), await stateOf(two)]).toEqual(['USED', 'ACTIVE']);
    expect(await take([one], 'p3')).toBeNull();
  });
});
