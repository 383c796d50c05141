import { insertRows } from '@setpoint/service-kit';
import { QuotePrice } from '../../src/application/quote-price.js';
import type { Coupon } from '../../src/domain/discounts/coupon.js';
import type { Due } from '../../src/domain/due.js';
import { toCouponRow } from '../../src/persistence/coupon-rows.js';
import { CouponEntity, VoucherEntity, type CouponRow, type VoucherRow } from '../../src/persistence/points-entities.js';
import { aCoupon } from '../builders.js';
import { CARD, type Paying, startPaying } from './paying.js';

describe('what lowers the price of a payment', () => {
  let p: Paying;
  let count = 0;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  async function issued(changes: Partial<Coupon> = {}): Promise<Coupon> {
    const id = `coupon-${(count += 1)}`;
    const coupon = aCoupon({ id, code: id.toUpperCase(), discount: { percent: 20 }, ...changes });
    await insertRows(p.service.manager, CouponEntity, [toCouponRow(coupon, id)]);
    return coupon;
  }
  async function bought(playerId: string, cents = 500): Promise<string> {
    const id = `voucher-${(count += 1)}`;
    const row: VoucherRow = {
      ...{ id, code: id, player_id: playerId, request_id: id, brand: 'Setpoint', cents, points: 100 },
      ...{ state: 'ACTIVE', payment_id: null, issued_at: p.clock.now(), ended_at: null, reason: null },
    };
    await insertRows(p.service.manager, VoucherEntity, [row]);
    return id;
  }
  const usesOf = async ({ id }: Coupon) => (await p.service.manager.findOneBy<CouponRow>(CouponEntity, { id }))!.uses;
  const stateOf = async (id: string) => (await p.service.manager.findOneBy<VoucherRow>(VoucherEntity, { id }))!.state;

  const costing = (cents: number) => ({ expectedCents: cents, expectedCardCents: cents });
  const refusalOf = async (due: Due, more: Parameters<Paying['asked']>[1]) => {
    const outcome = await p.start.execute(p.asked(due, more), due.playerId);
    return outcome.ok ? 'STARTED' : outcome.code;
  };
  const quoted = async (due: Due, couponCode: string | null, voucherIds: string[] = []) => {
    const wanted = { useCredit: false, couponCode, voucherIds };
    const { price, couponRefusal } = await p.service.app.get(QuotePrice).execute(due, wanted);
    return { cents: price.cents, couponRefusal: couponRefusal && couponRefusal.code };
  };
  /** The codes of many who press at once, counted. */
  const counted = (answers: readonly string[]) =>
    Object.fromEntries([...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]));

  describe('as a coupon', () => {
    it('SMS-03 BIL-07~ is set aside when a payment begins, and used when it is paid', async () => {
      const player = p.newPlayer();
      const coupon = await issued();
      const due = await p.dueOf(player);
      expect(await quoted(due, ` ${coupon.code.toLowerCase()} `)).toEqual({ cents: 1_200, couponRefusal: null });
      expect(await usesOf(coupon)).toBe(0);
      const { id, secret } = await p.begin(due, { couponCode: coupon.code, ...costing(1_200) });
      expect(await usesOf(coupon)).toBe(1);
      // What the open payment has set aside still lowers the price of its own due.
      expect(await quoted(due, coupon.code)).toEqual({ cents: 1_200, couponRefusal: null });
      expect(await quoted(await p.dueOf(player), coupon.code)).toEqual({
        cents: 1_500,
        couponRefusal: 'COUPON_ALREADY_USED',
      });
      await p.payer.pay(secret, CARD);
      await p.follow.confirm(id, player);
      expect(await refusalOf(await p.dueOf(player), { couponCode: coupon.code, ...costing(1_200) })).toBe('COUPON_REFUSED'); // oxfmt-ignore
      expect(await usesOf(coupon)).toBe(1);
    });

    it('SMS-03~ BIL-07~ is free again when the payment expires', async () => {
      const coupon = await issued({ mostUses: 1 });
      const due = await p.dueOf(p.newPlayer());
      const { id } = await p.begin(due, { couponCode: coupon.code, ...costing(1_200) });
      const other = await p.dueOf(p.newPlayer());
      expect(await refusalOf(other, { couponCode: coupon.code, ...costing(1_200) })).toBe('COUPON_REFUSED');
      await p.follow.abandon(id, due.playerId);
      expect(await usesOf(coupon)).toBe(0);
      expect(await refusalOf(other, { couponCode: coupon.code, ...costing(1_200) })).toBe('STARTED');
    });

    it('SMS-03 of fifty who use a single-use one at once lowers the price of one', async () => {
      const coupon = await issued({ mostUses: 1 });
      const dues = await Promise.all(Array.from({ length: 50 }, () => p.dueOf(p.newPlayer())));
      const answers = await Promise.all(
        dues.map((due) => refusalOf(due, { couponCode: coupon.code, ...costing(1_200) })),
      );
      expect(counted(answers)).toEqual({ STARTED: 1, COUPON_REFUSED: 49 });
      expect(await usesOf(coupon)).toBe(1);
    });

    it('SMS-03~ lowers one price of a player who pays two dues at once', async () => {
      const player = p.newPlayer();
      const coupon = await issued({ mostUses: 10 });
      const dues = await Promise.all(Array.from({ length: 10 }, () => p.dueOf(player)));
      const answers = await Promise.all(
        dues.map((due) => refusalOf(due, { couponCode: coupon.code, ...costing(1_200) })),
      );
      expect(counted(answers)).toEqual({ STARTED: 1, COUPON_REFUSED: 9 });
      expect(await usesOf(coupon)).toBe(1);
    });

    it('SMS-03~ BIL-04~ is set aside for no price but the one that was seen', async () => {
      const coupon = await issued();
      const due = await p.dueOf(p.newPlayer());
      expect(await refusalOf(due, { couponCode: coupon.code, ...costing(1_100) })).toBe('WRONG_PRICE');
      expect(await usesOf(coupon)).toBe(0);
      expect(await refusalOf(due, { couponCode: 'NOBODY-KNOWS', ...costing(1_500) })).toBe('COUPON_REFUSED');
    });

    it('SMS-03~ can’t be guessed by asking for prices', async () => {
      const coupon = await issued();
      const due = await p.dueOf(p.newPlayer());
      for (let i = 0; i < 60; i += 1) await quoted(due, `GUESS-${i}`);
      expect(await quoted(due, coupon.code)).toEqual({ cents: 1_500, couponRefusal: 'TOO_MANY_REQUESTS' });
      expect(await refusalOf(due, { couponCode: coupon.code, ...costing(1_200) })).toBe('TOO_MANY_REQUESTS');
    });
  });

  describe('as vouchers', () => {
    it('BIL-07~ are set aside, used when it is paid, and active again when it expires', async () => {
      const player = p.newPlayer();
      const [one, two] = [await bought(player), await bought(player, 1_000)];
      const due = await p.dueOf(player);
      const left = await p.begin(due, { voucherIds: [one, one], ...costing(1_000) });
      expect(await stateOf(one)).toBe('RESERVED');
      expect(await quoted(due, null, [one])).toMatchObject({ cents: 1_000 });
      await p.follow.abandon(left.id, player);
      expect(await stateOf(one)).toBe('ACTIVE');
      // Nothing is left for the card: it is paid at once.
      const paid = await p.begin(due, { voucherIds: [one, two], ...costing(0) });
      expect(paid).toMatchObject({ clientSecret: null, record: { payment: { status: 'PAID' } } });
      expect([await stateOf(one), await stateOf(two)]).toEqual(['USED', 'USED']);
      expect(await p.dueStatusOf(due)).toBe('PAID');
    });

    it('BIL-07~ that the price does not need stay active', async () => {
      const player = p.newPlayer();
      const [small, large] = [await bought(player), await bought(player, 1_000)];
      const due = await p.dueOf(player, { baseCents: 900 });
      await p.begin(due, { voucherIds: [small, large], ...costing(0) });
      expect([await stateOf(small), await stateOf(large)]).toEqual(['ACTIVE', 'USED']);
    });

    it('BIL-07~ are refused when they are used, or somebody else’s', async () => {
      const [player, other] = [p.newPlayer(), p.newPlayer()];
      const [own, others] = [await bought(player), await bought(other)];
      const due = await p.dueOf(player);
      expect(await quoted(due, null, [own, others])).toMatchObject({ cents: 1_000 });
      expect(await refusalOf(due, { voucherIds: [own, others], ...costing(1_000) })).toBe('VOUCHER_REFUSED');
      expect(await stateOf(own)).toBe('ACTIVE');
    });

    it('BIL-07~ SMS-02~ lower one of fifty prices that are paid at once', async () => {
      const player = p.newPlayer();
      const voucher = await bought(player);
      const dues = await Promise.all(Array.from({ length: 50 }, () => p.dueOf(player)));
      const answers = await Promise.all(
        dues.map((due) => refusalOf(due, { voucherIds: [voucher], ...costing(1_000) })),
      );
      expect(counted(answers)).toEqual({ STARTED: 1, VOUCHER_REFUSED: 49 });
    });
  });

  describe('as the first tournament', () => {
    it('TRN-08~ costs half, once it was paid never again', async () => {
      const player = p.newPlayer();
      const due = await p.firstDueOf(player, { baseCents: 1_501 });
      expect(await quoted(due, null)).toMatchObject({ cents: 750 });
      const { id, secret, record } = await p.begin(due, costing(750));
      expect(record.price.lines).toEqual([
        { what: 'BASE', cents: 1_501 },
        { what: 'FIRST_TOURNAMENT', cents: -751 },
      ]);
      const second = await p.firstDueOf(player);
      expect(await quoted(second, null)).toMatchObject({ cents: 1_500 });
      expect(await quoted(due, null)).toMatchObject({ cents: 750 });
      await p.payer.pay(secret, CARD);
      await p.follow.confirm(id, player);
      expect(await refusalOf(second, costing(750))).toBe('WRONG_PRICE');
      expect(await refusalOf(second, costing(1_500))).toBe('STARTED');
      expect(await quoted(await p.firstDueOf(player, { kind: 'LEAGUE' }), null)).toMatchObject({ cents: 1_500 });
    });

    it('TRN-08~ counts anew when its payment expires, unless another was paid meanwhile', async () => {
      const player = p.newPlayer();
      const [first, second] = [await p.firstDueOf(player), await p.firstDueOf(player)];
      const left = await p.begin(first, costing(750));
      await p.follow.abandon(left.id, player);
      const again = await p.begin(first, costing(750));
      const { id, secret } = await p.begin(second, costing(1_500));
      await p.payer.pay(secret, CARD);
      await p.follow.confirm(id, player);
      await p.follow.abandon(again.id, player);
      expect(await quoted(first, null)).toMatchObject({ cents: 1_500 });
    });

    it('TRN-08~ of fifty tournaments that a player pays at once is one', async () => {
      const player = p.newPlayer();
      const dues = await Promise.all(Array.from({ length: 50 }, () => p.firstDueOf(player)));
      const answers = await Promise.all(dues.map((due) => refusalOf(due, costing(750))));
      expect(counted(answers)).toEqual({ STARTED: 1, WRONG_PRICE: 49 });
    });

    it('TRN-08~ BIL-07~ lowers the price before coupon, vouchers and credit do', async () => {
      const player = p.newPlayer();
      await p.grant(player, 50);
      const coupon = await issued();
      const voucher = await bought(player);
      const due = await p.firstDueOf(player);
      const { record } = await p.begin(due, {
        ...{ useCredit: true, couponCode: coupon.code, voucherIds: [voucher] },
        ...{ expectedCents: 100, expectedCardCents: 50 },
      });
      expect(record.price).toEqual({
        lines: [
          { what: 'BASE', cents: 1_500 },
          { what: 'FIRST_TOURNAMENT', cents: -750 },
          { what: 'COUPON', cents: -150 },
          { what: 'VOUCHER', cents: -500 },
        ],
        ...{ cents: 100, creditCents: 50, cardCents: 50 },
      });
    });
  });

  it('BIL-07~ one request asks for the same reductions, or is another request', async () => {
    const player = p.newPlayer();
    const coupon = await issued();
    const due = await p.dueOf(player);
    const command = p.asked(due, { couponCode: coupon.code, ...costing(1_200) });
    const ids = await Promise.all(Array.from({ length: 5 }, () => p.start.execute(command, player)));
    expect(new Set(ids.map((each) => (each.ok ? each.value.record.id : each.code))).size).toBe(1);
    expect(await p.start.execute({ ...command, couponCode: null }, player)).toMatchObject({ code: 'REQUEST_REUSED' });
  });
});
