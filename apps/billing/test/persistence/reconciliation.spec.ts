import { registry } from '@setpoint/service-kit';
import { execute, rowsOf, sql } from '@setpoint/service-kit';
import { userId } from '@setpoint/kernel';
import { PaymentIncidents } from '../../src/application/ports/payment-incidents.js';
import { ProviderAccounts } from '../../src/application/ports/provider-accounts.js';
import { ReconcileProvider } from '../../src/application/reconcile-provider.js';
import { RefundPayment } from '../../src/application/refund-payment.js';
import { ResolvePaymentIncident } from '../../src/application/resolve-payment-incident.js';
import { CARD, type Paying, startPaying } from './paying.js';

describe('the provider’s account against the ledger', () => {
  let p: Paying;
  beforeAll(async () => {
    p = await startPaying();
  });
  afterAll(() => p?.service.stop());

  const paid = async (card: string) => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    await p.payer.pay(secret, card);
    await p.follow.confirm(id, due.playerId);
    return (await p.orders.findPayment(id))!;
  };
  const pass = async (minutes: number, times = 1) => {
    for (let i = 0; i < times; i += 1) {
      p.clock.advance({ minutes });
      await p.service.runTimers(p.clock.now());
    }
  };
  /** The next night, or the one after: whenever it is due. */
  const compared = async () => {
    p.clock.advance({ days: 1 });
    return p.service.app.get(ReconcileProvider).run();
  };
  const waiting = async () =>
    (await p.service.app.get(PaymentIncidents).page({ resolved: false }, { first: 50, after: null })).items;
  const change = (query: ReturnType<typeof sql>) => execute(p.service.manager, query);

  it('BIL-03~ agrees about charges, refunds, those that come back, and disputes', async () => {
    const refunds = p.service.app.get(RefundPayment);
    await paid(CARD);
    const refunded = await paid(CARD);
    const failing = await paid('4000000000005126');
    const lost = await paid('4000000000000259');
    await paid('4000000000008203');
    await refunds.execute(refunded.id, { to: 'MEANS', cause: 'c', cents: 500 });
    await refunds.execute(failing.id, { to: 'MEANS', cause: 'c' });
    await pass(5, 12);
    // What the bank has returned moves nothing at the provider.
    await refunds.execute(lost.id, { to: 'CREDIT', cause: 'c' });
    expect(await compared()).toBe(0);
    // At night, once.
    expect(await p.service.app.get(ReconcileProvider).run()).toBeNull();
  });

  it('BIL-03~ tells what only one side knows, and says how many', async () => {
    const { id: paymentId, payment } = await paid(CARD);
    const ref = payment.ref!;
    await compared();
    await change(sql`update provider_movement set cents = cents - 100 where ref = ${ref}`);
    await change(sql`insert into provider_movement values ('SANDBOX', 'txn_9', 'sandbox_unknown', 'PAYMENT', 700, 20, ${p.clock.now()})`); // oxfmt-ignore
    expect(await compared()).toBe(2);
    const incidents = await waiting();
    expect(incidents.toSorted((a, b) => (a.ref < b.ref ? -1 : 1))).toMatchObject(
      [
        { ref, paymentId, theirCents: 1_352, ourCents: 1_452 },
        { ref: 'sandbox_unknown', paymentId: null, theirCents: 680, ourCents: 0 },
      ].toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
    );
    // Found again the next night, it is the same incident; resolved as it is, it stays so; what is gone resolves itself.
    const resolve = p.service.app.get(ResolvePaymentIncident);
    const { id: unknown } = incidents.find((incident) => incident.ref === 'sandbox_unknown')!;
    expect(await resolve.execute(userId('sam'), { id: unknown, reason: 'a payout' })).toMatchObject({ ok: true });
    expect(await compared()).toBe(2);
    expect(await waiting()).toMatchObject([{ kind: 'DIFFERENCE', ref, paymentId, theirCents: 1_352, ourCents: 1_452 }]);
    expect(await registry.getSingleMetricAsString('setpoint_billing_provider_differences')).toContain('{provider="SANDBOX"} 2'); // oxfmt-ignore
    await change(sql`update provider_movement set cents = cents + 100 where ref = ${ref}`);
    await change(sql`delete from provider_movement where ref = 'sandbox_unknown'`);
    expect(await compared()).toBe(0);
    expect(await waiting()).toEqual([]);
  });

  it('BIL-03~ leaves alone what moved a moment ago', async () => {
    await compared();
    const { payment } = await paid(CARD);
    await change(sql`update provider_reconciliation set next_at = ${p.clock.now()}`);
    expect(await p.service.app.get(ReconcileProvider).run()).toBe(0);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ ref: payment.ref }));
  });

  it('BIL-03~ books fees that the provider had not told when it was paid', async () => {
    const { id } = await paid(CARD);
    // As where the provider had not worked it out yet.
    await change(sql`update payment set fee_cents = null where id = ${id}`);
    await change(sql`alter table ledger_entry disable trigger immutable`);
    await change(sql`alter table ledger_transaction disable trigger immutable`);
    await change(sql`delete from ledger_entry where transaction_id in (select id from ledger_transaction where cause = ${`payment:${id}:fee`})`); // oxfmt-ignore
    await change(sql`delete from ledger_transaction where cause = ${`payment:${id}:fee`}`);
    expect(await p.booked(`payment:${id}:fee`)).toEqual([]);
    expect(await compared()).toBe(0);
    expect(await waiting()).toEqual([]);
    expect((await p.booked(`payment:${id}:fee`)).toSorted()).toEqual(['fee FEES 48', 'fee PROVIDER -48']);
  });

  it('BIL-03~ compares many payments page by page, and keeps each difference once', async () => {
    await compared();
    const MANY = 1_200;
    await change(sql`insert into provider_movement
      select 'SANDBOX', 'txn_many_' || n, 'sandbox_many_' || to_char(n, 'FM0000'), 'PAYMENT', 700, 20, ${p.clock.now()}
      from generate_series(1, ${MANY}::int) n`);
    const refs = Array.from({ length: MANY }, (_, i) => `sandbox_many_${String(i + 1).padStart(4, '0')}`);
    expect(await compared()).toBe(MANY);
    const stored = () =>
      rowsOf<{ ref: string; seen_at: Date; resolved_at: Date | null }>(
        p.service.manager,
        sql`select ref, seen_at, resolved_at from payment_fault where starts_with(ref, 'sandbox_many_') order by ref`,
      );
    expect((await stored()).map(({ ref }) => ref)).toEqual(refs);
    // The first thousand are gone: the next night finds the others again.
    await change(sql`delete from provider_movement where starts_with(id, 'txn_many_') and ref <= 'sandbox_many_1000'`);
    expect(await compared()).toBe(MANY - 1_000);
    const now = p.clock.now();
    expect(await stored()).toEqual(
      refs.map((ref, i) => ({
        ref,
        seen_at: i < 1_000 ? new Date(now.getTime() - 86_400_000) : now,
        resolved_at: i < 1_000 ? now : null,
      })),
    );
    const [since, settledBefore] = [new Date(now.getTime() - 5 * 86_400_000), now];
    const page = (after: string) =>
      p.service.app.get(ProviderAccounts).differences('SANDBOX', { since, settledBefore }, { first: 3, after });
    expect((await page(refs[1_000]!)).map(({ ref }) => ref)).toEqual(refs.slice(1_001, 1_004));
    const knownSince = async (at: Date) =>
      (await p.service.app.get(PaymentIncidents).differencesOf(refs.slice(999, 1_001), at)).map(({ ref }) => ref);
    expect((await knownSince(now)).toSorted()).toEqual(refs.slice(999, 1_001));
    expect(await knownSince(new Date(now.getTime() + 1))).toEqual([refs[1_000]]);
    await change(sql`delete from provider_movement where starts_with(id, 'txn_many_')`);
    expect(await compared()).toBe(0);
    expect(await waiting()).toEqual([]);
  });
});
