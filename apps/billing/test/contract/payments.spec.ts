import { mobileAwaited, registrationExpired, registrationHeld } from '@setpoint/events';
import { type Identity, userId } from '@setpoint/kernel';
import { player, POISON, startTestService, support, TEST_SECRET, type TestService, VISITOR } from '@setpoint/testkit';
import { OpenDue } from '../../src/application/open-due.js';
import { SandboxCalls } from '../../src/application/ports/sandbox.js';
import { sign } from '../../src/persistence/sandbox/sandbox-signature.js';
import { billingService } from '../../src/service.js';
import { playedBefore } from '../stage.js';

const DUES = `{ myDues { id kind description status paysBy paymentRefusal price(useCredit: true) { total { cents } credit { cents } card { cents }
  lines { what amount { cents currency } } } payment { id } } }`;
const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) {
  success errorCode retryAfterSeconds fieldErrors { field code } clientSecret provider publishableKey payment { id status declined price { total { cents } } } } }`;
const PAY = `mutation ($input: PayInSandboxInput!) { payInSandbox(input: $input) { success errorCode asksPayer } }`;
const ANSWER = `mutation ($input: AnswerInSandboxInput!) { answerInSandbox(input: $input) { success errorCode asksPayer } }`;
const CONFIRM = `mutation ($id: ID!) { confirmPayment(id: $id) { success errorCode retryAfterSeconds payment { status endedAt } } }`;
const ABANDON = `mutation ($id: ID!) { abandonPayment(id: $id) { success errorCode payment { status expiredBecause } } }`;
const PAYMENT = `query ($id: ID!) { payment(id: $id) { status } }`;
const DUE = `query ($id: ID!) { due(id: $id) { status payment { id status } } }`;
const ACCESS = `mutation ($input: SetPaymentAccessInput!) { setPaymentAccess(input: $input) { success errorCode barred } }`;
const WEBHOOK = `mutation ($body: String!, $signature: String!) { receivePaymentWebhook(body: $body, signature: $signature) }`;

describe('payments in the billing subgraph', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(billingService);
    await playedBefore(service, 'ana', 'ben', 'carla', 'david', 'eva');
  });
  afterAll(() => service?.stop());

  let count = 0;
  const dueOf = (name: string) =>
    service.app.get(OpenDue).execute({
      kind: 'TOURNAMENT',
      reference: `registration-${(count += 1)}`,
      playerId: userId(name),
      description: 'Spring Open',
      baseCents: 1_500,
      paysBy: new Date(service.clock.now().getTime() + 1_800_000),
    });
  const ask = async (document: string, variables: object, who: Identity) => {
    const { data, errors } = await service.query(document, { ...variables }, who);
    if (errors) throw new Error(errors[0]!.message);
    return Object.values(data!)[0] as Record<string, unknown>;
  };
  const begin = (dueId: string, name: string, more = {}) => {
    const input = {
      dueId,
      requestId: `r${(count += 1)}`,
      expectedCents: 1_500,
      expectedCardCents: 1_500,
      useCredit: true,
    };
    return ask(START, { input: { ...input, ...more } }, player(name));
  };

  it('BIL-01~ BIL-04~ lead from what is due to what is paid', async () => {
    const due = await dueOf('eva');
    const [shown] = (await ask(DUES, {}, player('eva'))) as unknown as Record<string, unknown>[];
    expect(shown).toMatchObject({ id: due.id, kind: 'TOURNAMENT', status: 'OPEN', payment: null });
    expect(shown!['price']).toEqual({
      total: { cents: 1_500 },
      credit: { cents: 0 },
      card: { cents: 1_500 },
      lines: [{ what: 'BASE', amount: { cents: 1_500, currency: 'EUR' } }],
    });
    const started = await begin(due.id, 'eva');
    expect(started).toMatchObject({ success: true, provider: 'SANDBOX', publishableKey: null });
    const { id } = started['payment'] as { id: string };
    const clientSecret = started['clientSecret'] as string;
    const pay = (means: string) => ask(PAY, { input: { clientSecret, means } }, player('eva'));
    expect(await pay('1234')).toMatchObject({ success: false, errorCode: 'SANDBOX_CARD_UNKNOWN' });
    expect(await pay('4000 0000 0000 3220')).toMatchObject({ success: true, asksPayer: true });
    expect(await ask(ANSWER, { input: { clientSecret, approves: true } }, player('eva'))).toMatchObject({
      success: true,
    });
    expect(await ask(CONFIRM, { id }, player('eva'))).toMatchObject({ success: true, payment: { status: 'PAID' } });
    expect(await ask(DUE, { id: due.id }, player('eva'))).toEqual({ status: 'PAID', payment: { id, status: 'PAID' } });
    expect(await ask(ABANDON, { id }, player('eva'))).toMatchObject({ success: false, errorCode: 'PAYMENT_OVER' });
    expect(await ask(DUES, {}, player('eva'))).toEqual([]);
  });

  it('TRN-06~ of a place in a tournament are refused until the player has confirmed a mobile number; the place is kept no longer', async () => {
    const held = (registrationId: string) =>
      service.deliver(registrationHeld, {
        ...{ registrationId, playerId: 'ben', role: 'PARTNER', teammateId: 'ana', priceCents: 1_500 },
        tournament: { id: 't1', name: 'Spring Open', type: 'CLASSIC', sport: 1, numberPlayers: 2 },
        ...{ paysBy: new Date(service.clock.now().getTime() + 86_400_000).toISOString(), awaitsMobile: true },
      });
    const awaited = (value: boolean) =>
      service.deliver(mobileAwaited, { registrationId: 'ben-1', playerId: 'ben', awaited: value });
    const dues = async () => (await ask(DUES, {}, player('ben'))) as unknown as Record<string, string>[];
    await held('ben-1');
    const [due] = await dues();
    expect(due).toMatchObject({ status: 'OPEN', paymentRefusal: 'MOBILE_REQUIRED' });
    const refused = { success: false, errorCode: 'MOBILE_REQUIRED', payment: null, clientSecret: null };
    expect(await begin(due!['id']!, 'ben')).toMatchObject(refused);
    await awaited(false);
    await awaited(true);
    expect(await begin(due!['id']!, 'ben')).toMatchObject(refused);
    await awaited(false);
    expect(await dues()).toMatchObject([{ id: due!['id'], paymentRefusal: null }]);
    expect(await begin(due!['id']!, 'ben')).toMatchObject({ success: true, payment: { status: 'AWAITING_PAYER' } });

    await held('ben-2');
    const [, late] = await dues();
    await service.deliver(registrationExpired, { registrationId: 'ben-2', tournamentId: 't1', playerId: 'ben' });
    expect(await ask(DUE, { id: late!['id'] }, player('ben'))).toEqual({ status: 'CLOSED', payment: null });
    expect(await begin(late!['id']!, 'ben')).toMatchObject({ success: false, errorCode: 'DUE_OVER' });
  });

  it('BIL-04 are refused at a price of the client’s own', async () => {
    const due = await dueOf('carla');
    const cheap = await begin(due.id, 'carla', { expectedCents: 1, expectedCardCents: 1 });
    expect(cheap).toMatchObject({ success: false, errorCode: 'WRONG_PRICE', payment: null, clientSecret: null });
  });

  it.each(['', 'two words', 'x'.repeat(101), 'x'.repeat(5_000)])(
    'API-13~ are not begun by a request called %j',
    async (requestId) => {
      const due = await dueOf('carla');
      const fieldErrors = [{ field: 'requestId', code: 'INVALID' }];
      const refused = { success: false, errorCode: 'INVALID_DATA', fieldErrors, payment: null, clientSecret: null };
      expect(await begin(due.id, 'carla', { requestId })).toMatchObject(refused);
    },
  );

  it('TRN-08~ BIL-04~ SMS-03~ say what a first tournament costs, and why a coupon or a voucher lowers nothing', async () => {
    const isFirst = (who: string) => ask('{ myNextTournamentIsFirst }', {}, player(who));
    const due = await dueOf('erin');
    expect([await isFirst('erin'), await isFirst('ana')]).toEqual([true, false]);
    const price = `query ($id: ID!) { due(id: $id) {
      price(couponCode: "none", voucherIds: ["v1"]) { couponRefusal total { cents } lines { what amount { cents } } } } }`;
    expect(await ask(price, { id: due.id }, player('erin'))).toEqual({
      price: {
        couponRefusal: 'COUPON_WRONG',
        total: { cents: 750 },
        lines: [
          { what: 'BASE', amount: { cents: 1_500 } },
          { what: 'FIRST_TOURNAMENT', amount: { cents: -750 } },
        ],
      },
    });
    const half = { expectedCents: 750, expectedCardCents: 750 };
    expect(await begin(due.id, 'erin', { ...half, couponCode: 'none' })).toMatchObject({ errorCode: 'COUPON_REFUSED' });
    expect(await begin(due.id, 'erin', { ...half, voucherIds: ['v1'] })).toMatchObject({
      errorCode: 'VOUCHER_REFUSED',
    });
    expect(await begin(due.id, 'erin', half)).toMatchObject({
      success: true,
      payment: { price: { total: { cents: 750 } } },
    });
    expect(await isFirst('erin')).toBe(false);
  });

  it('API-13~ are seen by their payer alone', async () => {
    const due = await dueOf('ana');
    const { id } = (await begin(due.id, 'ana'))['payment'] as { id: string };
    expect(await ask(PAYMENT, { id }, player('ben'))).toBeNull();
    expect(await ask(DUE, { id: due.id }, player('ben'))).toBeNull();
    expect(await ask(CONFIRM, { id }, player('ben'))).toMatchObject({ errorCode: 'PAYMENT_NOT_FOUND', payment: null });
    expect(await begin(due.id, 'ben')).toMatchObject({ errorCode: 'DUE_NOT_FOUND', payment: null });
    await expect(ask(DUES, {}, VISITOR)).rejects.toThrow('permission');
    expect(await ask(ABANDON, { id }, player('ana'))).toMatchObject({
      payment: { status: 'EXPIRED', expiredBecause: 'ABANDONED' },
    });
  });

  it('BIL-09 cannot be begun by who was barred, until support lets them again', async () => {
    const due = await dueOf('david');
    const set = (barred: boolean, reason: string | null, who: Identity) =>
      ask(ACCESS, { input: { userId: 'david', barred, reason } }, who);
    await expect(set(true, 'no', player('ana'))).rejects.toThrow('permission');
    expect(await set(true, ' ', support('s'))).toMatchObject({ success: false, errorCode: 'REASON_REQUIRED' });
    expect(await set(true, 'chargebacks', support('s'))).toMatchObject({ success: true, barred: true });
    expect(await begin(due.id, 'david')).toMatchObject({ success: false, errorCode: 'PAYMENTS_BARRED' });
    expect(await set(false, null, support('s'))).toMatchObject({ success: true, barred: false });
    expect(await begin(due.id, 'david')).toMatchObject({ success: true });
  });

  it('BIL-03 take signed webhooks of the gateway alone', async () => {
    const due = await dueOf('ana');
    const started = await begin(due.id, 'ana');
    const { id } = started['payment'] as { id: string };
    await ask(PAY, { input: { clientSecret: started['clientSecret'], means: '4242424242424242' } }, player('ana'));
    const calls = await service.app.get(SandboxCalls).due(service.clock.now(), 10);
    const { raw, signature } = calls[0]!;
    const send = (body: Buffer, signed: string, internal = true) =>
      service.query(WEBHOOK, { body: body.toString('base64'), signature: signed }, VISITOR, { internal });
    expect((await send(raw, signature, false)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const forged = Buffer.from(raw.toString().replace('evt_', 'evil_'));
    expect((await send(forged, signature)).data).toEqual({ receivePaymentWebhook: false });
    expect((await send(raw, 't=1,v1=00')).data).toEqual({ receivePaymentWebhook: false });
    for (const call of [...calls, ...calls]) {
      expect((await send(call.raw, call.signature)).data).toEqual({ receivePaymentWebhook: true });
    }
    await service.runTimers(service.clock.now());
    expect(await ask(PAYMENT, { id }, player('ana'))).toEqual({ status: 'PAID' });
  });

  it('BIL-03~ take nothing from a signed webhook that names no event, and take the next one', async () => {
    const event = { eventId: 'evt_next', type: 'charge.updated', ref: null };
    const wrong = [
      ...POISON.map(([, text]) => text),
      ...[{ eventId: 7 }, { eventId: '' }, { eventId: 'a\0' }, { type: null }, { ref: 7 }, { ref: 'x'.repeat(300) }],
      ...[{ about: null }, { about: { kind: 'OTHER', ref: 'a' } }, { about: { kind: 'SETUP', ref: [] } }],
    ].map((each) => (typeof each === 'string' ? each : JSON.stringify({ ...event, ...each })));
    const send = async (text: string) => {
      const raw = Buffer.from(text);
      const signature = sign(TEST_SECRET, raw, service.clock.now());
      return service.query(WEBHOOK, { body: raw.toString('base64'), signature }, VISITOR, { internal: true });
    };
    const kept = () => service.manager.query('select id from provider_event order by id');
    const before = await kept();
    for (const text of wrong) expect(await send(text)).toEqual({ data: { receivePaymentWebhook: false } });
    expect(await kept()).toEqual(before);
    expect(await send(JSON.stringify(event))).toEqual({ data: { receivePaymentWebhook: true } });
    expect(await kept()).toHaveLength((before as unknown[]).length + 1);
  });

  it('BIL-03~ API-13~ are begun twenty times an hour, and confirmed or given up thirty times in ten minutes', async () => {
    const due = await dueOf('hasty');
    const limited = {
      success: false,
      errorCode: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: expect.any(Number),
      payment: null,
    };
    const starts = await Promise.all(Array.from({ length: 21 }, () => begin(due.id, 'hasty', { expectedCents: 1 })));
    expect(starts.filter(({ errorCode }) => errorCode === 'WRONG_PRICE')).toHaveLength(20);
    expect(await begin(due.id, 'hasty')).toMatchObject({ ...limited, clientSecret: null });
    const ends = await Promise.all(
      Array.from({ length: 30 }, (_, i) => ask(i % 2 ? CONFIRM : ABANDON, { id: 'none' }, player('hasty'))),
    );
    expect(new Set(ends.map(({ errorCode }) => errorCode))).toEqual(new Set(['PAYMENT_NOT_FOUND']));
    expect(await ask(CONFIRM, { id: 'none' }, player('hasty'))).toMatchObject(limited);
    expect(await ask(ABANDON, { id: 'none' }, player('hasty'))).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    const codes = `{ ${Array.from(
      { length: 30 },
      (_, i) => `due${i}: due(id: "${due.id}") { price(couponCode: "guess-${i}") {
      couponRefusal retryAfterSeconds } }`,
    ).join(' ')} }`;
    const guess = async () => Object.values((await service.query(codes, {}, player('hasty'))).data!);
    expect(await guess()).toEqual(
      Array(30).fill({ price: { couponRefusal: 'COUPON_WRONG', retryAfterSeconds: null } }),
    );
    await guess();
    expect((await guess())[0]).toEqual({
      price: { couponRefusal: 'TOO_MANY_REQUESTS', retryAfterSeconds: expect.any(Number) },
    });
    // Everybody has a limit of their own.
    expect(await ask(CONFIRM, { id: 'none' }, player('patient'))).toMatchObject({ errorCode: 'PAYMENT_NOT_FOUND' });
  });
});

describe('payments where neither Stripe nor the sandbox takes any', () => {
  it('BIL-01~ are refused before anybody is charged', async () => {
    const service = await startTestService(billingService, { settings: { paymentSandbox: false } });
    try {
      const due = await service.app.get(OpenDue).execute({
        ...{ kind: 'LEAGUE', reference: 'phase-1', playerId: userId('ana'), description: 'Winter', baseCents: 900 },
        paysBy: new Date(service.clock.now().getTime() + 60_000),
      });
      const input = {
        dueId: due.id,
        requestId: 'r',
        expectedCents: 900,
        expectedCardCents: 900,
        useCredit: false,
        saveMeans: true,
      };
      const { data } = await service.query(START, { input }, player('ana'));
      expect(data).toMatchObject({ startPayment: { success: false, errorCode: 'PROVIDER_AWAY', clientSecret: null } });
    } finally {
      await service.stop();
    }
  });

  it('BIL-01~ go to Stripe where its keys are set, and no test card pays there', async () => {
    const stripeKeys = {
      stripeSecretKey: 'sk_test_1',
      stripePublishableKey: 'pk_test_1',
      stripeWebhookSecrets: ['whsec_1'],
    };
    const service = await startTestService(billingService, { settings: stripeKeys });
    try {
      const paid = await service.query(PAY, { input: { clientSecret: 's', means: '4242424242424242' } }, player('ana'));
      expect(paid.data).toMatchObject({ payInSandbox: { success: false, errorCode: 'SANDBOX_CARD_UNKNOWN' } });
      const input = { dueId: 'none', requestId: 'r', expectedCents: 1, expectedCardCents: 1, useCredit: false };
      const { data } = await service.query(START, { input }, player('ana'));
      expect(data).toMatchObject({
        startPayment: { provider: 'STRIPE', publishableKey: 'pk_test_1', errorCode: 'DUE_NOT_FOUND' },
      });
    } finally {
      await service.stop();
    }
  });
});
