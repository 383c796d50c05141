import { QuotePrice } from '../../src/application/quote-price.js';
import type { Due } from '../../src/domain/due.js';
import { CARD, type Paying, startPaying } from './paying.js';
import { subscribing } from './subscribing.js';

const ASKS_EACH_TIME = '4000000000003220';

describe('phases of subscriptions that are paid by hand', () => {
  let p: Paying;
  let s: ReturnType<typeof subscribing>;
  beforeAll(async () => {
    p = await startPaying();
    s = subscribing(p);
  });
  afterAll(() => p?.service.stop());

  it('BIL-08~ that the bank asks the player about are paid by hand, on the same payment, and leave what paid', async () => {
    const player = await s.subscriber(ASKS_EACH_TIME);
    const due = await s.ask(s.phaseOf(player));
    const owed = await s.dueOf(due);
    const before = (await p.orders.paymentOf(owed.id))!;
    const { id, secret } = await p.begin(owed, { saveMeans: true });
    expect(id).toBe(before.id);
    await p.payer.pay(secret, CARD);
    await p.follow.confirm(id, player);
    expect(await s.heard(due)).toEqual(['failed 1 AUTHENTICATION_REQUIRED', 'paid']);
    expect(await p.saving.of(player)).toMatchObject({ means: { label: '4242' } });
    expect(await s.chargesOf(due.reference)).toBe(1);
  });

  it('BIL-08~ are not charged while the player pays by hand what they began themselves', async () => {
    const player = await s.subscriber();
    const due = await s.ask(s.phaseOf(player, { by: 'PLAYER' }));
    expect(await s.heard(due)).toEqual([]);
    const { id, secret } = await p.begin(await s.dueOf(due), { saveMeans: true });
    await s.ask({ ...due, attempt: 2, by: 'SAVED_MEANS' });
    expect(await s.heard(due)).toEqual([]);
    await p.payer.pay(secret, CARD);
    await p.follow.confirm(id, player);
    await s.work();
    expect(await s.heard(due)).toEqual(['paid']);
    expect(await s.chargesOf(due.reference)).toBe(1);
  });

  it('BIL-08~ are charged again half an hour after the player has left the checkout', async () => {
    const player = await s.subscriber('4000000000008104');
    const due = await s.ask(s.phaseOf(player));
    const owed = await s.dueOf(due);
    await p.follow.abandon((await p.orders.paymentOf(owed.id))!.id, player);
    await p.begin(owed, { saveMeans: true });
    await p.leave(player, CARD);
    await s.ask({ ...due, attempt: 2 });
    p.clock.advance({ minutes: 29 });
    await s.work();
    expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS']);
    for (let minutes = 0; minutes < 8; minutes += 1) {
      p.clock.advance({ minutes: 1 });
      await s.work();
    }
    expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS', 'paid']);
    expect(await s.chargesOf(due.reference)).toBe(1);
  });

  describe('that have set credit aside and were not paid', () => {
    const failed = async () => {
      const player = await s.subscriber('4000000000008104');
      await p.grant(player, 900);
      const due = await s.ask(s.phaseOf(player));
      expect(await p.creditOf(player)).toBe(0);
      return { player, due, owed: await s.dueOf(due) };
    };
    const priceOf = async (due: Due, useCredit: boolean) =>
      (await p.service.app.get(QuotePrice).execute(due, { useCredit, couponCode: null, voucherIds: [] })).price;

    it('BIL-07~ BIL-08~ are paid by hand with that credit, at the price that is shown', async () => {
      const { player, due, owed } = await failed();
      expect(await priceOf(owed, true)).toMatchObject({ cents: 2_900, creditCents: 900, cardCents: 2_000 });
      const before = (await p.orders.paymentOf(owed.id))!;
      const { id, secret } = await p.begin(owed, { useCredit: true, expectedCardCents: 2_000, saveMeans: true });
      expect(id).toBe(before.id);
      await p.payer.pay(secret, CARD);
      await p.follow.confirm(id, player);
      expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS', 'paid']);
      expect(await p.creditOf(player)).toBe(0);
    });

    it('BIL-07~ BIL-08~ give way to what the player wants to pay otherwise, and give the credit back', async () => {
      const { player, due, owed } = await failed();
      const before = (await p.orders.paymentOf(owed.id))!;
      const { id, secret } = await p.begin(owed, { saveMeans: true });
      expect(await p.statusOf(before.id)).toBe('EXPIRED');
      expect(await p.creditOf(player)).toBe(900);
      await p.payer.pay(secret, CARD);
      await p.follow.confirm(id, player);
      await s.work();
      expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS', 'paid']);
      expect(await s.chargesOf(due.reference)).toBe(1);
    });

    it('BIL-04~ give way to no price but the one that is asked', async () => {
      const { player, owed } = await failed();
      const forged = p.asked(owed, { expectedCents: 1, expectedCardCents: 1, saveMeans: true });
      expect(await p.start.execute(forged, player)).toMatchObject({ code: 'WRONG_PRICE' });
      expect(await p.statusOf((await p.orders.paymentOf(owed.id))!.id)).toBe('AWAITING_PAYER');
    });

    it('BIL-03~ do not give way while the provider works on them', async () => {
      const player = await s.subscriber('4000000000008052');
      await p.grant(player, 900);
      const due = await s.ask(s.phaseOf(player));
      const owed = await s.dueOf(due);
      expect(await p.start.execute(p.asked(owed, { saveMeans: true }), player)).toMatchObject({
        code: 'PAYMENT_UNDER_WAY',
      });
      p.clock.advance({ minutes: 2 });
      await s.work();
      expect(await s.heard(due)).toEqual(['paid']);
    });
  });
});
