import { paymentAccessChanged } from '@setpoint/events';
import { type UserId, userId } from '@setpoint/kernel';
import { execute, rowOf, sql } from '@setpoint/service-kit';
import { Disputes } from '../../src/application/ports/disputes.js';
import { SetPaymentAccess } from '../../src/application/set-payment-access.js';
import { type Paying, startPaying } from './paying.js';

const LOST = '4000000000000259';
const WON = '4000000000008203';

describe('payments that their payers dispute with the bank', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  }, 60_000);
  afterAll(() => p?.service.stop());

  const paid = async (card: string, player: UserId = p.newPlayer()) => {
    const { id, secret } = await p.begin(await p.dueOf(player));
    await p.payer.pay(secret, card);
    await p.follow.confirm(id, player);
    return { id, player };
  };
  const pass = async (minutes: number) => {
    p.clock.advance({ minutes });
    await p.service.runTimers(p.clock.now());
    // What the webhook has told is looked at.
    await p.service.runTimers(p.clock.now());
  };
  const disputeOf = async (id: string) => (await p.service.app.get(Disputes).ofPayments([id])).get(id);
  const told = async (player: UserId) =>
    (await p.service.eventsOf(paymentAccessChanged))
      .filter((each) => each.userId === player)
      .map((each) => each.barred);
  const start = async (player: UserId) => {
    const due = await p.dueOf(player);
    const started = await p.start.execute(p.asked(due), player);
    return started.ok ? 'started' : started.code;
  };
  const access = (player: UserId, barred: boolean) =>
    p.service.app.get(SetPaymentAccess).execute({ playerId: player, barred, reason: 'no' }, userId('sam'));

  it.each([
    [WON, 'WON', []],
    [LOST, 'LOST', ['open DISPUTED 1500', 'open PROVIDER -1500', '2000 FEES 2000', '2000 PROVIDER -2000']],
  ])('BIL-03~ BIL-09~ of the card %s bar their payer until they are %s', async (card, state, left) => {
    const { id, player } = await paid(card);
    expect(await disputeOf(id)).toBeUndefined();
    await pass(6);
    const dispute = (await disputeOf(id))!;
    expect(dispute).toMatchObject({ state: 'OPEN', cents: 1_500, reason: 'fraudulent', playerId: player });
    expect(await start(player)).toBe('PAYMENTS_BARRED');
    expect(await told(player)).toEqual([true]);
    await pass(31);
    expect(await disputeOf(id)).toMatchObject({ state });
    expect(await start(player)).toBe('started');
    expect(await told(player)).toEqual([true, false]);
    const booked = await p.booked(`dispute:${dispute.id}`);
    expect(booked.toSorted()).toEqual(state === 'LOST' ? left.toSorted() : expect.arrayContaining(['won DISPUTED -1500', 'won PROVIDER 1500'])); // prettier-ignore
    const sum = await rowOf<{ n: number }>(
      p.service.manager,
      sql`select coalesce(sum(amount), 0) as n from ledger_entry e join ledger_account a on a.id = e.account_id
            join ledger_transaction t on t.id = e.transaction_id
          where a.kind = 'DISPUTED' and t.cause like ${`dispute:${dispute.id}:%`}`,
    );
    expect(Number(sum!.n)).toBe(state === 'LOST' ? 1_500 : 0);
  });

  it('BIL-09~ BIL-10~ bar nobody for good whose end was told before it could be read, or never', async () => {
    const { id, player } = await paid(WON);
    await pass(6);
    // Whoever tells it never comes again.
    await execute(p.service.manager, sql`delete from sandbox_event where type = 'dispute.closed'`);
    await pass(31);
    expect(await disputeOf(id)).toMatchObject({ state: 'OPEN' });
    await pass(24 * 60);
    expect(await disputeOf(id)).toMatchObject({ state: 'WON' });
    expect(await start(player)).toBe('started');
    const looks = await rowOf<{ n: number }>(p.service.manager, sql`select count(*)::int as n from dispute_look`);
    expect(looks!.n).toBe(0);
  });

  it('BIL-09~ leave who support has barred barred when they are settled', async () => {
    const { player } = await paid(WON);
    await pass(6);
    await access(player, true);
    await pass(31);
    expect(await start(player)).toBe('PAYMENTS_BARRED');
    expect(await told(player)).toEqual([true]);
  });

  it('BIL-03~ are booked once, however often and by how many the provider’s news is taken', async () => {
    const { id } = await paid(LOST);
    await pass(6);
    const disputes = p.service.app.get(Disputes);
    const { ref, id: disputeId, state, cents, feeCents, reason, openedAt } = (await disputeOf(id))!;
    const facts = { state, cents, feeCents, reason, openedAt };
    const look = { ref, paymentId: id, version: 9 };
    await Promise.all(
      Array.from({ length: 8 }, () => disputes.heard(look, { ...facts, state: 'LOST' }, p.clock.now())),
    );
    expect(await p.booked(`dispute:${disputeId}`)).toHaveLength(4);
  });
});
