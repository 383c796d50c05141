import { orderClosed, orderPaid } from '@setpoint/events';
import { CloseDue } from '../../src/application/close-due.js';
import { BarredPayerEntity } from '../../src/persistence/payment-entities.js';
import { CARD, type Paying, startPaying } from './paying.js';

describe('payments in Postgres', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  const paidOrders = async (dueId: string) =>
    (await p.service.eventsOf(orderPaid)).filter((event) => event.dueId === dueId);
  const closedOrders = async (dueId: string) =>
    (await p.service.eventsOf(orderClosed)).filter((event) => event.dueId === dueId);

  it('BIL-01~ BIL-03~ are charged by card, booked with the fee, and told to others', async () => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    expect(await p.payer.pay(secret, CARD)).toEqual({ ok: true, value: { asksPayer: false } });
    expect(await p.statusOf(id)).toBe('AWAITING_PAYER');
    expect(await p.follow.confirm(id, due.playerId)).toMatchObject({ value: { payment: { status: 'PAID' } } });
    expect((await p.booked(`payment:${id}`)).toSorted()).toEqual([
      'captured PROVIDER 1500',
      'captured REVENUE -1500',
      'fee FEES 48',
      'fee PROVIDER -48',
    ]);
    expect(await p.dueStatusOf(due)).toBe('PAID');
    expect(await paidOrders(due.id)).toEqual([
      {
        dueId: due.id,
        kind: 'TOURNAMENT',
        reference: due.reference,
        playerId: due.playerId,
        description: 'Spring Open',
        paymentId: id,
        priceCents: 1_500,
        creditCents: 0,
        cardCents: 1_500,
        currency: 'EUR',
      },
    ]);
    // Asked again, and by the timer, it stays as it is.
    await p.follow.confirm(id, due.playerId);
    await p.service.runTimers();
    expect(await p.booked(`payment:${id}`)).toHaveLength(4);
  });

  it('BIL-07~ set credit aside, spend it when the card has paid, and give it back when it never does', async () => {
    const player = p.newPlayer();
    await p.grant(player, 600);
    const due = await p.dueOf(player);
    const wish = { useCredit: true, expectedCardCents: 900 };
    const left = await p.begin(due, wish);
    expect(await p.creditOf(player)).toBe(0);
    expect(await p.follow.abandon(left.id, player)).toMatchObject({ value: { payment: { status: 'EXPIRED', cause: 'ABANDONED' } } }); // oxfmt-ignore
    expect(await p.creditOf(player)).toBe(600);
    expect(await p.dueStatusOf(due)).toBe('OPEN');
    const { id, secret } = await p.begin(due, wish);
    await p.payer.pay(secret, CARD);
    await p.follow.confirm(id, player);
    expect(await p.creditOf(player)).toBe(0);
    expect((await p.booked(`payment:${id}`)).filter((line) => !line.startsWith('fee')).toSorted()).toEqual([
      'captured HELD 600',
      'captured PROVIDER 900',
      'captured REVENUE -1500',
      'held CREDIT 600',
      'held HELD -600',
    ]);
  });

  it('BIL-07~ of what costs nothing, or is covered by credit, need no card', async () => {
    const player = p.newPlayer();
    const free = await p.dueOf(player, { baseCents: 0 });
    const nothing = await p.begin(free);
    expect(nothing).toMatchObject({ clientSecret: null, record: { payment: { status: 'PAID' } } });
    expect(await p.booked(`payment:${nothing.id}`)).toEqual([]);
    expect(await paidOrders(free.id)).toHaveLength(1);
    await p.grant(player, 2_000);
    const covered = await p.begin(await p.dueOf(player), { useCredit: true, expectedCardCents: 0 });
    expect(covered).toMatchObject({ clientSecret: null, record: { payment: { status: 'PAID' } } });
    expect(await p.creditOf(player)).toBe(500);
  });

  it('BIL-03 are one for one request, also pressed ten times at once, and one for a due', async () => {
    const due = await p.dueOf(p.newPlayer());
    const command = p.asked(due);
    const all = await Promise.all(Array.from({ length: 10 }, () => p.start.execute(command, due.playerId)));
    const ids = new Set(all.map((each) => (each.ok ? each.value.record.id : each.code)));
    expect(ids.size).toBe(1);
    const again = await p.begin(due);
    expect(ids).toContain(again.id);
    const secrets = all.map((each) => (each.ok ? each.value.clientSecret : each.code));
    expect(new Set([...secrets, again.clientSecret]).size).toBe(1);
  });

  describe('are refused', () => {
    const refused = async (run: Promise<unknown>, code: string) => expect(await run).toMatchObject({ ok: false, code });

    it('BIL-04 at another price than the one that was seen', async () => {
      const player = p.newPlayer();
      await p.grant(player, 600);
      const due = await p.dueOf(player);
      await refused(p.start.execute(p.asked(due, { expectedCents: 1 }), player), 'WRONG_PRICE');
      // The credit was spent elsewhere meanwhile: the card would pay more than was seen.
      const stale = p.asked(due, { useCredit: true, expectedCardCents: 800 });
      await refused(p.start.execute(stale, player), 'WRONG_PRICE');
      expect(await p.orders.paymentOf(due.id)).toBeNull();
      expect(await p.creditOf(player)).toBe(600);
    });

    it('BIL-09 to who is barred from paid registrations', async () => {
      const player = p.newPlayer();
      const due = await p.dueOf(player);
      const row = { player_id: player, barred_by: 'support', reason: 'chargebacks', barred_at: p.clock.now() };
      await p.service.manager.insert(BarredPayerEntity, row);
      await refused(p.start.execute(p.asked(due), player), 'PAYMENTS_BARRED');
    });

    it('API-13~ to anybody else than who owes it', async () => {
      const due = await p.dueOf(p.newPlayer());
      const other = p.newPlayer();
      await refused(p.start.execute(p.asked(due), other), 'DUE_NOT_FOUND');
      await refused(p.start.execute({ ...p.asked(due), dueId: 'none' }, other), 'DUE_NOT_FOUND');
      const { id } = await p.begin(due);
      await refused(p.follow.confirm(id, other), 'PAYMENT_NOT_FOUND');
      await refused(p.follow.abandon(id, other), 'PAYMENT_NOT_FOUND');
    });

    it('BIL-03~ under the id of a request that asked for something else', async () => {
      const due = await p.dueOf(p.newPlayer());
      const command = p.asked(due);
      await p.start.execute(command, due.playerId);
      await refused(p.start.execute({ ...command, useCredit: true }, due.playerId), 'REQUEST_REUSED');
    });

    it('BIL-03~ while another one of the same due is under way at another price', async () => {
      const player = p.newPlayer();
      await p.grant(player, 600);
      const due = await p.dueOf(player);
      await p.begin(due);
      const other = p.asked(due, { useCredit: true, expectedCardCents: 900 });
      await refused(p.start.execute(other, player), 'PAYMENT_UNDER_WAY');
    });

    it('BIL-03~ when it is paid, and BIL-10~ when its time is over', async () => {
      const due = await p.dueOf(p.newPlayer());
      const { id, secret } = await p.begin(due);
      await p.payer.pay(secret, CARD);
      await p.follow.confirm(id, due.playerId);
      await refused(p.start.execute(p.asked(due), due.playerId), 'DUE_PAID');
      await refused(p.follow.abandon(id, due.playerId), 'PAYMENT_OVER');
      const late = await p.dueOf(p.newPlayer(), { paysBy: p.clock.now() });
      await refused(p.start.execute(p.asked(late), late.playerId), 'DUE_OVER');
    });
  });

  it.each([
    ['4000000000000002', 'DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000000069', 'EXPIRED_CARD'],
    ['4000000000000119', 'RETRY_LATER'],
  ])('BIL-01~ of the card %s end with %s, and another card pays', async (card, cause) => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    await p.payer.pay(secret, card);
    expect(await p.follow.confirm(id, due.playerId)).toMatchObject({
      value: { payment: { status: 'AWAITING_PAYER', declined: cause } },
    });
    await p.payer.pay(secret, CARD);
    await p.follow.confirm(id, due.playerId);
    expect(await p.statusOf(id)).toBe('PAID');
  });

  it.each([
    ['4000 0000 0000 3220', 'the bank'],
    ['paypal', 'PayPal'],
  ])('BIL-01~ by %s wait for the payer, whom %s asks', async (means) => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    expect(await p.payer.pay(secret, means)).toMatchObject({ value: { asksPayer: true } });
    await p.payer.answer(secret, false);
    expect(await p.follow.confirm(id, due.playerId)).toMatchObject({
      value: { payment: { status: 'AWAITING_PAYER', declined: 'AUTHENTICATION_REQUIRED' } },
    });
    await p.payer.pay(secret, means);
    await p.payer.answer(secret, true);
    await p.follow.confirm(id, due.playerId);
    expect(await p.statusOf(id)).toBe('PAID');
  });

  it('BIL-01~ take test cards only in the sandbox', async () => {
    const { secret } = await p.begin(await p.dueOf(p.newPlayer()));
    expect(await p.payer.pay(secret, '5555555555554444')).toMatchObject({ code: 'SANDBOX_CARD_UNKNOWN' });
    for (const means of ['constructor', '__proto__', 'toString'])
      expect(await p.payer.pay(secret, means)).toMatchObject({ code: 'SANDBOX_CARD_UNKNOWN' });
    expect(await p.payer.pay('no secret', CARD)).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  });

  it.each([
    ['4242424242424242', 'comes', 3],
    ['4000000000008011', 'is late', 70],
    ['4000000000008029', 'comes twice', 3],
    ['4000000000008037', 'comes in another order', 20],
    ['4000000000008045', 'never comes', 70],
    ['4000000000008052', 'comes for what took long to process', 100],
  ])(
    'BIL-01~ BIL-03 BIL-10~ of a closed tab are found: by the card %s, whose webhook %s',
    async (card, _how, seconds) => {
      const due = await p.dueOf(p.newPlayer());
      const { id, secret } = await p.begin(due);
      await p.payer.pay(secret, card);
      for (let second = 0; second < seconds; second += 5) {
        await p.service.runTimers(p.clock.now());
        p.clock.advance({ seconds: 5 });
      }
      await p.service.runTimers(p.clock.now());
      expect(await p.statusOf(id)).toBe('PAID');
      expect(await paidOrders(due.id)).toHaveLength(1);
      // The rest of the webhooks changes nothing.
      p.clock.advance({ minutes: 5 });
      await p.service.runTimers(p.clock.now());
      expect(await p.booked(`payment:${id}`)).toHaveLength(4);
    },
  );

  it('BIL-10~ expire at their deadline by the provider, and free the place only then', async () => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    p.clock.advance({ minutes: 30 });
    await p.service.runTimers(p.clock.now());
    expect(await p.statusOf(id)).toBe('EXPIRED');
    expect(await p.dueStatusOf(due)).toBe('CLOSED');
    expect(await closedOrders(due.id)).toHaveLength(1);
    expect(await p.payer.pay(secret, CARD)).toMatchObject({ ok: false, code: 'PAYMENT_OVER' });
  });

  it('BIL-10~ that went through a moment before the deadline are paid', async () => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    p.clock.set(new Date(due.paysBy.getTime() - 1));
    await p.payer.pay(secret, '4000000000008045');
    p.clock.advance({ minutes: 1 });
    await p.service.runTimers(p.clock.now());
    expect(await p.statusOf(id)).toBe('PAID');
    expect(await p.dueStatusOf(due)).toBe('PAID');
    expect(await closedOrders(due.id)).toEqual([]);
  });

  it('BIL-10~ of a due that is closed meanwhile decide how it ends', async () => {
    const closeDue = p.service.app.get(CloseDue);
    const left = await p.dueOf(p.newPlayer());
    await p.begin(left);
    expect(await closeDue.execute(left.id)).toMatchObject({ status: 'CLOSING' });
    expect(await closedOrders(left.id)).toEqual([]);
    await p.service.runTimers(p.clock.now());
    expect(await p.dueStatusOf(left)).toBe('CLOSED');
    expect(await closedOrders(left.id)).toHaveLength(1);

    const due = await p.dueOf(p.newPlayer());
    const { secret } = await p.begin(due);
    await p.payer.pay(secret, CARD);
    await closeDue.execute(due.id);
    await p.service.runTimers(p.clock.now());
    expect(await p.dueStatusOf(due)).toBe('PAID');
    expect(await paidOrders(due.id)).toHaveLength(1);
    expect(await closeDue.execute(due.id)).toMatchObject({ status: 'PAID' });
  });

  it('BIL-10~ that nobody began leave a due that closes by itself, once', async () => {
    const due = await p.dueOf(p.newPlayer());
    expect(await p.dueOf(due.playerId, { reference: due.reference })).toEqual(due);
    expect(await p.orders.payableOf(due.playerId, p.clock.now())).toEqual([due]);
    p.clock.advance({ minutes: 31 });
    await p.service.runTimers(p.clock.now());
    await p.service.runTimers(p.clock.now());
    expect(await p.dueStatusOf(due)).toBe('CLOSED');
    expect(await closedOrders(due.id)).toHaveLength(1);
    // Who comes back owes anew.
    expect((await p.dueOf(due.playerId, { reference: due.reference })).id).not.toBe(due.id);
  });

  it('BIL-10~ that nobody began close although another due cannot be closed, which is tried again', async () => {
    const broken = await p.dueOf(p.newPlayer());
    const due = await p.dueOf(p.newPlayer());
    const { manager } = p.service;
    const fail = `create function refuse_due() returns trigger language plpgsql as $$
      begin if new.id = '${broken.id}' then raise exception 'broken'; end if; return new; end $$;
      create trigger refuse_due before update on due for each row execute function refuse_due()`;
    await manager.query(fail);
    p.clock.advance({ minutes: 31 });
    await p.service.runTimers(p.clock.now());
    expect(await p.dueStatusOf(due)).toBe('CLOSED');
    expect(await p.dueStatusOf(broken)).toBe('OPEN');
    await manager.query('drop trigger refuse_due on due; drop function refuse_due');
    p.clock.advance({ minutes: 1 });
    await p.service.runTimers(p.clock.now());
    expect(await p.dueStatusOf(broken)).toBe('CLOSED');
    expect(await closedOrders(broken.id)).toHaveLength(1);
  });
});
