import Stripe from 'stripe';
import { ProviderAway, type ProviderEvent } from '../../src/application/ports/payment-provider.js';
import type { Means } from '../../src/domain/payment.js';
import { StripeProvider } from '../../src/payments/stripe/stripe-provider.js';
import { NOW } from '../builders.js';
import { type Answer, scriptedStripe } from './scripted-stripe.js';

const SECRET = 'whsec_new';
const ok = (body: unknown): Answer => ({ status: 200, body });
const intent = (more: object) => ({ id: 'pi_1', object: 'payment_intent', amount: 1_000, currency: 'eur', ...more });
const error = (status: number, more: object): Answer => ({ status, body: { error: { message: 'no', ...more } } });
const card = { id: 'pm_1', object: 'payment_method', type: 'card', card: { last4: '4242' } };
const paypal = { id: 'pm_2', object: 'payment_method', type: 'paypal', paypal: { payer_email: 'a@example.com' } };
const means: Means = { provider: 'STRIPE', customer: 'cus_1', ref: 'pm_1', kind: 'CARD', label: '4242' };
const created = NOW.getTime() / 1_000;

describe('means of payment that Stripe keeps', () => {
  let server: Awaited<ReturnType<typeof scriptedStripe>>;
  let stripe: StripeProvider;
  beforeAll(async () => {
    server = await scriptedStripe();
    stripe = new StripeProvider({ secretKey: 'sk_test_1', webhookSecrets: [SECRET], server: server.address });
  });
  afterAll(() => server?.stop());
  const sent = (at = 0) => Object.fromEntries(server.calls[at]!.body);

  it('LEA-08~ belong to a customer who is known by id alone, made once', async () => {
    server.answers(ok({ id: 'cus_1', object: 'customer' }));
    expect(await stripe.customer('ana')).toBe('cus_1');
    expect(server.calls[0]).toMatchObject({ line: 'POST /v1/customers', key: 'customer:ana' });
    expect(sent()).toEqual({ 'metadata[playerId]': 'ana' });
  });

  it('LEA-08~ are those that pay, where they are asked for', async () => {
    const paid = { status: 'succeeded', amount_received: 1_000, customer: 'cus_1', payment_method: card };
    server.answers(ok(intent({ ...paid, setup_future_usage: 'off_session' })));
    const paidBy = { kind: 'CARD', label: '4242' };
    const amounts = { receivedCents: 1_000, feeCents: null };
    expect(await stripe.look('pi_1')).toEqual({ state: 'SUCCEEDED', ...amounts, paidBy, means });
    server.answers(ok(intent({ ...paid, setup_future_usage: 'off_session', payment_method: paypal })));
    expect(await stripe.look('pi_1')).toMatchObject({ means: { ref: 'pm_2', kind: 'PAYPAL', label: 'a@example.com' } });
    server.answers(ok(intent({ ...paid, setup_future_usage: null })));
    expect(await stripe.look('pi_1')).not.toHaveProperty('means');
    server.answers(ok(intent({ status: 'requires_payment_method', client_secret: 's' })));
    const charge = { paymentId: 'p1', cents: 1_000, currency: 'EUR', description: 'x' };
    await stripe.prepare({ ...charge, customer: 'cus_1', keepsMeans: true });
    expect(sent()).toMatchObject({ customer: 'cus_1', setup_future_usage: 'off_session' });
    // Stripe refuses to charge anybody who is not there with a payment that keeps what pays.
    await stripe.prepare({ ...charge, customer: 'cus_1', keepsMeans: false });
    expect(Object.fromEntries(server.calls[1]!.body)).not.toHaveProperty('setup_future_usage');
    await stripe.keepMeansOf('pi_1');
    expect(Object.fromEntries(server.calls[2]!.body)).toEqual({ setup_future_usage: 'off_session' });
  });

  it('LEA-08~ are left without a payment', async () => {
    server.answers(ok({ id: 'seti_1', object: 'setup_intent', client_secret: 'seti_1_secret' }));
    expect(await stripe.saveMeans({ setupId: 's1', customer: 'cus_1' })).toEqual({
      ref: 'seti_1',
      clientSecret: 'seti_1_secret',
    });
    expect(server.calls[0]).toMatchObject({ line: 'POST /v1/setup_intents', key: 'means:s1' });
    expect(sent()).toEqual({
      customer: 'cus_1',
      usage: 'off_session',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'paypal',
      'metadata[setupId]': 's1',
    });
    server.answers(ok({ id: 'seti_1', status: 'succeeded', customer: 'cus_1', payment_method: card }));
    expect(await stripe.lookAtSetup('seti_1')).toEqual({ state: 'KEPT', means });
    server.answers(ok({ id: 'seti_1', status: 'requires_payment_method', customer: 'cus_1', payment_method: null }));
    expect(await stripe.lookAtSetup('seti_1')).toEqual({ state: 'NEEDS_PAYER' });
    server.answers(ok({ id: 'seti_1', status: 'requires_action', customer: 'cus_1', payment_method: 'pm_1' }));
    expect(await stripe.lookAtSetup('seti_1')).toEqual({ state: 'ASKS_PAYER' });
    server.answers('CUT');
    expect(await stripe.lookAtSetup('seti_1')).toEqual({ state: 'UNKNOWN' });
  });

  it('ACC-06~ LEA-08~ are forgotten with their customer, also one that is gone already', async () => {
    server.answers(ok({ id: 'cus_1', object: 'customer', deleted: true }));
    await stripe.forgetCustomer('cus_1');
    expect(server.calls[0]).toMatchObject({ line: 'DELETE /v1/customers/cus_1' });
    server.answers(
      error(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer' }),
    );
    await stripe.forgetCustomer('cus_1');
    server.answers('CUT');
    await expect(stripe.forgetCustomer('cus_1')).rejects.toThrow(ProviderAway);
  });

  describe('are charged without their player', () => {
    const charge = (attempt = 1) => stripe.chargeSaved({ paymentId: 'p1', attempt, ref: 'pi_1', means });

    it('BIL-03~ BIL-08~ under the key of the attempt, on the payment’s own side', async () => {
      const paid = intent({ status: 'succeeded', amount_received: 1_000 });
      server.answers(ok(paid));
      expect(await charge(3)).toEqual({ state: 'SUCCEEDED', receivedCents: 1_000, feeCents: null });
      expect(server.calls[0]).toMatchObject({ line: 'POST /v1/payment_intents/pi_1/confirm', key: 'charge:p1:3' });
      expect(sent()).toEqual({ payment_method: 'pm_1', off_session: 'true', setup_future_usage: '' });
    });

    it.each([
      ['insufficient_funds', 'INSUFFICIENT_FUNDS'],
      ['authentication_required', 'AUTHENTICATION_REQUIRED'],
      ['expired_card', 'EXPIRED_CARD'],
      ['issuer_not_available', 'RETRY_LATER'],
      ['do_not_honor', 'DECLINED'],
    ])('BIL-08~ and declined with %s seen as %s', async (decline_code, cause) => {
      const last_payment_error = { code: 'card_declined', decline_code };
      const payment_intent = intent({ status: 'requires_payment_method', last_payment_error });
      server.answers(error(402, { type: 'card_error', code: 'card_declined', decline_code, payment_intent }));
      expect(await charge()).toEqual({ state: 'FAILED', cause });
    });

    it('BIL-10~ and never guessed when no answer comes; paid is what was paid before', async () => {
      server.answers('CUT');
      expect(await charge()).toEqual({ state: 'UNKNOWN' });
      expect(new Set(server.calls.map(({ key }) => key))).toEqual(new Set(['charge:p1:1']));
      const payment_intent = intent({ status: 'succeeded', amount_received: 1_000 });
      const refused = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent };
      server.answers(error(400, refused), ok(payment_intent));
      expect(await charge()).toMatchObject({ state: 'SUCCEEDED' });
    });

    it('BIL-08~ not when they are gone: another one is asked for', async () => {
      server.answers(error(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' }));
      expect(await charge()).toEqual({ state: 'FAILED', cause: 'DECLINED' });
      server.answers(error(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' }));
      await expect(charge()).rejects.toThrow('resource_missing');
    });
  });

  describe('are disputed', () => {
    const taken = { amount: -1_000, fee: 2_000 };
    const dispute = (status: string, ...balance_transactions: object[]) =>
      ok({
        ...{
          id: 'dp_1',
          object: 'dispute',
          status,
          amount: 1_000,
          reason: 'fraudulent',
          created,
          balance_transactions,
        },
        evidence_details: { due_by: created + 7 * 86_400 },
      });
    const evidenceDueBy = new Date(NOW.getTime() + 7 * 86_400_000);
    const facts = { cents: 1_000, feeCents: 2_000, reason: 'fraudulent', openedAt: NOW, evidenceDueBy };

    it.each([
      ['needs_response', [taken], { ...facts, state: 'OPEN' }],
      ['under_review', [taken], { ...facts, state: 'OPEN' }],
      ['lost', [taken], { ...facts, state: 'LOST' }],
      ['won', [taken, { amount: 1_000, fee: -2_000 }], { ...facts, feeCents: 0, state: 'WON' }],
      ['warning_needs_response', [], { state: 'NOTHING_MOVED' }],
      ['warning_closed', [], { state: 'NOTHING_MOVED' }],
    ])('BIL-03~ and seen as they are when %s', async (status, moved, outcome) => {
      server.answers(dispute(status, ...moved));
      expect(await stripe.lookAtDispute('dp_1')).toEqual(outcome);
    });
  });

  it('BIL-03~ BIL-10~ have webhooks of their own, of which only the names are taken', async () => {
    const read = async (type: string, object: object): Promise<ProviderEvent> => {
      const raw = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }));
      const header = Stripe.webhooks.generateTestHeaderString({ payload: raw.toString(), secret: SECRET, timestamp: created }); // oxfmt-ignore
      return stripe.readWebhook(raw, header, NOW);
    };
    const dispute = { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', status: 'lost', amount: 1 };
    expect(await read('charge.dispute.closed', dispute)).toEqual({
      ...{ eventId: 'evt_1', type: 'charge.dispute.closed', ref: 'pi_1' },
      about: { kind: 'DISPUTE', ref: 'dp_1' },
    });
    const setup = { object: 'setup_intent', id: 'seti_1', status: 'succeeded', payment_method: 'pm_9' };
    expect(await read('setup_intent.succeeded', setup)).toEqual({
      ...{ eventId: 'evt_1', type: 'setup_intent.succeeded', ref: null },
      about: { kind: 'SETUP', ref: 'seti_1' },
    });
  });

  it('BIL-03~ move the account: each movement with the payment that it belongs to', async () => {
    const moved = (id: string, type: string, amount: number, fee: number, source: unknown) => ({
      ...{ id, type, amount, fee, source, created },
    });
    const data = [
      moved('txn_1', 'charge', 1_000, 40, { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }),
      moved('txn_2', 'refund', -500, 0, { object: 'refund', id: 're_1', payment_intent: 'pi_1' }),
      moved('txn_3', 'adjustment', -500, 2_000, { object: 'dispute', id: 'dp_1', payment_intent: 'pi_1' }),
      moved('txn_4', 'payout', -7_000, 0, { object: 'payout', id: 'po_1' }),
      moved('txn_5', 'stripe_fee', -10, 0, null),
    ];
    server.answers(ok({ object: 'list', data, has_more: false, url: '/v1/balance_transactions' }));
    const seen: string[] = [];
    for await (const { id, kind, ref, cents, feeCents } of stripe.movementsSince(NOW))
      seen.push([id, kind, ref, cents, feeCents].join(' '));
    expect(seen).toEqual([
      'txn_1 PAYMENT pi_1 1000 40',
      'txn_2 REFUND pi_1 -500 0',
      'txn_3 DISPUTE pi_1 -500 2000',
      'txn_4 PAYOUT  -7000 0',
      'txn_5 OTHER  -10 0',
    ]);
    expect(server.calls[0]!.line).toContain('expand[0]=data.source');
  });
});
