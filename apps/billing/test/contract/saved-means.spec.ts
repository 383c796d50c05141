import { orderPaid } from '@setpoint/events';
import { type Identity, userId } from '@setpoint/kernel';
import { player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { OpenDue } from '../../src/application/open-due.js';
import { SetPaymentAccess } from '../../src/application/set-payment-access.js';
import { billingService } from '../../src/service.js';

const MINE = `{ myPaymentMeans { id kind label savedAt } }`;
const START = `mutation ($requestId: String!) { startSavingMeans(requestId: $requestId) {
  success errorCode retryAfterSeconds fieldErrors { field code } id clientSecret asksPayer provider publishableKey means { label } } }`;
const CONFIRM = `mutation ($id: ID!) { confirmSavedMeans(id: $id) { success errorCode id clientSecret means { kind label } } }`;
const PAY = `mutation ($input: PayInSandboxInput!) { payInSandbox(input: $input) { success errorCode asksPayer } }`;
const ANSWER = `mutation ($input: AnswerInSandboxInput!) { answerInSandbox(input: $input) { success errorCode } }`;
const START_PAYMENT = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { success errorCode clientSecret payment { id } } }`;
const COUPON = `mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { success } }`;
const CONFIRM_PAYMENT = `mutation ($id: ID!) { confirmPayment(id: $id) { payment { status } } }`;

type Answer = Record<string, unknown>;

describe('means of payment in the billing subgraph', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(billingService);
  });
  afterAll(() => service?.stop());

  const ask = async (document: string, variables: object, who: Identity) => {
    const { data, errors } = await service.query(document, { ...variables }, who);
    if (errors) throw new Error(errors[0]!.message);
    return Object.values(data!)[0] as Answer;
  };
  const pay = (clientSecret: unknown, means: string, who: Identity) =>
    ask(PAY, { input: { clientSecret, means } }, who);

  it('LEA-08~ are left in the sandbox as a payment is made there', async () => {
    const ana = player('ana');
    expect(await ask(MINE, {}, ana)).toBeNull();
    const started = await ask(START, { requestId: 'r1' }, ana);
    expect(started).toMatchObject({ success: true, provider: 'SANDBOX', publishableKey: null, means: null });
    const { id, clientSecret } = started;
    expect(await pay(clientSecret, '1234', ana)).toMatchObject({ success: false, errorCode: 'SANDBOX_CARD_UNKNOWN' });
    // Declined: another one is welcome, with the same secret.
    expect(await pay(clientSecret, '4000000000000002', ana)).toMatchObject({ success: true });
    expect(await ask(CONFIRM, { id }, ana)).toMatchObject({ success: true, id, clientSecret, means: null });
    expect(await pay(clientSecret, '4000 0000 0000 3220', ana)).toMatchObject({ asksPayer: true });
    // After a reload.
    expect(await ask(START, { requestId: 'r1' }, ana)).toMatchObject({ id, clientSecret, asksPayer: true });
    expect(await ask(ANSWER, { input: { clientSecret, approves: true } }, ana)).toMatchObject({ success: true });
    const kept = { success: true, id: null, clientSecret: null, means: { kind: 'CARD', label: '3220' } };
    expect(await ask(CONFIRM, { id }, ana)).toMatchObject(kept);
    expect(await ask(START, { requestId: 'r1' }, ana)).toMatchObject({ id: null, means: { label: '3220' } });
    expect(await ask(MINE, {}, ana)).toMatchObject({ kind: 'CARD', label: '3220' });
  });

  it('API-13~ are none of anything that is no id', async () => {
    const ana = player('ana');
    for (const id of ['', '\u0000', 'x'.repeat(5_000)])
      expect(await ask(CONFIRM, { id }, ana)).toMatchObject({ success: false, errorCode: 'PAYMENT_NOT_FOUND' });
  });

  it.each(['', '\u0000', 'two words', 'x'.repeat(101), 'x'.repeat(5_000)])(
    'API-13~ are not begun by a request called %j',
    async (requestId) => {
      const fieldErrors = [{ field: 'requestId', code: 'INVALID' }];
      const refused = { success: false, errorCode: 'INVALID_DATA', fieldErrors, id: null, clientSecret: null };
      expect(await ask(START, { requestId }, player('ana'))).toMatchObject(refused);
    },
  );

  it('API-13~ are each player’s own', async () => {
    const { id } = await ask(START, { requestId: 'r2' }, player('ben'));
    const refused = { success: false, errorCode: 'PAYMENT_NOT_FOUND', clientSecret: null, means: null };
    expect(await ask(CONFIRM, { id }, player('eve'))).toMatchObject(refused);
    expect(await ask(MINE, {}, player('eve'))).toBeNull();
    await expect(ask(MINE, {}, VISITOR)).rejects.toThrow('permission');
    await expect(ask(START, { requestId: 'r3' }, VISITOR)).rejects.toThrow('permission');
  });

  it('LEA-08~ BIL-01~ are kept with the first payment of a subscription, which needs them', async () => {
    const carla = player('carla');
    const due = await service.app.get(OpenDue).execute({
      ...{ kind: 'LEAGUE', reference: 's1:2026:1', playerId: userId('carla'), description: 'Lega', baseCents: 2_900 },
      paysBy: new Date(service.clock.now().getTime() + 1_800_000),
    });
    const price = { dueId: due.id, expectedCents: 2_900, expectedCardCents: 2_900, useCredit: true };
    const without = await ask(START_PAYMENT, { input: { ...price, requestId: 'a' } }, carla);
    expect(without).toMatchObject({ success: false, errorCode: 'MEANS_REQUIRED', payment: null });
    const started = await ask(START_PAYMENT, { input: { ...price, requestId: 'b', saveMeans: true } }, carla);
    await pay(started['clientSecret'], '4242424242424242', carla);
    const { id } = started['payment'] as Answer;
    expect(await ask(CONFIRM_PAYMENT, { id }, carla)).toEqual({ payment: { status: 'PAID' } });
    expect(await ask(MINE, {}, carla)).toMatchObject({ label: '4242' });
  });

  it('LEA-08~ BIL-07~ are saved first where credit or a coupon pays the phase whole', async () => {
    const dana = player('dana');
    const coupon = { requestId: 'whole', code: 'WHOLE', percent: 100, audience: 'EVERYBODY' };
    expect(await ask(COUPON, { input: coupon }, support('sam'))).toMatchObject({ success: true });
    const due = await service.app.get(OpenDue).execute({
      ...{ kind: 'LEAGUE', reference: 's2:2026:1', playerId: userId('dana'), description: 'Lega', baseCents: 2_900 },
      paysBy: new Date(service.clock.now().getTime() + 1_800_000),
    });
    const price = { dueId: due.id, expectedCents: 0, expectedCardCents: 0, useCredit: true, couponCode: 'WHOLE' };
    const without = await ask(START_PAYMENT, { input: { ...price, requestId: 'w1', saveMeans: true } }, dana);
    expect(without).toMatchObject({ success: false, errorCode: 'MEANS_REQUIRED' });
    const { id, clientSecret } = await ask(START, { requestId: 'w2' }, dana);
    await pay(clientSecret, '4242424242424242', dana);
    expect(await ask(CONFIRM, { id }, dana)).toMatchObject({ success: true, means: { label: '4242' } });
    const started = await ask(START_PAYMENT, { input: { ...price, requestId: 'w3', saveMeans: true } }, dana);
    expect(started).toMatchObject({ success: true, errorCode: null, clientSecret: null });
    const paid = (await service.eventsOf(orderPaid)).filter(({ playerId }) => playerId === 'dana');
    expect(paid).toMatchObject([{ reference: 's2:2026:1', priceCents: 0 }]);
  });

  it('LEA-08~ API-13~ are begun five times a day, as often as one likes with the same request', async () => {
    const hasty = player('hasty');
    for (let i = 0; i < 5; i += 1)
      expect(await ask(START, { requestId: `h${i}` }, hasty)).toMatchObject({ success: true });
    const limited = { success: false, errorCode: 'TOO_MANY_REQUESTS', id: null, clientSecret: null };
    expect(await ask(START, { requestId: 'h5' }, hasty)).toMatchObject({
      ...limited,
      retryAfterSeconds: expect.any(Number),
    });
    expect(await ask(START, { requestId: 'h4' }, hasty)).toMatchObject({ success: true, retryAfterSeconds: null });
  });

  it('BIL-09~ LEA-08~ are not begun by who is barred', async () => {
    const access = { playerId: userId('barred'), barred: true, reason: 'chargebacks' };
    await service.app.get(SetPaymentAccess).execute(access, userId('sam'));
    const refused = { success: false, errorCode: 'PAYMENTS_BARRED', clientSecret: null };
    expect(await ask(START, { requestId: 'b1' }, player('barred'))).toMatchObject(refused);
  });

  it('LEA-08~ cannot be left where neither Stripe nor the sandbox is', async () => {
    const bare = await startTestService(billingService, { settings: { paymentSandbox: false } });
    try {
      const { data } = await bare.query(START, { requestId: 'r' }, player('ana'));
      expect(data).toMatchObject({ startSavingMeans: { success: false, errorCode: 'PROVIDER_AWAY' } });
    } finally {
      await bare.stop();
    }
  });
});
