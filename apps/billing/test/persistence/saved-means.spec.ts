import { jest } from '@jest/globals';
import { accountDeleted, paymentMeansSaved } from '@setpoint/events';
import type { UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import { ProviderAway } from '../../src/application/ports/payment-provider.js';
import { CARD, type Paying, startPaying } from './paying.js';

describe('means of payment that are kept', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  const told = async (player: UserId) =>
    (await p.service.eventsOf(paymentMeansSaved)).filter(({ playerId }) => playerId === player).length;
  const subscription = (player: UserId) => p.dueOf(player, { kind: 'LEAGUE' });
  const paidBy = async (player: UserId, card = CARD) => {
    const due = await subscription(player);
    const { id, secret } = await p.begin(due, { saveMeans: true });
    await p.payer.pay(secret, card);
    await p.follow.confirm(id, player);
    return due;
  };

  it('LEA-08~ are what paid the first phase, told to others in the same moment', async () => {
    const player = p.newPlayer();
    const due = await paidBy(player);
    expect(await p.dueStatusOf(due)).toBe('PAID');
    expect(await p.saving.of(player)).toMatchObject({ means: { provider: 'SANDBOX', kind: 'CARD', label: '4242' } });
    expect(await told(player)).toBe(1);
  });

  it('LEA-08~ are not kept of who pays for something else, and not of a card that did not pay', async () => {
    const player = p.newPlayer();
    const { id, secret } = await p.begin(await p.dueOf(player));
    await p.payer.pay(secret, CARD);
    await p.follow.confirm(id, player);
    expect(await p.saving.of(player)).toBeNull();
    const declined = await p.begin(await subscription(player), { saveMeans: true });
    await p.payer.pay(declined.secret, '4000000000000002');
    await p.follow.confirm(declined.id, player);
    expect(await p.saving.of(player)).toBeNull();
    expect(await told(player)).toBe(0);
  });

  it('LEA-08~ are needed to pay for a subscription', async () => {
    const player = p.newPlayer();
    const due = await subscription(player);
    const refused = { ok: false, code: 'MEANS_REQUIRED' };
    expect(await p.start.execute(p.asked(due), player)).toMatchObject(refused);
    // Credit that pays it all leaves nothing to charge for the next phase.
    await p.grant(player, 1_500);
    const covered = { useCredit: true, expectedCardCents: 0, saveMeans: true };
    expect(await p.start.execute(p.asked(due, covered), player)).toMatchObject(refused);
    expect(await p.orders.paymentOf(due.id)).toBeNull();
    await p.leave(player);
    expect(await p.start.execute(p.asked(due, covered), player)).toMatchObject({
      ok: true,
      value: { clientSecret: null },
    });
    expect(await p.dueStatusOf(due)).toBe('PAID');
  });

  it('LEA-08~ are left without paying, and take the place of the one before', async () => {
    const player = p.newPlayer();
    await paidBy(player);
    expect(await p.leave(player, 'paypal')).toMatchObject({ means: { kind: 'PAYPAL', label: null } });
    expect(await p.saving.of(player)).toMatchObject({ means: { kind: 'PAYPAL' } });
    expect(await told(player)).toBe(2);
    // The same one again is no news.
    await p.leave(player, 'paypal');
    expect(await told(player)).toBe(2);
  });

  it('LEA-08~ are left once for one request, also asked ten times at once', async () => {
    const player = p.newPlayer();
    const all = await Promise.all(Array.from({ length: 10 }, () => p.saving.start(player, 'pressed')));
    const secrets = all.map((each) => (each.ok && !each.value.means ? each.value.clientSecret : each));
    expect(new Set(secrets).size).toBe(1);
    const [clientSecret] = secrets as [string];
    await p.payer.pay(clientSecret, CARD);
    expect(await p.saving.start(player, 'pressed')).toMatchObject({ ok: true, value: { means: { playerId: player } } });
    expect(await told(player)).toBe(1);
  });

  it('LEA-08~ are kept also when the browser never comes back: the provider’s event tells', async () => {
    const player = p.newPlayer();
    const started = await p.saving.start(player, 'left');
    if (!started.ok || started.value.means) throw new Error('not started');
    await p.payer.pay(started.value.clientSecret, CARD);
    await p.service.runTimers(p.clock.now());
    expect(await p.saving.of(player)).toMatchObject({ means: { label: '4242' } });
  });

  it.each(['4000000000000002', '4000000000009995', '4000000000000069'])(
    'LEA-08~ are none of the card %s',
    async (card) => {
      const player = p.newPlayer();
      expect(await p.leave(player, card)).toBeNull();
      expect(await p.saving.of(player)).toBeNull();
    },
  );

  it('API-13~ are nobody else’s business', async () => {
    const player = p.newPlayer();
    const started = await p.saving.start(player, 'own');
    if (!started.ok || started.value.means) throw new Error('not started');
    const refused = { ok: false, code: 'PAYMENT_NOT_FOUND' };
    expect(await p.saving.confirm(p.newPlayer(), started.value.id)).toMatchObject(refused);
    expect(await p.saving.confirm(player, 'none')).toMatchObject(refused);
  });

  describe('are charged without their player', () => {
    const charged = async (card: string, tries: readonly number[] = [1]) => {
      const player = p.newPlayer();
      const { means } = (await p.leave(player, card))!;
      const due = await p.dueOf(player);
      const started = await p.start.execute(p.asked(due), player, 'SAVED_MEANS');
      if (!started.ok) throw new Error(started.code);
      const { id: paymentId, payment } = started.value.record;
      const ref = payment.ref!;
      const outcomes: unknown[] = [];
      for (const attempt of tries) outcomes.push(await p.provider.chargeSaved({ paymentId, attempt, ref, means }));
      return { outcomes, ref };
    };

    it.each([
      ['4000000000008104', 'INSUFFICIENT_FUNDS'],
      ['4000000000008112', 'EXPIRED_CARD'],
      ['4000000000008120', 'RETRY_LATER'],
      ['4000000000008138', 'DECLINED'],
      ['4000000000003220', 'AUTHENTICATION_REQUIRED'],
    ])('BIL-01~ BIL-08~ of the card %s fail with %s', async (card, cause) => {
      const { outcomes } = await charged(card);
      expect(outcomes).toEqual([{ state: 'FAILED', cause }]);
    });

    it.each([CARD, 'paypal', '4000002500003155'])('BIL-01~ of %s pay', async (card) => {
      const { outcomes } = await charged(card);
      expect(outcomes).toMatchObject([{ state: 'SUCCEEDED', receivedCents: 1_500 }]);
    });

    it('BIL-03~ once for an attempt, whose lost answer is the same when it is asked for again', async () => {
      const { outcomes, ref } = await charged('4000000000008146', [1, 1, 2]);
      expect(outcomes).toMatchObject([{ state: 'UNKNOWN' }, { state: 'SUCCEEDED' }, { state: 'SUCCEEDED' }]);
      expect(await p.provider.look(ref)).toMatchObject({ state: 'SUCCEEDED', receivedCents: 1_500 });
    });

    it('BIL-03~ anew by another attempt alone', async () => {
      const { outcomes } = await charged('4000000000008120', [1, 1, 2]);
      const failed = { state: 'FAILED', cause: 'RETRY_LATER' };
      expect(outcomes).toMatchObject([failed, failed, { state: 'SUCCEEDED' }]);
    });
  });

  it('ACC-06~ LEA-08~ of a deleted account are forgotten by the provider too, as often as it has to be told', async () => {
    const player = p.newPlayer();
    await p.leave(player, CARD);
    const customer = await p.saving.customerOf(player);
    const { manager } = p.service;
    const atProvider = async () => {
      const query = sql`select count(*)::int as n from sandbox_means where customer = ${customer}`;
      return (await rowOf<{ n: number }>(manager, query))!.n;
    };
    expect(await atProvider()).toBe(1);
    const away = jest.spyOn(p.provider, 'forgetCustomer').mockRejectedValueOnce(new ProviderAway('not now'));
    await p.service.deliver(accountDeleted, { userId: player, at: p.clock.now().toISOString() });
    await p.service.runTimers(p.clock.now());
    await p.service.runTimers(p.clock.now());
    expect(away).toHaveBeenCalledWith(customer);
    expect(await p.saving.of(player)).toBeNull();
    expect(await atProvider()).toBe(1);
    p.clock.advance({ minutes: 1 });
    await p.service.runTimers(p.clock.now());
    expect(await atProvider()).toBe(0);
    const left = await rowsOf(manager, sql`select from forgotten_customer`);
    expect(left).toEqual([]);
    away.mockRestore();
  });
});
