import { chargeDue, chargeLookRequested, chargeRefunded, chargeWithdrawn } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { rowOf, sql } from '@setpoint/service-kit';
import { ChargeSubscription } from '../../src/application/charge-subscription.js';
import { SetPaymentAccess } from '../../src/application/set-payment-access.js';
import { CARD, type Paying, startPaying } from './paying.js';
import { LEAGUE, subscribing } from './subscribing.js';

const ASKS_EACH_TIME = '4000000000003220';
const FAILS_ONCE = '4000000000008120';

describe('phases of subscriptions', () => {
  let p: Paying;
  let s: ReturnType<typeof subscribing>;
  beforeAll(async () => {
    p = await startPaying();
    s = subscribing(p);
  });
  afterAll(() => p?.service.stop());

  const about = ({ reference, playerId }: { reference: string; playerId: string }) => ({ reference, playerId });

  it('LEA-12~ are charged with the means that is kept, once, and named as the player knows them', async () => {
    const due = await s.ask(s.phaseOf(await s.subscriber()));
    expect(await s.heard(due)).toEqual(['paid']);
    // The event again, another one of an attempt that is over, and the timer: nothing more.
    await s.ask(due);
    await s.ask({ ...due, priceCents: 1 });
    expect(await s.heard(due)).toEqual(['paid']);
    expect(await s.chargesOf(due.reference)).toBe(1);
    const row = await rowOf<{ description: string; kind: string }>(
      p.service.manager,
      sql`select description, kind from due where reference = ${due.reference}`,
    );
    expect(row).toEqual({ kind: 'LEAGUE', description: 'Lega di Milano, 2026/2' });
  });

  it('LEA-12~ are charged once by many workers at once', async () => {
    const due = s.phaseOf(await s.subscriber());
    await p.service.deliver(chargeDue, due);
    const charge = p.service.app.get(ChargeSubscription);
    await Promise.all(Array.from({ length: 8 }, () => charge.work(due.reference)));
    await s.work();
    expect(await s.heard(due)).toEqual(['paid']);
    expect(await s.chargesOf(due.reference)).toBe(1);
  });

  it('BIL-07~ are paid with credit first', async () => {
    const player = await s.subscriber();
    await p.grant(player, 900);
    const due = await s.ask(s.phaseOf(player));
    expect(await s.heard(due)).toEqual(['paid']);
    expect(await p.creditOf(player)).toBe(0);
  });

  it.each([
    ['4000000000008104', 'INSUFFICIENT_FUNDS'],
    ['4000000000008112', 'EXPIRED_CARD'],
    [FAILS_ONCE, 'RETRY_LATER'],
    ['4000000000008138', 'DECLINED'],
    [ASKS_EACH_TIME, 'AUTHENTICATION_REQUIRED'],
  ])('BIL-08~ of the card %s fail with %s, told once for each attempt', async (card, cause) => {
    const due = await s.ask(s.phaseOf(await s.subscriber(card)));
    expect(await s.heard(due)).toEqual([`failed 1 ${cause}`]);
    for (let minutes = 0; minutes < 30; minutes += 10) {
      p.clock.advance({ minutes: 10 });
      await s.work();
    }
    expect(await s.heard(due)).toEqual([`failed 1 ${cause}`]);
    await s.ask({ ...due, attempt: 2 });
    const second = card === FAILS_ONCE ? 'paid' : `failed 2 ${cause}`;
    expect(await s.heard(due)).toEqual([`failed 1 ${cause}`, second]);
  });

  it('BIL-08~ that could not be charged are paid with another card that is left meanwhile', async () => {
    const player = await s.subscriber('4000000000008112');
    const due = await s.ask(s.phaseOf(player));
    await p.leave(player, CARD);
    await s.ask({ ...due, attempt: 2 });
    expect(await s.heard(due)).toEqual(['failed 1 EXPIRED_CARD', 'paid']);
  });

  it('LEA-08~ nobody pays in time are closed, and another attempt afterwards begins anew', async () => {
    const due = await s.ask(s.phaseOf(p.newPlayer(), { by: 'PLAYER', paysBy: s.later(0.02).toISOString() }));
    p.clock.advance({ minutes: 40 });
    await s.work();
    expect(await s.heard(due)).toEqual(['closed']);
    await p.leave(due.playerId as UserId);
    await s.ask({ ...due, attempt: 2, by: 'SAVED_MEANS', paysBy: s.later(7).toISOString() });
    expect(await s.heard(due)).toEqual(['paid', 'closed']);
  });

  it('BIL-08~ get more time with a later attempt', async () => {
    const player = await s.subscriber('4000000000008104');
    const due = await s.ask(s.phaseOf(player, { paysBy: s.later(1).toISOString() }));
    await s.ask({ ...due, attempt: 2, paysBy: s.later(5).toISOString() });
    p.clock.advance({ days: 2 });
    await s.work();
    expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS', 'failed 2 INSUFFICIENT_FUNDS']);
    await p.leave(player, CARD);
    await s.ask({ ...due, attempt: 3 });
    expect((await s.heard(due)).at(-1)).toBe('paid');
  });

  it('BIL-08~ of who has left no means fail, and so do those of who is barred', async () => {
    const nobody = await s.ask(s.phaseOf(p.newPlayer()));
    expect(await s.heard(nobody)).toEqual(['failed 1 DECLINED']);
    const player = await s.subscriber();
    const access = p.service.app.get(SetPaymentAccess);
    await access.execute({ playerId: player, barred: true, reason: 'chargebacks' }, 'sam' as UserId);
    const barred = await s.ask(s.phaseOf(player));
    expect(await s.heard(barred)).toEqual(['failed 1 DECLINED']);
    expect(await s.chargesOf(barred.reference)).toBe(0);
  });

  it('BIL-03~ whose answer is lost are paid all the same, once', async () => {
    const due = await s.ask(s.phaseOf(await s.subscriber('4000000000008146')));
    p.clock.advance({ seconds: 5 });
    await s.work();
    expect(await s.heard(due)).toEqual(['paid']);
    expect(await s.chargesOf(due.reference)).toBe(1);
  });

  it('LEA-08~ are looked at when the player asks, and answered as soon as the provider knows', async () => {
    const slow = '4000000000008052';
    const due = await s.ask(s.phaseOf(await s.subscriber(slow)));
    expect(await s.heard(due)).toEqual([]);
    p.clock.advance({ seconds: 95 });
    await p.service.deliver(chargeLookRequested, about(due));
    await s.work();
    expect(await s.heard(due)).toEqual(['paid']);
  });

  describe('that are not to be paid any more', () => {
    it('BIL-10~ are closed', async () => {
      const due = await s.ask(s.phaseOf(await s.subscriber('4000000000008104')));
      await p.service.deliver(chargeWithdrawn, about(due));
      await s.work();
      p.clock.advance({ minutes: 1 });
      await s.work();
      expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS', 'closed']);
      await s.ask({ ...due, attempt: 2 });
      expect(await s.heard(due)).toEqual(['failed 1 INSUFFICIENT_FUNDS', 'closed']);
    });

    it('BIL-10~ are closed also when that is heard before what they cost', async () => {
      const due = s.phaseOf(await s.subscriber());
      await p.service.deliver(chargeWithdrawn, about(due));
      await s.ask(due);
      expect(await s.heard(due)).toEqual(['closed']);
      expect(await s.chargesOf(due.reference)).toBe(0);
    });

    it('BIL-10~ stay paid where the provider was quicker', async () => {
      const due = await s.ask(s.phaseOf(await s.subscriber()));
      await p.service.deliver(chargeWithdrawn, about(due));
      await s.work();
      expect(await s.heard(due)).toEqual(['paid']);
    });

    const refund = (due: ReturnType<typeof s.phaseOf>, to: 'MEANS' | 'CREDIT') =>
      p.service.deliver(chargeRefunded, { ...about(due), league: LEAGUE, reason: 'PHASE_CANCELLED', to });

    it.each([
      ['MEANS', 0],
      ['CREDIT', 2_900],
    ] as const)('BIL-06~ go back once as %s', async (to, credit) => {
      const due = await s.ask(s.phaseOf(await s.subscriber()));
      await refund(due, to);
      await refund(due, to);
      await s.work();
      await s.work();
      expect(await s.heard(due)).toEqual(['paid', 'refunded 2900']);
      expect(await p.creditOf(due.playerId as UserId)).toBe(credit);
    });

    it('BIL-06~ BIL-10~ go back also when the money comes later', async () => {
      const due = await s.ask(s.phaseOf(await s.subscriber('4000000000008052')));
      await refund(due, 'CREDIT');
      await s.work();
      expect(await s.heard(due)).toEqual([]);
      for (let minutes = 0; minutes < 20; minutes += 1) {
        p.clock.advance({ minutes: 1 });
        await s.work();
      }
      expect(await s.heard(due)).toEqual(['paid', 'refunded 2900']);
    });

    it('BIL-06~ where nothing was paid nothing goes back', async () => {
      const due = await s.ask(s.phaseOf(p.newPlayer(), { by: 'PLAYER' }));
      await refund(due, 'MEANS');
      await s.work();
      expect(await s.heard(due)).toEqual(['closed']);
    });
  });
});
