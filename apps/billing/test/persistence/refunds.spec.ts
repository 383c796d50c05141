import { orderRefunded } from '@setpoint/events';
import { RefundPayment } from '../../src/application/refund-payment.js';
import { RefundEntity } from '../../src/persistence/refund-entities.js';
import { CARD, type Paying, startPaying } from './paying.js';

describe('refunds in Postgres', () => {
  let p: Paying;
  let refunds: RefundPayment;
  beforeAll(async () => {
    p = await startPaying();
    refunds = p.service.app.get(RefundPayment);
  });
  afterAll(() => p?.service.stop());

  /** Paid with 500 cents of credit, and 1,000 by the card. */
  const paid = async (card = CARD) => {
    const player = p.newPlayer();
    await p.grant(player, 500);
    const due = await p.dueOf(player);
    const { id, secret } = await p.begin(due, { useCredit: true, expectedCardCents: 1_000 });
    await p.payer.pay(secret, card);
    await p.follow.confirm(id, player);
    return { id, player, due };
  };
  const statusOf = async (id: string) =>
    (await p.service.manager.findOneByOrFail(RefundEntity, { payment_id: id })).status;
  const runFor = async (minutes: number) => {
    for (let i = 0; i < minutes * 4; i += 1) {
      await p.service.runTimers(p.clock.now());
      p.clock.advance({ seconds: 15 });
    }
  };

  it('BIL-06~ send the card its part and give the rest as credit, once for a cause', async () => {
    const { id, player, due } = await paid();
    const wish = { to: 'MEANS', cause: 'released' } as const;
    const asked = await Promise.all(Array.from({ length: 5 }, () => refunds.execute(id, wish)));
    expect(new Set(asked.map((each) => (each.ok ? each.value.id : each.code))).size).toBe(1);
    expect(await p.creditOf(player)).toBe(500);
    await p.service.runTimers(p.clock.now());
    expect(await statusOf(id)).toBe('DONE');
    const refundId = asked[0]!.ok ? asked[0]!.value.id : '';
    expect((await p.booked(`refund:${refundId}`)).toSorted()).toEqual([
      'decided CREDIT -500',
      'decided HELD -1000',
      'decided REVENUE 1500',
      'sent HELD 1000',
      'sent PROVIDER -1000',
    ]);
    const told = (await p.service.eventsOf(orderRefunded)).filter(({ paymentId }) => paymentId === id);
    expect(told).toEqual([
      {
        ...{ dueId: due.id, kind: 'TOURNAMENT', reference: due.reference, playerId: player, paymentId: id, refundId },
        description: due.description,
        ...{ cause: 'released', refundedCents: 1_500, creditCents: 500, cardCents: 1_000, currency: 'EUR' },
      },
    ]);
    expect(await refunds.execute(id, { to: 'MEANS', cause: 'again', cents: 1 })).toMatchObject({
      ok: false,
      code: 'REFUND_TOO_LARGE',
    });
  });

  it('BIL-06~ are given as credit where that is wished', async () => {
    const { id, player } = await paid();
    await refunds.execute(id, { to: 'CREDIT', cause: 'excluded' });
    expect(await p.creditOf(player)).toBe(1_500);
    expect(await statusOf(id)).toBe('DONE');
  });

  it('BIL-06~ BIL-01~ that the card can’t take become credit', async () => {
    const { id, player } = await paid('4000000000005126');
    await refunds.execute(id, { to: 'MEANS', cause: 'released' });
    await p.service.runTimers(p.clock.now());
    expect(await statusOf(id)).toBe('SENDING');
    expect(await p.creditOf(player)).toBe(500);
    await runFor(2);
    expect(await statusOf(id)).toBe('BECAME_CREDIT');
    expect(await p.creditOf(player)).toBe(1_500);
  });

  it('BIL-06~ BIL-01~ that take long are followed to their end', async () => {
    const { id } = await paid('4000000000007726');
    await refunds.execute(id, { to: 'MEANS', cause: 'released' });
    await p.service.runTimers(p.clock.now());
    expect(await statusOf(id)).toBe('SENDING');
    await runFor(2);
    expect(await statusOf(id)).toBe('DONE');
  });

  it('BIL-06~ are refused for what was never paid', async () => {
    const { id } = await p.begin(await p.dueOf(p.newPlayer()));
    const wish = { to: 'MEANS', cause: 'released' } as const;
    expect(await refunds.execute(id, wish)).toMatchObject({ ok: false, code: 'PAYMENT_NOT_PAID' });
    expect(await refunds.execute('none', wish)).toMatchObject({ ok: false, code: 'PAYMENT_NOT_FOUND' });
  });

  it('BIL-06~ of simultaneous causes never come to more than was paid', async () => {
    const { id, player } = await paid();
    const wishes = Array.from({ length: 10 }, (_, i) => ({ to: 'CREDIT', cause: `c${i}`, cents: 400 }) as const);
    const outcomes = await Promise.all(wishes.map((wish) => refunds.execute(id, wish)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3);
    expect(await p.creditOf(player)).toBe(1_200);
  });
});
