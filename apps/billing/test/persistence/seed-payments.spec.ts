import { chargeDue, chargeRefunded, orderRefunded, registrationReleased } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { ReconcileProvider } from '../../src/application/reconcile-provider.js';
import { seedPayments, type SeededPayment } from '../../src/seeding/seed-payments.js';
import { CARD, type Paying, startPaying } from './paying.js';
import { LEAGUE, subscribing } from './subscribing.js';

const tournament = { id: 't1', name: 'Spring Open', type: 'CLASSIC', sport: 1, numberPlayers: 1 } as const;

describe('payments of the past', () => {
  let p: Paying;
  const [ana, ben] = [userId('ana'), userId('ben')];
  const daysAgo = (days: number) => new Date(p.clock.now().getTime() - days * 86_400_000);
  const place = (reference: string, days: number, more: Partial<SeededPayment> = {}): SeededPayment => ({
    ...{ kind: 'TOURNAMENT', reference, playerId: ana, description: 'Spring Open', baseCents: 2_000, card: CARD },
    ...{ at: daysAgo(days), ...more },
  });
  const creditNotes = async () =>
    Number((await rowOf<{ n: number }>(p.service.manager, sql`select count(*) as n from document where type = 'CREDIT_NOTE'`))!.n); // oxfmt-ignore

  beforeEach(async () => {
    p = await startPaying();
    await seedPayments(p.service, [
      place('r2', 5),
      place('r1', 40),
      place('s1:2026:2', 20, { kind: 'LEAGUE', playerId: ben, baseCents: 1_500, card: '4000000000008104' }),
    ]);
  });
  afterEach(() => p?.service.stop());

  it('BIL-03~ BIL-05~ are priced, booked and documented as all others, in the order of their days, and told to nobody', async () => {
    const paid = await rowsOf(
      p.service.manager,
      sql`select due.reference, price_cents, payment.status, due.status as due, d.type, d.number, d.issued_on::text as day
          from payment join due on due.id = due_id left join document d on d.cause = 'payment:' || payment.id
          order by started_at`,
    );
    const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
    expect(paid).toEqual([
      { reference: 'r1', price_cents: 1_000, status: 'PAID', due: 'PAID', type: 'RECEIPT', number: 1, day: day(40) },
      {
        reference: 's1:2026:2',
        price_cents: 1_500,
        status: 'PAID',
        due: 'PAID',
        type: 'RECEIPT',
        number: 2,
        day: day(20),
      },
      { reference: 'r2', price_cents: 2_000, status: 'PAID', due: 'PAID', type: 'RECEIPT', number: 3, day: day(5) },
    ]);
    expect(await rowsOf(p.service.manager, sql`select type from outbox`)).toEqual([]);
    expect(await p.service.app.get(ReconcileProvider).run()).toBe(0);
  });

  it('BIL-03~ have their provider’s side, also where its account was compared before they were there', async () => {
    const reconcile = p.service.app.get(ReconcileProvider);
    expect(await reconcile.run()).toBe(0);
    await seedPayments(p.service, [place('r3', 30), place('r4', 10)]);
    p.clock.advance({ days: 1 });
    expect(await reconcile.run()).toBe(0);
  });

  it('BIL-06~ go back to the card when the place is given up', async () => {
    const released = { registrationId: 'r2', tournament, playerIds: [ana], reason: 'WITHDRAWN' } as const;
    await p.service.deliver(registrationReleased, {
      ...{ ...released, playerIds: [ana], at: p.clock.now().toISOString() },
      refunds: [{ playerId: ana, to: 'MEANS' }],
    });
    for (let times = 0; times < 2; times += 1) await p.service.runTimers(p.clock.now());
    const [refunded] = await p.service.eventsOf(orderRefunded);
    expect(refunded).toMatchObject({ reference: 'r2', refundedCents: 2_000, cardCents: 2_000 });
    const sent = await rowsOf(p.service.manager, sql`select status from refund`);
    expect(sent).toEqual([{ status: 'DONE' }]);
    expect(await creditNotes()).toBe(1);
  });

  it('BIL-06~ BIL-08~ of leagues go back as well, and leave what is charged for the phases to come', async () => {
    const s = subscribing(p);
    const asked = { reference: 's1:2026:2', playerId: ben };
    await p.service.deliver(chargeRefunded, { ...asked, league: LEAGUE, reason: 'PHASE_CANCELLED', to: 'MEANS' });
    await s.work();
    expect(await s.heard(asked)).toEqual(['refunded 1500']);
    expect(await creditNotes()).toBe(1);
    const next = s.phaseOf(ben, { reference: 's1:2026:3' });
    await p.service.deliver(chargeDue, next);
    await s.work();
    expect(await s.heard(next)).toEqual(['failed 1 INSUFFICIENT_FUNDS']);
  });
});
