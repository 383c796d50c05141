import {
  orderClosed,
  orderPaid,
  orderRefunded,
  registrationExpired,
  registrationHeld,
  registrationReleased,
  type DataOf,
} from '@setpoint/events';
import { userId, type UserId } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { QuotePrice } from '../../src/application/quote-price.js';
import { VoucherEntity, type VoucherRow } from '../../src/persistence/points-entities.js';
import { playedBefore } from '../stage.js';
import { CARD, type Paying, startPaying } from './paying.js';

const tournament = { id: 't1', name: 'Spring Open', type: 'CLASSIC', sport: 1, numberPlayers: 1 } as const;

describe('places in tournaments', () => {
  let p: Paying;
  let count = 0;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  type Held = DataOf<typeof registrationHeld>;
  const heldBy = (playerId: UserId, more: Partial<Held> = {}): Held => ({
    ...{ registrationId: `r-${(count += 1)}`, tournament, playerId, role: 'CAPTAIN', teammateId: null },
    ...{ priceCents: 1_500, paysBy: new Date(p.clock.now().getTime() + 30 * 60_000).toISOString(), ...more },
  });
  const hold = async (playerId: UserId, more: Partial<Held> = {}) => {
    await playedBefore(p.service, playerId);
    const held = heldBy(playerId, more);
    await p.service.deliver(registrationHeld, held);
    return { held, due: (await p.orders.dueOf(held.registrationId, playerId))! };
  };
  type Released = DataOf<typeof registrationReleased>;
  const releasedOf = (
    { registrationId, playerId }: Held,
    to: 'MEANS' | 'CREDIT' | null,
    more: Partial<Released> = {},
  ) =>
    ({
      ...{ registrationId, tournament, playerIds: [playerId], reason: 'WITHDRAWN', at: p.clock.now().toISOString() },
      refunds: to ? [{ playerId, to }] : [],
      ...more,
    }) satisfies Released;
  const release = (...args: Parameters<typeof releasedOf>) =>
    p.service.deliver(registrationReleased, releasedOf(...args));
  const pay = async (due: Parameters<Paying['begin']>[0], more: Parameters<Paying['begin']>[1] = {}) => {
    const { id, secret } = await p.begin(due, more);
    if (secret) await p.payer.pay(secret, CARD);
    await p.follow.confirm(id, due.playerId);
    return id;
  };
  const runFor = async (seconds: number, step = 5) => {
    for (let i = 0; i < seconds; i += step) {
      await p.service.runTimers(p.clock.now());
      p.clock.advance({ seconds: step });
    }
  };
  const refundsOf = async (paymentId: string) =>
    (await p.service.eventsOf(orderRefunded)).filter((event) => event.paymentId === paymentId);
  const closedOf = async (dueId: string) =>
    (await p.service.eventsOf(orderClosed)).filter((event) => event.dueId === dueId);
  const paidOf = async (dueId: string) =>
    (await p.service.eventsOf(orderPaid)).filter((event) => event.dueId === dueId);

  it('BIL-01~ that are held are due under the tournament’s name, once, also told twice', async () => {
    const player = p.newPlayer();
    const { held, due } = await hold(player);
    expect(due).toMatchObject({
      ...{ kind: 'TOURNAMENT', reference: held.registrationId, description: 'Spring Open', baseCents: 1_500 },
      ...{ playerId: player, paysBy: new Date(held.paysBy), status: 'OPEN' },
    });
    await p.service.deliver(registrationHeld, held);
    expect((await p.orders.payableOf(player, p.clock.now())).map(({ id }) => id)).toEqual([due.id]);
  });

  it('TRN-07~ of a team are due from each of both, from nobody else', async () => {
    const [captain, partner] = [p.newPlayer(), p.newPlayer()];
    const { held } = await hold(captain, { teammateId: partner });
    await p.service.deliver(registrationHeld, { ...held, playerId: partner, role: 'PARTNER', teammateId: captain });
    const [first, second] = await Promise.all(
      [captain, partner].map((player) => p.orders.dueOf(held.registrationId, player)),
    );
    expect(first!.id).not.toBe(second!.id);
    expect(await p.orders.dueOf(held.registrationId, p.newPlayer())).toBeNull();
  });

  it('BIL-10~ whose time is up are closed where nobody has paid, and only then free', async () => {
    const { held, due } = await hold(p.newPlayer());
    const { registrationId, playerId } = held;
    await p.service.deliver(registrationExpired, { registrationId, tournamentId: 't1', playerId });
    expect(await closedOf(due.id)).toHaveLength(1);

    const underWay = await hold(p.newPlayer());
    await p.begin(underWay.due);
    const expired = { ...{ tournamentId: 't1' }, registrationId: underWay.held.registrationId, playerId: underWay.held.playerId }; // oxfmt-ignore
    await p.service.deliver(registrationExpired, expired);
    expect(await closedOf(underWay.due.id)).toEqual([]);
    await runFor(10);
    expect(await closedOf(underWay.due.id)).toHaveLength(1);
    // Told again, and of a place that nobody knows, nothing changes.
    await p.service.deliver(registrationExpired, expired);
    await p.service.deliver(registrationExpired, { ...expired, registrationId: 'unknown' });
    expect(await closedOf(underWay.due.id)).toHaveLength(1);
  });

  it('BIL-10~ whose time is up stay paid where that came a moment before', async () => {
    const { held, due } = await hold(p.newPlayer());
    const { secret } = await p.begin(due);
    await p.payer.pay(secret, '4000000000008045');
    const { registrationId, playerId } = held;
    await p.service.deliver(registrationExpired, { registrationId, tournamentId: 't1', playerId });
    await runFor(10);
    expect(await paidOf(due.id)).toHaveLength(1);
    expect(await closedOf(due.id)).toEqual([]);
  });

  it('BIL-06~ that are given up go back to the card, or as credit where that is said, once', async () => {
    for (const to of ['MEANS', 'CREDIT'] as const) {
      const player = p.newPlayer();
      const { held, due } = await hold(player);
      const id = await pay(due);
      await release(held, to);
      await release(held, to);
      await runFor(30);
      expect(await refundsOf(id)).toMatchObject([
        {
          ...{ cause: `released:${held.registrationId}`, refundedCents: 1_500 },
          cardCents: to === 'MEANS' ? 1_500 : 0,
        },
      ]);
      expect(await p.creditOf(player)).toBe(to === 'MEANS' ? 0 : 1_500);
    }
  });

  it('BIL-10~ that are given up while somebody pays are refunded when the money arrives, to the card unless told', async () => {
    for (const to of ['CREDIT', null] as const) {
      const { held, due } = await hold(p.newPlayer());
      const { id, secret } = await p.begin(due);
      // Takes 90 seconds, and the webhook comes when it is done.
      await p.payer.pay(secret, '4000000000008052');
      await p.follow.confirm(id, due.playerId);
      await release(held, to);
      await runFor(20);
      expect(await p.dueStatusOf(due)).toBe('CLOSING');
      expect(await refundsOf(id)).toEqual([]);
      await runFor(900, 60);
      expect(await paidOf(due.id)).toHaveLength(1);
      expect(await refundsOf(id)).toMatchObject([{ refundedCents: 1_500, cardCents: to === 'CREDIT' ? 0 : 1_500 }]);
    }
  });

  it('BIL-10~ that are given up are closed where nobody has paid, also where the hold is told late', async () => {
    const { held, due } = await hold(p.newPlayer());
    await release(held, null);
    await runFor(5);
    expect(await closedOf(due.id)).toHaveLength(1);

    const late = heldBy(p.newPlayer());
    await release(late, null);
    await runFor(5);
    await p.service.deliver(registrationHeld, late);
    await runFor(5);
    expect(await p.orders.dueOf(late.registrationId, userId(late.playerId))).toMatchObject({ status: 'CLOSED' });
  });

  it('BIL-06~ BIL-07~ that are given up give vouchers back, and the first tournament, also where they paid all', async () => {
    const player = p.newPlayer();
    const voucher: VoucherRow = {
      ...{ id: 'v-1', code: 'v-1', player_id: player, request_id: 'v-1', brand: 'Setpoint', cents: 1_000, points: 100 },
      ...{ state: 'ACTIVE', payment_id: null, issued_at: p.clock.now(), ended_at: null, reason: null },
    };
    await insertRows(p.service.manager, VoucherEntity, [voucher]);
    const held = heldBy(player);
    await p.service.deliver(registrationHeld, held);
    const due = (await p.orders.dueOf(held.registrationId, player))!;
    const id = await pay(due, { voucherIds: ['v-1'], expectedCents: 0, expectedCardCents: 0 });
    const stateOf = async () => (await p.service.manager.findOneBy<VoucherRow>(VoucherEntity, { id: 'v-1' }))!.state;
    expect(await stateOf()).toBe('USED');
    await release(held, 'MEANS');
    await runFor(5);
    expect(await stateOf()).toBe('ACTIVE');
    expect(await refundsOf(id)).toEqual([]);
    const next = await p.firstDueOf(player);
    const wanted = { useCredit: false, couponCode: null, voucherIds: [] };
    expect((await p.service.app.get(QuotePrice).execute(next, wanted)).price.cents).toBe(750);
  });

  it('BIL-06~ of ten players that are released and paid at once leave nothing kept', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => hold(p.newPlayer())));
    const started = await Promise.all(all.map(({ due }) => p.begin(due)));
    for (const { secret } of started) await p.payer.pay(secret, CARD);
    await Promise.all([
      ...all.map(({ held }) => release(held, 'CREDIT')),
      ...started.map(({ id }, i) => p.follow.confirm(id, all[i]!.due.playerId)),
      ...Array.from({ length: 5 }, () => p.service.runTimers(p.clock.now())),
    ]);
    await runFor(90);
    for (const { due } of all) expect(await p.creditOf(due.playerId)).toBe(1_500);
  });
});
