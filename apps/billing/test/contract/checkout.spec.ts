import { jest } from '@jest/globals';
import {
  chargeDue,
  chargeFailed,
  orderClosed,
  orderPaid,
  registrationExpired,
  registrationHeld,
  registrationReleased,
} from '@setpoint/events';
import { type Identity, userId } from '@setpoint/kernel';
import { FixedClock, player, startTestService, support, type TestService } from '@setpoint/testkit';
import { OpenDue } from '../../src/application/open-due.js';
import { ChooseProvider } from '../../src/payments/choose-provider.js';
import { StripeProvider } from '../../src/payments/stripe/stripe-provider.js';
import { billingService } from '../../src/service.js';
import { NoPaymentLimits } from '../limiters.js';
import { type Answer, scriptedStripe } from '../payments/scripted-stripe.js';
import { givePoints, playedBefore } from '../stage.js';

const DUE = `query ($reference: ID!, $useCredit: Boolean!, $couponCode: String, $voucherIds: [ID!]) { dueOf(reference: $reference) {
  id status price(useCredit: $useCredit, couponCode: $couponCode, voucherIds: $voucherIds) { lines { what amount { cents } }
    total { cents } credit { cents } card { cents } } payment { id status declined asksPayer givenUp expiredBecause } } }`;
const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) {
  success errorCode clientSecret provider publishableKey payment { id status } } }`;
const PAY = `mutation ($input: PayInSandboxInput!) { payInSandbox(input: $input) { success errorCode asksPayer } }`;
const ANSWER = `mutation ($input: AnswerInSandboxInput!) { answerInSandbox(input: $input) { success errorCode } }`;
const CONFIRM = `mutation ($id: ID!) { confirmPayment(id: $id) { payment { status declined } } }`;
const ABANDON = `mutation ($id: ID!) { abandonPayment(id: $id) { success payment { status givenUp } } }`;
const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { success errorCode
  payment { refunds { amount { cents } credit { cents } card { cents } state } } } }`;
const SAVE = `mutation ($requestId: String!) { startSavingMeans(requestId: $requestId) { id clientSecret } }`;
const CONFIRM_SAVED = `mutation ($id: ID!) { confirmSavedMeans(id: $id) { success } }`;
const DOCUMENTS = `{ myDocuments { edges { node { type status total { cents } means { kind amount { cents } } original { type } } } } }`;
const COUPON = `mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { success } }`;
const REDEEM = `mutation ($input: RedeemPointsInput!) { redeemPoints(input: $input) { voucher { id } } }`;
const VOUCHERS = `{ myVouchers { state } }`;

const CARD = '4242424242424242';
const CUP = { id: 't1', name: 'Spring Open', type: 'CLASSIC', sport: 1, numberPlayers: 1 } as const;
const cents = (amount: number) => ({ cents: amount });

interface Reductions {
  readonly useCredit?: boolean;
  readonly couponCode?: string;
  readonly voucherIds?: readonly string[];
}

/* eslint-disable @typescript-eslint/no-explicit-any */

let count = 0;

/** People who each owe for a place in a tournament, and what they do about it through the API. */
function tillOf(service: TestService) {
  const ask = async (document: string, variables: object, who: Identity): Promise<any> => {
    const { data, errors } = await service.query(document, { ...variables }, who);
    if (errors) throw new Error(errors[0]!.message);
    return Object.values(data!)[0];
  };
  /** Somebody new whose place is held for half an hour. */
  const hold = async ({ isFirst = false, priceCents = 1_500 } = {}) => {
    const id = `player-${(count += 1)}`;
    if (!isFirst) await playedBefore(service, id);
    const reference = `registration-${id}`;
    await service.deliver(registrationHeld, {
      ...{ registrationId: reference, tournament: CUP, playerId: id, role: 'CAPTAIN', teammateId: null, priceCents },
      paysBy: new Date(service.clock.now().getTime() + 30 * 60_000).toISOString(),
    });
    return { id, reference, who: player(id) };
  };
  type Payer = Awaited<ReturnType<typeof hold>>;
  const due = ({ reference, who }: Payer, by: Reductions = {}) => ask(DUE, { reference, useCredit: true, ...by }, who);
  const begin = async (payer: Payer, by: Reductions = {}) => {
    const { id, price } = await due(payer, by);
    const input = {
      ...{ dueId: id, requestId: `request-${(count += 1)}`, useCredit: true },
      ...{ expectedCents: price.total.cents, expectedCardCents: price.card.cents, ...by },
    };
    return ask(START, { input }, payer.who);
  };
  const pay = (clientSecret: string, means: string, { who }: Payer) =>
    ask(PAY, { input: { clientSecret, means } }, who);
  const answer = (clientSecret: string, approves: boolean, { who }: Payer) =>
    ask(ANSWER, { input: { clientSecret, approves } }, who);
  const confirm = async (id: string, { who }: Payer) => (await ask(CONFIRM, { id }, who)).payment;
  const paid = async (payer: Payer, by: Reductions = {}) => {
    const { clientSecret, payment } = await begin(payer, by);
    if (clientSecret) await pay(clientSecret, CARD, payer);
    expect(await confirm(payment.id, payer)).toMatchObject({ status: 'PAID' });
    return payment.id as string;
  };
  const credit = async ({ who }: Payer) => (await ask('{ myCredit { cents } }', {}, who)).cents;
  const documents = async ({ who }: Payer) =>
    (await ask(DOCUMENTS, {}, who)).edges.map(({ node }: { node: object }) => node);
  const refund = (paymentId: string, asCredit: boolean, amount: number) =>
    ask(
      REFUND,
      { input: { paymentId, requestId: `refund-${(count += 1)}`, cents: amount, asCredit, reason: 'Rain' } },
      support('sam'),
    );
  /** The tournament gives up the place. */
  const release = ({ id, reference }: Payer, to: 'MEANS' | 'CREDIT') =>
    service.deliver(registrationReleased, {
      ...{ registrationId: reference, tournament: CUP, playerIds: [id], reason: 'CANCELLED' },
      ...{ refunds: [{ playerId: id, to }], at: service.clock.now().toISOString() },
    });
  return { ask, hold, due, begin, pay, answer, confirm, paid, credit, documents, refund, release };
}

describe('what players pay, and get back', () => {
  const clock = new FixedClock();
  let service: TestService;
  let till: ReturnType<typeof tillOf>;
  beforeAll(async () => {
    service = await startTestService(billingService, { clock, limiter: new NoPaymentLimits() });
    till = tillOf(service);
  });
  afterAll(() => service?.stop());

  /** Timers run every five seconds. */
  const pass = async (minutes: number) => {
    for (let seconds = 0; seconds < minutes * 60; seconds += 5) {
      clock.advance({ seconds: 5 });
      await service.runTimers(clock.now());
    }
  };

  it.each([
    ['4000000000000002', 'DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
    ['4000000000000069', 'EXPIRED_CARD'],
    ['4000000000000119', 'RETRY_LATER'],
  ])('BIL-01 of the card %s the payer is told %s, and pays with another one', async (card, declined) => {
    const payer = await till.hold();
    const { clientSecret, provider, payment } = await till.begin(payer);
    expect(provider).toBe('SANDBOX');
    await till.pay(clientSecret, card, payer);
    expect(await till.confirm(payment.id, payer)).toEqual({ status: 'AWAITING_PAYER', declined });
    expect(await till.documents(payer)).toEqual([]);
    await till.pay(clientSecret, CARD, payer);
    expect(await till.confirm(payment.id, payer)).toMatchObject({ status: 'PAID' });
    expect(await till.documents(payer)).toMatchObject([{ total: cents(1_500), means: [{ kind: 'CARD' }] }]);
  });

  it.each([
    ['4000 0000 0000 3220', 'the bank', 'CARD'],
    ['paypal', 'PayPal', 'PAYPAL'],
  ])('BIL-01 with %s nothing is paid until the payer has said yes to %s', async (means, _who, kind) => {
    const payer = await till.hold();
    const { clientSecret, payment } = await till.begin(payer);
    expect(await till.pay(clientSecret, means, payer)).toMatchObject({ asksPayer: true });
    expect(await till.confirm(payment.id, payer)).toMatchObject({ status: 'AWAITING_PAYER' });
    await till.answer(clientSecret, false, payer);
    expect(await till.confirm(payment.id, payer)).toMatchObject({ declined: 'AUTHENTICATION_REQUIRED' });
    await till.pay(clientSecret, means, payer);
    await till.answer(clientSecret, true, payer);
    expect(await till.confirm(payment.id, payer)).toMatchObject({ status: 'PAID' });
    expect(await till.documents(payer)).toMatchObject([{ means: [{ kind }] }]);
  });

  it('BIL-10~ the bank’s open question is found again on another device, and answered there or given up', async () => {
    const payer = await till.hold();
    const { clientSecret, payment } = await till.begin(payer);
    await till.pay(clientSecret, '4000000000003220', payer);
    expect(await till.due(payer)).toMatchObject({ payment: { asksPayer: false } });
    await till.confirm(payment.id, payer);
    expect(await till.due(payer)).toMatchObject({ payment: { status: 'AWAITING_PAYER', asksPayer: true } });
    // The same price, asked for anew: it is the same payment, with the same secret.
    const elsewhere = await till.begin(payer);
    expect(elsewhere).toMatchObject({ success: true, clientSecret, payment: { id: payment.id } });
    await till.answer(elsewhere.clientSecret, true, payer);
    expect(await till.confirm(payment.id, payer)).toMatchObject({ status: 'PAID' });
    expect(await till.due(payer)).toMatchObject({ payment: { asksPayer: false } });

    const other = await till.hold();
    const begun = await till.begin(other);
    await till.pay(begun.clientSecret, 'paypal', other);
    await till.confirm(begun.payment.id, other);
    const ended = { success: true, payment: { status: 'EXPIRED', givenUp: true } };
    expect(await till.ask(ABANDON, { id: begun.payment.id }, other.who)).toEqual(ended);
    await till.paid(other);
  });

  it('BIL-10~ a payment that is processed is given up as soon as the bank lets it go', async () => {
    const payer = await till.hold();
    const { clientSecret, payment } = await till.begin(payer);
    await till.pay(clientSecret, '4000000000008060', payer);
    expect(await till.confirm(payment.id, payer)).toMatchObject({ status: 'CONFIRMING' });
    const waiting = { success: true, payment: { status: 'CONFIRMING', givenUp: true } };
    expect(await till.ask(ABANDON, { id: payment.id }, payer.who)).toEqual(waiting);
    await pass(3);
    const ended = { status: 'EXPIRED', expiredBecause: 'ABANDONED' };
    expect(await till.due(payer)).toMatchObject({ status: 'OPEN', payment: ended });
    await till.paid(payer);
  });

  it.each([
    ['4242424242424242', 'comes'],
    ['4000000000008011', 'is late'],
    ['4000000000008029', 'comes twice'],
    ['4000000000008037', 'comes in another order'],
    ['4000000000008045', 'never comes'],
    ['4000000000008052', 'comes for what took long to process'],
  ])('BIL-01 BIL-10 whoever closes the tab has paid within minutes: by %s, whose webhook %s', async (card) => {
    const payer = await till.hold();
    const { clientSecret } = await till.begin(payer);
    await till.pay(clientSecret, card, payer);
    await pass(3);
    expect(await till.due(payer)).toMatchObject({ status: 'PAID', payment: { status: 'PAID' } });
    expect(await till.documents(payer)).toHaveLength(1);
    const told = (await service.eventsOf(orderPaid)).filter(({ reference }) => reference === payer.reference);
    expect(told).toHaveLength(1);
  });

  it('BIL-10 a service that starts anew finds what was paid while it was away', async () => {
    const payer = await till.hold();
    const { clientSecret, payment } = await till.begin(payer);
    await till.pay(clientSecret, '4000000000008045', payer);
    clock.advance({ minutes: 2 });
    const again = await startTestService(billingService, { clock, databaseUrl: service.databaseUrl });
    try {
      await again.runTimers(clock.now());
    } finally {
      await again.stop();
    }
    expect(await till.due(payer)).toMatchObject({ status: 'PAID', payment: { id: payment.id, status: 'PAID' } });
  });

  it('BIL-10 a place that nobody pays in time is free only once nobody can pay it any more', async () => {
    const payer = await till.hold();
    const { clientSecret } = await till.begin(payer);
    const closed = async () =>
      (await service.eventsOf(orderClosed)).filter(({ reference }) => reference === payer.reference);
    clock.advance({ minutes: 29 });
    await service.runTimers(clock.now());
    expect([await till.due(payer), await closed()]).toMatchObject([{ status: 'OPEN' }, []]);
    clock.advance({ minutes: 1 });
    await service.runTimers(clock.now());
    expect(await till.due(payer)).toMatchObject({ status: 'CLOSED', payment: { status: 'EXPIRED' } });
    expect(await closed()).toHaveLength(1);
    expect(await till.pay(clientSecret, CARD, payer)).toMatchObject({ success: false, errorCode: 'PAYMENT_OVER' });
  });

  it('BIL-10 what was paid a moment before time was up keeps the place, though no webhook came', async () => {
    const payer = await till.hold();
    const { clientSecret } = await till.begin(payer);
    clock.advance({ minutes: 29 });
    await till.pay(clientSecret, '4000000000008045', payer);
    clock.advance({ minutes: 2 });
    await service.deliver(registrationExpired, {
      registrationId: payer.reference,
      tournamentId: CUP.id,
      playerId: payer.id,
    });
    await service.runTimers(clock.now());
    expect(await till.due(payer)).toMatchObject({ status: 'PAID', payment: { status: 'PAID' } });
  });

  it('BIL-06 BIL-10 money that arrives for a place that was given up goes back', async () => {
    const payer = await till.hold();
    const { clientSecret } = await till.begin(payer);
    await till.pay(clientSecret, '4000000000008052', payer);
    await till.release(payer, 'MEANS');
    await pass(3);
    expect((await till.documents(payer)).map(({ type, status }: any) => `${type} ${status}`).sort()).toEqual([
      'CREDIT_NOTE COMPLETED',
      'RECEIPT REFUND',
    ]);
    expect(await till.credit(payer)).toBe(0);
  });

  it.each([
    ['MEANS', 'CARD', 0],
    ['CREDIT', 'CREDIT', 1_500],
  ] as const)('BIL-06 a place that is given up is refunded to %s, with a credit note', async (to, kind, left) => {
    const payer = await till.hold();
    await till.paid(payer);
    await till.release(payer, to);
    await till.release(payer, to);
    await service.runTimers(clock.now());
    expect(await till.credit(payer)).toBe(left);
    const documents = await till.documents(payer);
    expect(documents).toHaveLength(2);
    expect(documents).toContainEqual(expect.objectContaining({ type: 'RECEIPT', status: 'REFUND' }));
    expect(documents).toContainEqual({
      ...{ type: 'CREDIT_NOTE', status: 'COMPLETED', total: cents(1_500), original: { type: 'RECEIPT' } },
      means: [{ kind, amount: cents(1_500) }],
    });
  });

  it('BIL-06 support gives back a part as credit and the rest to the card; a credit note follows each', async () => {
    const payer = await till.hold();
    const id = await till.paid(payer);
    expect(await till.refund(id, true, 500)).toMatchObject({
      payment: { refunds: [{ amount: cents(500), credit: cents(500), card: cents(0) }] },
    });
    expect(await till.refund(id, false, 1_000)).toMatchObject({ success: true });
    await service.runTimers(clock.now());
    expect(await till.refund(id, false, 1)).toMatchObject({ success: false, errorCode: 'MORE_THAN_PAID' });
    expect(await till.credit(payer)).toBe(500);
    const notes = (await till.documents(payer)).filter(({ type }: any) => type === 'CREDIT_NOTE');
    expect(
      notes.map(({ means }: any) => means).sort((a: any, b: any) => a[0].amount.cents - b[0].amount.cents),
    ).toEqual([[{ kind: 'CREDIT', amount: cents(500) }], [{ kind: 'CARD', amount: cents(1_000) }]]);
  });

  /** The card or PayPal account that is charged for the phases to come. */
  async function leave(means: string, { who }: { who: Identity }): Promise<void> {
    const started = await till.ask(SAVE, { requestId: `save-${(count += 1)}` }, who);
    const { asksPayer } = await till.ask(PAY, { input: { clientSecret: started.clientSecret, means } }, who);
    if (asksPayer) await till.ask(ANSWER, { input: { clientSecret: started.clientSecret, approves: true } }, who);
    expect(await till.ask(CONFIRM_SAVED, { id: started.id }, who)).toMatchObject({ success: true });
  }

  it.each([
    ['4000000000008104', 'INSUFFICIENT_FUNDS'],
    ['4000000000008112', 'EXPIRED_CARD'],
    ['4000000000008120', 'RETRY_LATER'],
    ['4000000000008138', 'DECLINED'],
    ['4000000000003220', 'AUTHENTICATION_REQUIRED'],
  ])(
    'BIL-08 LEA-12~ a phase that the card %s fails to pay by %s is paid once, by another card',
    async (card, cause) => {
      const id = `member-${(count += 1)}`;
      const payer = { id, reference: `phase-of-${id}`, who: player(id) };
      await leave(card, payer);
      const charge = async (attempt: number) => {
        await service.deliver(chargeDue, {
          ...{ reference: payer.reference, attempt, subscriptionId: `subscription-of-${id}`, playerId: id },
          league: { id: 'l1', name: 'Lega di Milano', sport: 1, numberPlayers: 1 },
          ...{ phase: { year: 2026, phase: 2 }, priceCents: 2_900, by: 'SAVED_MEANS' },
          paysBy: new Date(clock.now().getTime() + 14 * 86_400_000).toISOString(),
        });
        await service.runTimers(clock.now());
      };
      const failures = async () =>
        (await service.eventsOf(chargeFailed))
          .filter(({ reference }) => reference === payer.reference)
          .map(({ attempt, cause: why }) => [attempt, why]);
      await charge(1);
      await charge(1);
      expect(await till.due(payer)).toMatchObject({ status: 'OPEN', payment: { declined: cause } });
      expect(await failures()).toEqual([[1, cause]]);
      const [told] = (await service.eventsOf(chargeFailed)).filter(({ reference }) => reference === payer.reference);
      expect(told).toMatchObject({
        description: 'Lega di Milano, 2026/2',
        priceCents: 2_900,
        paysBy: expect.any(String),
      });
      await leave(CARD, payer);
      await charge(2);
      await charge(2);
      await charge(1);
      expect(await till.due(payer)).toMatchObject({ status: 'PAID', payment: { status: 'PAID' } });
      expect(await failures()).toEqual([[1, cause]]);
      expect(await till.documents(payer)).toMatchObject([{ status: 'COMPLETED', total: cents(2_900) }]);
    },
  );

  /** Each player's own: a coupon of 10 %, a voucher of 5 euro and credit from a refund. */
  async function wealthy({ isFirst = false, priceCents = 4_000 } = {}) {
    const payer = await till.hold({ isFirst, priceCents });
    const couponCode = `SPRING-${payer.id}`;
    const coupon = { requestId: couponCode, code: couponCode, percent: 10, audience: 'EVERYBODY' };
    await till.ask(COUPON, { input: coupon }, support('sam'));
    await givePoints(service, payer.id, 5);
    const redeem = { requestId: `redeem-${payer.id}`, cents: 500 };
    const { voucher } = await till.ask(REDEEM, { input: redeem }, payer.who);
    return { payer, by: { couponCode, voucherIds: [voucher.id as string] } };
  }

  /** From a league's phase that was paid and given back, which is no tournament. */
  async function giveCredit(who: string, amount: number): Promise<void> {
    const reference = `phase-${who}`;
    await service.app.get(OpenDue).execute({
      ...{ kind: 'LEAGUE', reference, playerId: userId(who), description: 'Lega', baseCents: amount },
      paysBy: new Date(clock.now().getTime() + 30 * 60_000),
    });
    const payer = { id: who, reference, who: player(who) };
    const { id, price } = await till.due(payer);
    const input = {
      ...{ dueId: id, requestId: reference, useCredit: true, saveMeans: true },
      ...{ expectedCents: price.total.cents, expectedCardCents: price.card.cents },
    };
    const { clientSecret, payment } = await till.ask(START, { input }, payer.who);
    await till.pay(clientSecret, CARD, payer);
    await till.confirm(payment.id, payer);
    expect(await till.refund(payment.id, true, amount)).toMatchObject({ success: true });
  }

  it('TRN-08 BIL-07 the first tournament costs half; then a coupon, vouchers and credit pay before the card', async () => {
    const { payer, by } = await wealthy({ isFirst: true });
    await giveCredit(payer.id, 600);
    expect((await till.due(payer, by)).price).toEqual({
      lines: [
        { what: 'BASE', amount: cents(4_000) },
        { what: 'FIRST_TOURNAMENT', amount: cents(-2_000) },
        { what: 'COUPON', amount: cents(-200) },
        { what: 'VOUCHER', amount: cents(-500) },
      ],
      ...{ total: cents(1_300), credit: cents(600), card: cents(700) },
    });
    const id = await till.paid(payer, by);
    expect(await till.due(payer)).toMatchObject({ status: 'PAID', payment: { id } });
    expect(await till.credit(payer)).toBe(0);
    expect(await till.ask(VOUCHERS, {}, payer.who)).toEqual([{ state: 'USED' }]);
    const sale = (await till.documents(payer)).find(({ total }: any) => total.cents === 1_300);
    expect(sale.means).toEqual(
      expect.arrayContaining([
        { kind: 'CREDIT', amount: cents(600) },
        { kind: 'CARD', amount: cents(700) },
      ]),
    );
    expect(await till.ask('{ myNextTournamentIsFirst }', {}, payer.who)).toBe(false);
  });

  it('TRN-08 is half the price once: of the next tournament all is due', async () => {
    const payer = await till.hold({ isFirst: true });
    expect((await till.due(payer)).price.total).toEqual(cents(750));
    await till.paid(payer);
    const next = { ...payer, reference: `${payer.reference}-next` };
    await service.deliver(registrationHeld, {
      ...{ registrationId: next.reference, tournament: CUP, playerId: payer.id, role: 'CAPTAIN', teammateId: null },
      ...{ priceCents: 1_500, paysBy: new Date(clock.now().getTime() + 30 * 60_000).toISOString() },
    });
    expect((await till.due(next)).price).toMatchObject({ lines: [{ what: 'BASE' }], total: cents(1_500) });
  });

  it('BIL-07 what a payment has set aside is free again when nobody pays', async () => {
    const { payer, by } = await wealthy();
    await giveCredit(payer.id, 600);
    await till.begin(payer, by);
    expect(await till.credit(payer)).toBe(0);
    expect(await till.ask(VOUCHERS, {}, payer.who)).toEqual([{ state: 'RESERVED' }]);
    clock.advance({ minutes: 30 });
    await service.runTimers(clock.now());
    expect(await till.due(payer)).toMatchObject({ payment: { status: 'EXPIRED' } });
    expect(await till.credit(payer)).toBe(600);
    expect(await till.ask(VOUCHERS, {}, payer.who)).toEqual([{ state: 'ACTIVE' }]);
  });

  it('BIL-07 what comes to nothing, or is covered by credit, needs no card', async () => {
    const { payer, by } = await wealthy({ priceCents: 500 });
    const free = await till.begin(payer, { voucherIds: by.voucherIds });
    expect(free).toMatchObject({ success: true, clientSecret: null, payment: { status: 'PAID' } });
    expect(await till.documents(payer)).toEqual([]);
    const other = await till.hold();
    await giveCredit(other.id, 2_000);
    expect(await till.begin(other)).toMatchObject({ clientSecret: null, payment: { status: 'PAID' } });
    expect(await till.credit(other)).toBe(500);
    const [told] = (await service.eventsOf(orderPaid)).filter(({ reference }) => reference === other.reference);
    expect(told).toMatchObject({ priceCents: 1_500, creditCents: 1_500, cardCents: 0 });
  });
});

describe('what players pay where the keys of Stripe are set', () => {
  const WEBHOOK_SECRET = 'whsec_1';
  let server: Awaited<ReturnType<typeof scriptedStripe>>;
  let service: TestService;
  beforeAll(async () => {
    server = await scriptedStripe();
    const settings = { secretKey: 'sk_test_1', webhookSecrets: [WEBHOOK_SECRET], server: server.address };
    const choice = jest.spyOn(ChooseProvider.prototype, 'chosen').mockResolvedValue(new StripeProvider(settings));
    service = await startTestService(billingService, {
      settings: {
        ...{ stripeSecretKey: 'sk_test_1', stripePublishableKey: 'pk_test_1' },
        stripeWebhookSecrets: [WEBHOOK_SECRET],
      },
    });
    choice.mockRestore();
  });
  afterAll(async () => {
    await service?.stop();
    await server?.stop();
  });

  const intent = (more: object): Answer => ({
    status: 200,
    body: { id: 'pi_1', object: 'payment_intent', amount: 1_500, currency: 'eur', ...more },
  });

  it.each(['card', 'paypal'])('BIL-01 Stripe takes the money, by card and PayPal, here by %s', async (type) => {
    const till = tillOf(service);
    const payer = await till.hold();
    server.answers(intent({ id: `pi_${type}`, status: 'requires_payment_method', client_secret: `pi_${type}_secret` }));
    const started = await till.begin(payer);
    const forElement = { clientSecret: `pi_${type}_secret`, provider: 'STRIPE', publishableKey: 'pk_test_1' };
    expect(started).toMatchObject({ success: true, ...forElement });
    const made = server.calls.find(({ line }) => line === 'POST /v1/payment_intents')!;
    expect(made.body.get('amount')).toBe('1500');
    expect([0, 1].map((at) => made.body.get(`allowed_payment_method_types[${at}]`))).toEqual(['card', 'paypal']);

    const error = { code: 'card_declined', decline_code: 'insufficient_funds' };
    server.answers(intent({ id: `pi_${type}`, status: 'requires_payment_method', last_payment_error: error }));
    const { id } = started.payment;
    expect(await till.confirm(id, payer)).toEqual({ status: 'AWAITING_PAYER', declined: 'INSUFFICIENT_FUNDS' });

    server.answers(
      intent({
        ...{ id: `pi_${type}`, status: 'succeeded', amount_received: 1_500 },
        latest_charge: { balance_transaction: { fee: 48 } },
        payment_method: { id: `pm_${type}`, type, ...(type === 'card' && { card: { last4: '4242' } }) },
      }),
    );
    expect(await till.confirm(id, payer)).toMatchObject({ status: 'PAID' });
    expect(await till.documents(payer)).toMatchObject([{ means: [{ kind: type.toUpperCase() }] }]);
  });
});
