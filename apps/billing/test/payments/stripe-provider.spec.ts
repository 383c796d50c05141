import { inspect } from 'node:util';
import Stripe from 'stripe';
import { POISON } from '@setpoint/testkit';
import {
  ForgedWebhook,
  MalformedWebhook,
  ProviderAway,
  type ProviderEvent,
} from '../../src/application/ports/payment-provider.js';
import { StripeProvider } from '../../src/payments/stripe/stripe-provider.js';
import { NOW } from '../builders.js';
import { type Answer, scriptedStripe } from './scripted-stripe.js';

const SECRET = 'whsec_new';
const OLD_SECRET = 'whsec_old';
const ok = (body: unknown): Answer => ({ status: 200, body });
const intent = (more: object) => ({ id: 'pi_1', object: 'payment_intent', amount: 1_000, currency: 'eur', ...more });
const error = (status: number, more: object): Answer => ({ status, body: { error: { message: 'no', ...more } } });
const list = (...data: unknown[]) => ok({ object: 'list', data, has_more: false, url: '/v1/refunds' });

describe('payments by Stripe', () => {
  let server: Awaited<ReturnType<typeof scriptedStripe>>;
  let stripe: StripeProvider;
  beforeAll(async () => {
    server = await scriptedStripe();
    const webhookSecrets = [SECRET, OLD_SECRET];
    stripe = new StripeProvider({ secretKey: 'sk_test_1', webhookSecrets, server: server.address });
  });
  afterAll(() => server?.stop());

  const charge = { paymentId: 'p1', cents: 1_000, currency: 'EUR', description: 'Spring Open' };

  it('BIL-01~ BIL-03~ are prepared for card and PayPal, under the payment’s own key', async () => {
    server.answers(ok(intent({ status: 'requires_payment_method', client_secret: 'pi_1_secret' })));
    expect(await stripe.prepare(charge)).toEqual({ ref: 'pi_1', clientSecret: 'pi_1_secret' });
    expect(await stripe.clientSecretOf('pi_1')).toBe('pi_1_secret');
    const [{ line, key, body }] = server.calls as [(typeof server.calls)[0]];
    expect([line, key]).toEqual(['POST /v1/payment_intents', 'prepare:p1']);
    expect(Object.fromEntries(body)).toEqual({
      amount: '1000',
      currency: 'eur',
      description: 'Spring Open',
      'metadata[paymentId]': 'p1',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'paypal',
    });
  });

  it('BIL-03 are asked for again under the same key when an answer is lost', async () => {
    server.answers('CUT', ok(intent({ status: 'requires_payment_method', client_secret: 's' })));
    expect(await stripe.prepare(charge)).toMatchObject({ ref: 'pi_1' });
    expect(server.calls.map(({ key }) => key)).toEqual(['prepare:p1', 'prepare:p1']);
  });

  it.each([
    [
      { status: 'succeeded', amount_received: 1_000 },
      { state: 'SUCCEEDED', receivedCents: 1_000, feeCents: null },
    ],
    [
      { status: 'succeeded', amount_received: 1_000, latest_charge: { balance_transaction: { fee: 40 } } },
      { state: 'SUCCEEDED', receivedCents: 1_000, feeCents: 40 },
    ],
    [{ status: 'processing' }, { state: 'PROCESSING' }],
    [{ status: 'requires_payment_method' }, { state: 'NEEDS_PAYER' }],
    [{ status: 'requires_action' }, { state: 'ASKS_PAYER' }],
    [{ status: 'requires_confirmation' }, { state: 'NEEDS_PAYER' }],
    [{ status: 'canceled' }, { state: 'CANCELLED' }],
  ])('BIL-01~ that are %j are seen as %j', async (told, outcome) => {
    server.answers(ok(intent(told)));
    expect(await stripe.look('pi_1')).toEqual(outcome);
  });

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'INSUFFICIENT_FUNDS'],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'EXPIRED_CARD'],
    [{ code: 'card_declined', decline_code: 'authentication_required' }, 'AUTHENTICATION_REQUIRED'],
    [{ code: 'payment_intent_authentication_failure' }, 'AUTHENTICATION_REQUIRED'],
    [{ code: 'processing_error' }, 'RETRY_LATER'],
    [{ code: 'card_declined', decline_code: 'generic_decline', advice_code: 'try_again_later' }, 'RETRY_LATER'],
    [{ code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again' }, 'DECLINED'],
    [{ code: 'toString' }, 'DECLINED'],
  ])('BIL-01~ that failed with %j ended by %s', async (last_payment_error, cause) => {
    server.answers(ok(intent({ status: 'requires_payment_method', last_payment_error })));
    expect(await stripe.look('pi_1')).toEqual({ state: 'FAILED', cause });
  });

  it.each<[string, Answer]>([
    ['no answer', 'CUT'],
    ['a silence', 'SILENT'],
    ['an error of Stripe’s', error(500, { type: 'api_error' })],
    ['Stripe being away', error(503, { type: 'api_error' })],
    ['a page of a gateway', { status: 502, body: '<html>' }],
    ['too many calls', error(429, { type: 'invalid_request_error', code: 'rate_limit' })],
    ['the same call under way', error(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' })],
    ['a lock', error(409, { type: 'invalid_request_error', code: 'lock_timeout' })],
  ])('BIL-10~ are unknown after %s, never guessed', async (_what, answer) => {
    const hasty = new StripeProvider({
      secretKey: 'sk_test_1',
      webhookSecrets: [SECRET],
      server: { ...server.address, timeout: 100 },
    });
    server.answers(answer);
    expect(await hasty.look('pi_1')).toEqual({ state: 'UNKNOWN' });
    expect(await hasty.cancel('pi_1')).toEqual({ state: 'UNKNOWN' });
    expect(await hasty.refund({ refundId: 'r1', ref: 'pi_1', cents: 5 })).toEqual({ state: 'UNKNOWN' });
    await expect(hasty.prepare(charge)).rejects.toThrow(ProviderAway);
  });

  it('BIL-10~ that were paid a moment before they were cancelled are paid', async () => {
    const succeeded = intent({
      status: 'succeeded',
      amount_received: 1_000,
      latest_charge: { balance_transaction: { fee: 9 } },
    });
    const refused = {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: succeeded,
    };
    server.answers(error(400, refused), ok(succeeded));
    expect(await stripe.cancel('pi_1')).toEqual({ state: 'SUCCEEDED', receivedCents: 1_000, feeCents: 9 });
    server.answers(ok(intent({ status: 'canceled' })));
    expect(await stripe.cancel('pi_1')).toEqual({ state: 'CANCELLED' });
  });

  it('throws errors of our own: wrong keys, unknown references', async () => {
    server.answers(error(401, { type: 'invalid_request_error' }));
    await expect(stripe.look('pi_1')).rejects.toThrow('StripeAuthenticationError');
    server.answers(error(404, { type: 'invalid_request_error', code: 'resource_missing' }));
    await expect(stripe.refund({ refundId: 'r1', ref: 'pi_9', cents: 5 })).rejects.toThrow('no');
    server.answers(ok(intent({ status: 'requires_capture' })));
    await expect(stripe.look('pi_1')).rejects.toThrow('pi_1 is requires_capture');
  });

  it('BIL-03~ keep the payer’s secret out of what a log would write', async () => {
    const payment_intent = intent({ status: 'requires_capture', client_secret: 'pi_1_secret_canary' });
    for (const status of [400, 402, 500]) {
      server.answers(error(status, { type: 'invalid_request_error', code: 'parameter_invalid', payment_intent }));
      for (const call of [() => stripe.prepare(charge), () => stripe.clientSecretOf('pi_1')]) {
        const error = await call().catch((caught: unknown) => caught);
        expect(error).toBeInstanceOf(Error);
        expect(inspect(error, { depth: 9 })).not.toMatch(/canary|sk_test_1/);
      }
    }
  });

  describe('that go back', () => {
    const wish = { refundId: 'r1', ref: 'pi_1', cents: 600 };
    const refund = (status: string, more = {}) => ({ id: 're_1', object: 'refund', status, ...more });

    it.each([
      ['succeeded', 'DONE'],
      ['pending', 'PENDING'],
      ['requires_action', 'PENDING'],
      ['failed', 'FAILED'],
      ['canceled', 'FAILED'],
    ])('BIL-06~ are %s and seen as %s', async (status, state) => {
      server.answers(list(), ok(refund(status)));
      expect(await stripe.refund(wish)).toEqual({ state, ref: 're_1' });
      expect(server.calls[1]).toMatchObject({ line: 'POST /v1/refunds', key: 'refund:r1' });
      expect(Object.fromEntries(server.calls[1]!.body)).toEqual({
        payment_intent: 'pi_1',
        amount: '600',
        'metadata[refundId]': 'r1',
      });
      server.answers(ok(refund(status)));
      expect(await stripe.lookAtRefund('re_1')).toEqual({ state, ref: 're_1' });
    });

    it('BIL-06~ BIL-03~ are found by their id when their key is long forgotten', async () => {
      const other = refund('succeeded', { id: 're_0', metadata: { refundId: 'r0' } });
      server.answers(list(other, refund('succeeded', { metadata: { refundId: 'r1' } })));
      expect(await stripe.refund(wish)).toEqual({ state: 'DONE', ref: 're_1' });
      expect(server.calls).toHaveLength(1);
    });

    it('BIL-06~ BIL-09~ are refused while the payment is disputed, and its disputes are found', async () => {
      server.answers(list(), error(400, { type: 'invalid_request_error', code: 'charge_disputed' }));
      expect(await stripe.refund(wish)).toEqual({ state: 'DISPUTED' });
      server.answers(list({ id: 'dp_1', object: 'dispute' }));
      expect(await stripe.disputesOf('pi_1')).toEqual(['dp_1']);
      expect(server.calls.at(-1)!.line).toMatch(/^GET \/v1\/disputes\?.*payment_intent=pi_1/);
      server.answers(error(503, { type: 'api_error' }));
      await expect(stripe.disputesOf('pi_1')).rejects.toThrow(ProviderAway);
    });

    it('BIL-06~ are looked for without being made while the payment is disputed', async () => {
      server.answers(list(refund('succeeded', { metadata: { refundId: 'r1' } })));
      expect(await stripe.findRefund(wish)).toEqual({ state: 'DONE', ref: 're_1' });
      server.answers(list());
      expect(await stripe.findRefund(wish)).toEqual({ state: 'NONE' });
      expect(server.calls.every(({ line }) => line.startsWith('GET '))).toBe(true);
      server.answers('CUT');
      expect(await stripe.findRefund(wish)).toEqual({ state: 'UNKNOWN' });
    });
  });

  describe('tell by webhooks', () => {
    const event = (object: object, type = 'payment_intent.succeeded') =>
      Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }));
    const signed = (raw: Buffer, secret = SECRET, at = NOW) =>
      Stripe.webhooks.generateTestHeaderString({
        payload: raw.toString(),
        secret,
        timestamp: Math.floor(at.getTime() / 1_000),
      });
    const raw = event({ object: 'payment_intent', id: 'pi_1', amount_received: 1 });
    const seconds = (more: number) => new Date(NOW.getTime() + more * 1_000);

    it('BIL-03~ which payment has news, and nothing else of it is taken', async () => {
      const hint: ProviderEvent = { eventId: 'evt_1', type: 'payment_intent.succeeded', ref: 'pi_1' };
      expect(await stripe.readWebhook(raw, signed(raw), NOW)).toEqual(hint);
      // While secrets are exchanged, the old one holds too.
      expect(await stripe.readWebhook(raw, signed(raw, OLD_SECRET), NOW)).toEqual(hint);
      const ofRefund = event({ object: 'refund', id: 're_1', payment_intent: 'pi_1' }, 'refund.updated');
      expect(await stripe.readWebhook(ofRefund, signed(ofRefund), NOW)).toMatchObject({ ref: 'pi_1' });
      const ofNone = event({ object: 'payout', id: 'po_1' }, 'payout.paid');
      expect(await stripe.readWebhook(ofNone, signed(ofNone), NOW)).toMatchObject({ ref: null });
    });

    it.each([
      [300, true],
      [301, false],
    ])('BIL-03~ for %i seconds after they were signed', async (age, taken) => {
      const read = stripe.readWebhook(raw, signed(raw), seconds(age));
      await (taken
        ? expect(read).resolves.toMatchObject({ ref: 'pi_1' })
        : expect(read).rejects.toThrow(ForgedWebhook));
    });

    it('BIL-03 and are refused when forged, changed or unsigned', async () => {
      const forged = (body: Buffer, header: string) =>
        expect(stripe.readWebhook(body, header, NOW)).rejects.toThrow(ForgedWebhook);
      await forged(raw, signed(raw, 'whsec_other'));
      await forged(Buffer.from(raw.toString().replace('pi_1', 'pi_2')), signed(raw));
      // The same JSON in other bytes is another body.
      await forged(Buffer.from(JSON.stringify(JSON.parse(raw.toString()), null, 2)), signed(raw));
      await forged(raw, '');
    });

    it.each<readonly [name: string, text: string]>([
      ...POISON,
      ['no data', JSON.stringify({ id: 'evt_1', type: 't' })],
      ['no object', JSON.stringify({ id: 'evt_1', type: 't', data: { object: null } })],
      ['an intent that is a list', event({ object: 'charge', payment_intent: ['pi_1'] }).toString()],
      ['an id with a NUL', event({ object: 'payment_intent', id: 'pi\0' }).toString()],
    ])('BIL-03~ of which one is refused that names no event: %s', async (_name, text) => {
      const body = Buffer.from(text);
      await expect(stripe.readWebhook(body, signed(body), NOW)).rejects.toThrow(MalformedWebhook);
      expect(await stripe.readWebhook(raw, signed(raw), NOW)).toMatchObject({ ref: 'pi_1' });
    });

    it('BIL-10~ and by a list, of which what is no event is left out', async () => {
      const event = { id: 'evt_2', type: 't', data: { object: { object: 'payment_intent', id: 'pi_2' } } };
      server.answers(list({ id: 'evt_1', type: 't', data: null }, event));
      const told: ProviderEvent[] = [];
      for await (const each of stripe.eventsSince(NOW)) told.push(each);
      expect(told).toEqual([{ eventId: 'evt_2', type: 't', ref: 'pi_2' }]);
    });

    it('BIL-10~ and by a list, for those that never came', async () => {
      server.answers(list({ id: 'evt_1', type: 't', data: { object: { object: 'payment_intent', id: 'pi_1' } } }));
      const told: ProviderEvent[] = [];
      for await (const each of stripe.eventsSince(NOW)) told.push(each);
      expect(told).toEqual([{ eventId: 'evt_1', type: 't', ref: 'pi_1' }]);
      expect(server.calls[0]!.line).toContain(`created[gte]=${NOW.getTime() / 1_000}`);
    });
  });
});
