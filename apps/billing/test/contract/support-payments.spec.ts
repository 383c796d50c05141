import { orderRefunded, paymentAccessChanged } from '@setpoint/events';
import type { Identity } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import { emitSnapshot, player, support, VISITOR } from '@setpoint/testkit';
import { PaymentIncidents } from '../../src/application/ports/payment-incidents.js';
import { contradiction } from '../../src/domain/payment-incident.js';
import { PaymentAccessSnapshot } from '../../src/persistence/snapshots/payment-access-snapshot.js';
import { CARD, type Paying, startPaying } from '../persistence/paying.js';

const LIST = `query ($filter: PaymentsFilter, $first: Int, $after: String) {
  payments(filter: $filter, first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node {
    id player { id } kind reference description status price { total { cents } card { cents } } startedAt endedAt declined
    expiredBecause providerReference dispute { state } documents { type number year }
    refunds { amount { cents } credit { cents } card { cents } cause by { id } reason state } } } } }`;
const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { success errorCode
  fieldErrors { field code } payment { id refunds { amount { cents } state } } } }`;
const ACCESS = `mutation ($input: SetPaymentAccessInput!) { setPaymentAccess(input: $input) { success barred } }`;
const DISPUTES = `query ($filter: PaymentDisputesFilter, $first: Int, $after: String) {
  paymentDisputes(filter: $filter, first: $first, after: $after) { totalCount pageInfo { endCursor } edges { node {
    id state amount { cents } fee { cents } reason providerReference evidenceDueBy handledAt handledBy { id }
    payment { id player { id } dispute { id } } } } } }`;
const HANDLE = `mutation ($input: HandlePaymentDisputeInput!) { handlePaymentDispute(input: $input) { success errorCode
  fieldErrors { field code } dispute { handledAt handledBy { id } } } }`;
const INCIDENTS = `query ($filter: PaymentIncidentsFilter) { paymentIncidents(filter: $filter) { totalCount edges { node {
    id kind providerReference outcome theirs { cents } ours { cents } payment { id } resolvedBy { id } } } } }`;
const RESOLVE = `mutation ($input: ResolvePaymentIncidentInput!) { resolvePaymentIncident(input: $input) { success errorCode
  incident { id resolvedBy { id } } } }`;
const ACCESS_OF = `query ($id: ID!) { paymentAccess(playerId: $id) { barred disputed lostDispute actions { kind reason by { id } } } }`;

describe('payments for support', () => {
  let p: Paying;
  let count = 0;
  beforeEach(async () => {
    p = await startPaying();
  });
  afterEach(() => p?.service.stop());
  const sam = support('sam');

  const ask = async (document: string, variables: object, who: Identity = sam) => {
    const { data, errors } = await p.service.query(document, { ...variables }, who);
    if (errors) throw new Error(String(errors[0]!.extensions['code']));
    return Object.values(data!)[0] as Record<string, never>;
  };
  const listed = async (filter: object, page: object = {}) => {
    const { edges, ...rest } = (await ask(LIST, { filter, ...page })) as never as {
      edges: { node: Record<string, unknown> }[];
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    return { ...rest, nodes: edges.map(({ node }) => node) };
  };
  const paid = async (card = CARD) => {
    const due = await p.dueOf(p.newPlayer());
    const { id, secret } = await p.begin(due);
    await p.payer.pay(secret, card);
    await p.follow.confirm(id, due.playerId);
    return { id, due };
  };
  const refund = (paymentId: string, more: object = {}, who = sam) =>
    ask(
      REFUND,
      {
        input: { paymentId, requestId: `r${(count += 1)}`, cents: 500, asCredit: true, reason: 'rain', ...more },
      },
      who,
    );
  const actionsAbout = (about: string) =>
    rowsOf(p.service.manager, sql`select kind, by, reason, before, after from support_action where about = ${about}`);

  it('ADM-06~ are found by what anybody may ask about, the latest first, page by page', async () => {
    const { id, due } = await paid();
    for (const text of [id, due.id, due.reference, due.playerId]) {
      expect((await listed({ text })).nodes).toMatchObject([{ id }]);
    }
    const { nodes } = await listed({ playerId: due.playerId, status: 'PAID', disputed: false });
    expect(nodes).toMatchObject([
      {
        ...{
          id,
          player: { id: due.playerId },
          kind: 'TOURNAMENT',
          reference: due.reference,
          description: 'Spring Open',
        },
        ...{ status: 'PAID', price: { total: { cents: 1_500 }, card: { cents: 1_500 } }, refunds: [], dispute: null },
        documents: [{ type: 'RECEIPT' }],
      },
    ]);
    expect(nodes[0]!['providerReference']).toMatch(/./);
    expect((await listed({ playerId: due.playerId, status: 'EXPIRED' })).totalCount).toBe(0);
    expect((await listed({ text: id, disputed: true })).totalCount).toBe(0);
    const other = await paid();
    const first = await listed({}, { first: 1 });
    expect(first).toMatchObject({ nodes: [{ id: other.id }], pageInfo: { hasNextPage: true } });
    const second = await listed({}, { first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes[0]!['id']).not.toBe(other.id);
  });

  it('ADM-06~ ADM-01~ BIL-06~ are refunded with a reason, once for a request, with a credit note and an entry of the log', async () => {
    const { id, due } = await paid();
    const input = { requestId: 'once', reason: ' rained   off ' };
    expect(await refund(id, input)).toMatchObject({
      ...{ success: true, errorCode: null },
      payment: { id, refunds: [{ amount: { cents: 500 }, state: 'DONE' }] },
    });
    await refund(id, input);
    expect(await p.creditOf(due.playerId)).toBe(500);
    const [shown] = (await listed({ text: id })).nodes;
    expect(shown).toMatchObject({
      refunds: [{ by: { id: 'sam' }, reason: 'rained off', credit: { cents: 500 }, card: { cents: 0 } }],
      documents: [{ type: 'RECEIPT' }, { type: 'CREDIT_NOTE' }],
    });
    expect(await actionsAbout(id)).toMatchObject([
      {
        ...{ kind: 'PAYMENT_REFUNDED', by: 'sam', reason: 'rained off' },
        ...{ before: { leftCents: 1_500 }, after: { leftCents: 1_000 } },
      },
    ]);
    expect(await refund(id, { cents: 1_000, asCredit: false })).toMatchObject({ success: true });
    await p.service.runTimers(p.clock.now());
    expect((await p.service.eventsOf(orderRefunded)).filter(({ paymentId }) => paymentId === id)).toHaveLength(2);
  });

  it('ADM-08~ figures are what was paid and given back in a month', async () => {
    const day = p.clock.now().toISOString().slice(0, 10);
    const FIGURES = `query ($day: Date!) { moneyFigures(from: $day, to: $day) { month payments paidCents refundedCents } }`;
    const figures = async () =>
      (await ask(FIGURES, { day })) as never as { payments: number; paidCents: number; refundedCents: number }[];
    const [before] = await figures();
    const { id } = await paid();
    await refund(id, { requestId: 'figures', reason: 'rain' });
    expect(await figures()).toEqual([
      {
        ...{ month: `${day.slice(0, 8)}01`, payments: before!.payments + 1 },
        ...{ paidCents: before!.paidCents + 1_500, refundedCents: before!.refundedCents + 500 },
      },
    ]);
    await expect(ask(FIGURES, { day }, VISITOR)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('ADM-06~ are not refunded without a reason, beyond what was paid, or before it was paid', async () => {
    const { id, due } = await paid();
    expect(await refund(id, { reason: ' ' })).toMatchObject({ success: false, errorCode: 'REASON_REQUIRED' });
    expect(await refund(id, { cents: 0 })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'cents', code: 'OUT_OF_RANGE' }] },
    });
    expect(await refund(id, { reason: 'x'.repeat(501) })).toMatchObject({ errorCode: 'INVALID_DATA' });
    expect(await refund(id, { cents: 1_501 })).toMatchObject({ errorCode: 'MORE_THAN_PAID' });
    expect(await refund('none')).toMatchObject({ errorCode: 'PAYMENT_NOT_FOUND', payment: null });
    const open = await p.begin(await p.dueOf(p.newPlayer()));
    expect(await refund(open.id)).toMatchObject({ errorCode: 'PAYMENT_NOT_PAID' });
    expect(await p.creditOf(due.playerId)).toBe(0);
    expect(await actionsAbout(id)).toEqual([]);
  });

  it('ADM-01~ are seen and refunded by support alone', async () => {
    const { id, due } = await paid();
    await expect(ask(LIST, {}, player(due.playerId))).rejects.toThrow('FORBIDDEN');
    await expect(ask(LIST, {}, VISITOR)).rejects.toThrow('UNAUTHENTICATED');
    await expect(refund(id, {}, player(due.playerId))).rejects.toThrow('FORBIDDEN');
  });

  it('BIL-09~ ADM-01~ says who is barred, by whom and why, and why they are let again', async () => {
    const accessOf = (id: string, who = sam) => ask(ACCESS_OF, { id }, who);
    const set = (barred: boolean, reason: string | null) => ask(ACCESS, { input: { userId: 'oscar', barred, reason } });
    expect(await accessOf('oscar')).toEqual({ barred: false, disputed: false, lostDispute: false, actions: [] });
    await set(true, 'never plays');
    const barred = { kind: 'PAYER_BARRED', reason: 'never plays', by: { id: 'sam' } };
    expect(await accessOf('oscar')).toEqual({ barred: true, disputed: false, lostDispute: false, actions: [barred] });
    await set(false, ' has said sorry ');
    expect(await accessOf('oscar')).toEqual({
      ...{ barred: false, disputed: false, lostDispute: false },
      actions: [barred, { kind: 'PAYER_ALLOWED', reason: 'has said sorry', by: { id: 'sam' } }],
    });
    await expect(accessOf('oscar', player('oscar'))).rejects.toThrow('FORBIDDEN');
  });

  it('BIL-09~ ADM-01~ who is barred is told to others, once, written down, and told anew to who joins later', async () => {
    const set = (barred: boolean) =>
      ask(ACCESS, { input: { userId: 'olga', barred, reason: barred ? 'chargebacks' : null } });
    const told = async () => (await p.service.eventsOf(paymentAccessChanged)).filter(({ userId }) => userId === 'olga');
    await set(true);
    await set(true);
    expect(await told()).toEqual([{ userId: 'olga', barred: true }]);
    const snapshot = p.service.app.get(PaymentAccessSnapshot);
    expect(await emitSnapshot(p.service, snapshot, 1)).toEqual([1, 0]);
    expect(await told()).toHaveLength(2);
    await set(false);
    await set(false);
    expect((await told()).slice(2)).toEqual([{ userId: 'olga', barred: false }]);
    expect(await emitSnapshot(p.service, snapshot, 10)).toEqual([0]);
    expect(await actionsAbout('olga')).toMatchObject([
      { kind: 'PAYER_BARRED', reason: 'chargebacks', before: { barred: false }, after: { barred: true } },
      { kind: 'PAYER_ALLOWED', before: { barred: true }, after: { barred: false } },
    ]);
  });

  const pass = async (minutes: number) => {
    p.clock.advance({ minutes });
    await p.service.runTimers(p.clock.now());
    await p.service.runTimers(p.clock.now());
  };
  const disputes = async (filter: object, page: object = {}) => {
    const { edges, ...rest } = (await ask(DISPUTES, { filter, ...page })) as never as {
      edges: { node: Record<string, unknown> }[];
      totalCount: number;
      pageInfo: { endCursor: string };
    };
    return { ...rest, nodes: edges.map(({ node }) => node) };
  };

  it('BIL-09~ ADM-01~ disputes wait for support until they are handled, and again once they are lost', async () => {
    const { id, due } = await paid('4000000000000259');
    await pass(6);
    const [dispute, ...others] = (await disputes({ waiting: true, state: 'OPEN' })).nodes;
    expect(others).toEqual([]);
    expect(dispute).toMatchObject({
      ...{ state: 'OPEN', amount: { cents: 1_500 }, fee: { cents: 2_000 }, reason: 'fraudulent', handledAt: null },
      ...{ providerReference: expect.stringMatching(/./), evidenceDueBy: expect.anything() },
      payment: { id, player: { id: due.playerId }, dispute: { id: dispute!['id'] } },
    });
    const handle = (reason: string, of = dispute!['id']) => ask(HANDLE, { input: { id: of, reason } });
    expect(await handle(' ')).toMatchObject({ success: false, errorCode: 'REASON_REQUIRED', dispute: null });
    expect(await handle('x'.repeat(501))).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [{ field: 'reason' }],
    });
    expect(await handle('sent', 'none')).toMatchObject({ errorCode: 'DISPUTE_NOT_FOUND' });
    const handled = { success: true, errorCode: null, dispute: { handledBy: { id: 'sam' } } };
    expect(await handle('evidence is sent')).toMatchObject(handled);
    expect(await handle('and again')).toMatchObject(handled);
    expect(await actionsAbout(id)).toMatchObject([
      {
        kind: 'DISPUTE_HANDLED',
        by: 'sam',
        reason: 'evidence is sent',
        before: { handled: false },
        after: { handled: true },
      },
    ]);
    expect((await disputes({ waiting: true })).totalCount).toBe(0);
    expect(await refund(id)).toMatchObject({ success: false, errorCode: 'PAYMENT_DISPUTED' });
    await pass(31);
    expect((await disputes({ waiting: true })).nodes).toMatchObject([{ state: 'LOST', handledAt: null }]);
    expect(await refund(id)).toMatchObject({ success: false, errorCode: 'RETURNED_BY_BANK' });
    expect(await p.creditOf(due.playerId)).toBe(0);
    expect(await ask(ACCESS_OF, { id: due.playerId })).toMatchObject({
      barred: false,
      disputed: false,
      lostDispute: true,
    });
    await paid('4000000000008203');
    await pass(6);
    const first = await disputes({}, { first: 1 });
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ state: 'OPEN' }] });
    const second = await disputes({}, { first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes).toMatchObject([{ state: 'LOST' }]);
  });

  it('BIL-03~ ADM-01~ incidents wait for support until they are resolved, with a reason', async () => {
    const { id, due } = await paid();
    const waiting = async () => {
      const { edges } = (await ask(INCIDENTS, { filter: { resolved: false } })) as never as {
        edges: { node: { id: string } }[];
      };
      return edges.map(({ node }) => node);
    };
    const { payment } = (await p.orders.findPayment(id))!;
    const contradicts = () =>
      p.service.app
        .get(PaymentIncidents)
        .keep([
          contradiction({ ref: payment.ref!, paymentId: id, outcome: 'CANCELLED' }, `f${(count += 1)}`, p.clock.now()),
        ]);
    await contradicts();
    await contradicts();
    const [incident, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(incident).toMatchObject({
      ...{ kind: 'CONTRADICTION', providerReference: payment.ref, outcome: 'CANCELLED', theirs: null, ours: null },
      payment: { id },
    });
    const resolve = (reason: string, of = incident!.id) => ask(RESOLVE, { input: { id: of, reason } });
    expect(await resolve('')).toMatchObject({ success: false, errorCode: 'REASON_REQUIRED', incident: null });
    expect(await resolve('why', 'none')).toMatchObject({ success: false, errorCode: 'INCIDENT_NOT_FOUND' });
    for (const reason of ['a test of theirs', 'again'])
      expect(await resolve(reason)).toMatchObject({ success: true, incident: { resolvedBy: { id: 'sam' } } });
    expect(await waiting()).toEqual([]);
    expect(await actionsAbout(id)).toMatchObject([{ kind: 'PAYMENT_FAULT_RESOLVED', reason: 'a test of theirs' }]);
    await expect(ask(RESOLVE, { input: { id: incident!.id, reason: 'x' } }, player(due.playerId))).rejects.toThrow(
      'FORBIDDEN',
    );
    await expect(ask(DISPUTES, {}, player(due.playerId))).rejects.toThrow('FORBIDDEN');
  });
});
