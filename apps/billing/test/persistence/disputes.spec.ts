import { creditRecovered, orderReversed, paymentAccessChanged } from '@setpoint/events';
import { type UserId, userId } from '@setpoint/kernel';
import { execute, rowOf, sql } from '@setpoint/service-kit';
import { BarredPayers } from '../../src/application/ports/barred-payers.js';
import { Disputes } from '../../src/application/ports/disputes.js';
import { ReleasedPlaces } from '../../src/application/ports/released-places.js';
import { SupportPayments } from '../../src/application/ports/support-payments.js';
import { ReconcileProvider } from '../../src/application/reconcile-provider.js';
import { RefundPayment } from '../../src/application/refund-payment.js';
import { SupportRefund } from '../../src/application/support-refund.js';
import { SetPaymentAccess } from '../../src/application/set-payment-access.js';
import { type Paying, startPaying } from './paying.js';

const LOST = '4000000000000259';
const WON = '4000000000008203';

describe('payments that their payers dispute with the bank', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  });
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
    const isLost = state === 'LOST';
    expect(await start(player)).toBe(isLost ? 'PAYMENTS_BARRED' : 'started');
    expect(await told(player)).toEqual(isLost ? [true] : [true, false]);
    const booked = await p.booked(`dispute:${dispute.id}`);
    expect(booked.toSorted()).toEqual(state === 'LOST' ? left.toSorted() : expect.arrayContaining(['won DISPUTED -1500', 'won PROVIDER 1500'])); // oxfmt-ignore
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

  const lost = async () => {
    const { id, player } = await paid(LOST);
    await pass(6);
    await pass(31);
    return { id, player };
  };

  it('BIL-09~ ADM-01~ that are lost bar their payer until support lifts that, with a reason', async () => {
    const { id, player } = await lost();
    const lift = (reason: string | null) =>
      p.service.app.get(SetPaymentAccess).execute({ playerId: player, barred: false, reason }, userId('sam'));
    expect(await lift(' ')).toMatchObject({ ok: false, code: 'REASON_REQUIRED' });
    expect(await start(player)).toBe('PAYMENTS_BARRED');
    expect(await lift('paid by bank transfer')).toMatchObject({ ok: true });
    expect(await disputeOf(id)).toMatchObject({ state: 'LOST', barLiftedAt: p.clock.now() });
    expect(await start(player)).toBe('started');
    expect(await told(player)).toEqual([true, false]);
    const { actions } = await p.service.app.get(BarredPayers).accessOf(player);
    expect(actions).toMatchObject([{ kind: 'PAYER_ALLOWED', by: 'sam', reason: 'paid by bank transfer' }]);
  });

  /** The place is given up by whoever excludes its player. */
  const exclude = (player: UserId, reference: string, to: 'MEANS' | 'CREDIT') =>
    p.service.app.get(ReleasedPlaces).keep([{ kind: 'TOURNAMENT', reference, playerId: player, to }], p.clock.now());
  const referenceOf = async (id: string) => {
    const { dueId } = (await p.orders.findPayment(id))!;
    return (await p.orders.findDue(dueId))!.reference;
  };
  const refundsOf = async (id: string) =>
    (await p.service.app.get(SupportPayments).of(id))!.refunds.map((each) => [each.creditCents, each.cardCents, each.bankCents, each.status]); // oxfmt-ignore
  const balanceOf = async (kind: string, owner: string) => {
    const row = await rowOf<{ n: number }>(
      p.service.manager,
      sql`select coalesce(sum(balance), 0) as n from ledger_account where kind = ${kind} and owner_id = ${owner}`,
    );
    return Number(row!.n);
  };

  it.each(['CREDIT', 'MEANS'] as const)(
    'BIL-03~ BIL-06~ pay nobody twice who is excluded meanwhile: nothing to %s of what the bank returns',
    async (to) => {
      const { id, player } = await paid(LOST);
      await pass(6);
      await exclude(player, await referenceOf(id), to);
      await pass(1);
      expect(await refundsOf(id)).toEqual([]);
      await pass(31);
      await pass(1);
      expect(await disputeOf(id)).toMatchObject({ state: 'LOST' });
      expect(await refundsOf(id)).toEqual([[0, 0, 1_500, 'DONE']]);
      expect(await p.creditOf(player)).toBe(0);
      const { id: disputeId } = (await disputeOf(id))!;
      const left = (await Promise.all([p.booked(`dispute:${disputeId}`), p.booked('refund:')])).flat();
      expect(left).toEqual(
        expect.arrayContaining(['open DISPUTED 1500', 'decided DISPUTED -1500', 'decided REVENUE 1500']),
      );
    },
  );

  it('BIL-06~ that are won let what waited for them go back', async () => {
    const { id, player } = await paid(WON);
    await pass(6);
    await exclude(player, await referenceOf(id), 'MEANS');
    await pass(1);
    expect(await refundsOf(id)).toEqual([]);
    await pass(31);
    await pass(1);
    expect(await refundsOf(id)).toEqual([[0, 1_500, 0, 'DONE']]);
    expect(await balanceOf('HELD', player)).toBe(0);
  });

  it('BIL-03~ BIL-06~ close a refund that the provider refuses because of them, once they are lost', async () => {
    const { id, player } = await paid(LOST);
    await pass(4);
    // Decided a minute before the bank takes the money, and not sent yet.
    p.clock.advance({ seconds: 59 });
    await p.service.app.get(RefundPayment).execute(id, { to: 'MEANS', cause: 'excluded' });
    p.clock.advance({ seconds: 2 });
    await pass(0);
    await pass(1);
    expect(await refundsOf(id)).toEqual([[0, 1_500, 0, 'SENDING']]);
    expect(await balanceOf('HELD', player)).toBe(-1_500);
    await pass(31);
    await pass(1);
    expect(await refundsOf(id)).toEqual([[0, 0, 1_500, 'DONE']]);
    expect(await balanceOf('HELD', player)).toBe(0);
    expect(await p.creditOf(player)).toBe(0);
    const sum = await rowOf<{ n: number }>(
      p.service.manager,
      sql`select coalesce(sum(amount), 0) as n from ledger_entry`,
    );
    expect(Number(sum!.n)).toBe(0);
  });

  const asCredit = (paymentId: string, cents: number, requestId: string) =>
    p.service.app
      .get(SupportRefund)
      .execute(userId('sam'), { paymentId, requestId, cents, asCredit: true, reason: 'a favour' });
  const stands = async (id: string) => {
    const dispute = (await disputeOf(id))!;
    return [dispute.state, dispute.recoveredCents, dispute.owedCents];
  };

  it('BIL-03~ BIL-06~ that are lost give nothing back twice: neither as credit, nor with what they paid for', async () => {
    const { id, player } = await lost();
    const isReleased = async () => (await p.service.app.get(SupportPayments).of(id))!.isReleased;
    expect(await asCredit(id, 1_500, 'one')).toMatchObject({ ok: false, code: 'RETURNED_BY_BANK' });
    expect(await isReleased()).toBe(false);
    await exclude(player, await referenceOf(id), 'CREDIT');
    await pass(1);
    expect(await isReleased()).toBe(true);
    expect(await refundsOf(id)).toEqual([[0, 0, 1_500, 'DONE']]);
    expect(await p.creditOf(player)).toBe(0);
    const reversed = (await p.service.eventsOf(orderReversed)).filter(({ playerId }) => playerId === player);
    expect(reversed).toMatchObject([{ kind: 'TOURNAMENT', reference: await referenceOf(id), returnedCents: 1_500 }]);
  });

  it('BIL-03~ BIL-06~ that are lost take back the credit that was given before anybody knew of them', async () => {
    const { id, player } = await paid(LOST);
    expect(await asCredit(id, 1_000, 'early')).toMatchObject({ ok: true });
    expect(await p.creditOf(player)).toBe(1_000);
    await pass(6);
    expect(await stands(id)).toEqual(['OPEN', 0, 0]);
    expect(await asCredit(id, 500, 'late')).toMatchObject({ ok: false, code: 'PAYMENT_DISPUTED' });
    await pass(31);
    expect(await stands(id)).toEqual(['LOST', 1_000, 0]);
    expect(await p.creditOf(player)).toBe(0);
    expect((await p.service.eventsOf(creditRecovered)).at(-1)).toMatchObject({ playerId: player, cents: 1_000 });
    await exclude(player, await referenceOf(id), 'CREDIT');
    await pass(1);
    // Of 15.00 the bank has returned all: 10.00 as credit were too much, and are taken back.
    expect(await refundsOf(id)).toEqual([[1_000, 0, 0, 'DONE'], [0, 0, 500, 'DONE']]); // oxfmt-ignore
    expect(await p.creditOf(player)).toBe(0);
  });

  it('BIL-03~ that are lost after the credit was spent leave it owed, and take it from what comes later', async () => {
    const { id, player } = await paid(LOST);
    await asCredit(id, 1_500, 'early');
    const other = await p.begin(await p.dueOf(player), { useCredit: true, expectedCardCents: 0 });
    expect(await p.statusOf(other.id)).toBe('PAID');
    await pass(6);
    await pass(31);
    expect(await stands(id)).toEqual(['LOST', 0, 1_500]);
    await p.grant(player, 400);
    await pass(2);
    expect(await stands(id)).toEqual(['LOST', 400, 1_100]);
    expect(await p.creditOf(player)).toBe(0);
  });

  it('BIL-03~ that the bank decides otherwise later give back what was taken', async () => {
    const { id, player } = await paid(LOST);
    await asCredit(id, 1_500, 'early');
    await pass(6);
    await pass(31);
    expect(await stands(id)).toEqual(['LOST', 1_500, 0]);
    const { ref } = (await disputeOf(id))!;
    await execute(p.service.manager, sql`update sandbox_dispute set wins = true where ref = ${ref}`);
    await p.service.app.get(Disputes).hint(ref, id, p.clock.now());
    await pass(0);
    expect(await stands(id)).toEqual(['WON', 0, 0]);
    expect(await p.creditOf(player)).toBe(1_500);
  });

  it('BIL-06~ refuse refunds to the card which nobody knows of yet: looked for, not asked again and again', async () => {
    const { id, player } = await paid(LOST);
    // At the bank it is known; its news is lost.
    await pass(4);
    await execute(p.service.manager, sql`delete from sandbox_event where type like 'dispute.%'`);
    p.clock.advance({ minutes: 2 });
    await p.service.app.get(RefundPayment).execute(id, { to: 'MEANS', cause: 'excluded' });
    await pass(0);
    await pass(0);
    expect(await disputeOf(id)).toMatchObject({ state: 'OPEN' });
    await pass(2);
    const next = await rowOf<{ at: Date | null }>(p.service.manager, sql`select next_try_at as at from refund where payment_id = ${id}`); // oxfmt-ignore
    expect(next!.at).toBeNull();
    // The daily look learns of the end.
    await pass(24 * 60);
    await pass(1);
    expect(await refundsOf(id)).toEqual([[0, 0, 1_500, 'DONE']]);
    expect(await balanceOf('HELD', player)).toBe(0);
  });

  it('BIL-03~ leave the ledger and the provider’s account equal, whatever became of them', async () => {
    p.clock.advance({ days: 1 });
    expect(await p.service.app.get(ReconcileProvider).run()).toBe(0);
  });

  it('BIL-09~ LEA-08~ leave no means with which to go on', async () => {
    const { player } = await lost();
    expect(await p.saving.start(player, 'another')).toMatchObject({ ok: false, code: 'PAYMENTS_BARRED' });
  });

  it('BIL-03~ are booked once, however often and by how many the provider’s news is taken', async () => {
    const { id } = await paid(LOST);
    await pass(6);
    const disputes = p.service.app.get(Disputes);
    const { ref, id: disputeId, ...facts } = (await disputeOf(id))!;
    const look = { ref, paymentId: id, version: 9 };
    await Promise.all(
      Array.from({ length: 8 }, () => disputes.heard(look, { ...facts, state: 'LOST' }, p.clock.now())),
    );
    expect(await p.booked(`dispute:${disputeId}`)).toHaveLength(4);
  });
});
