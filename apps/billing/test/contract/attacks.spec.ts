import { Writable } from 'node:stream';
import { type Identity, userId } from '@setpoint/kernel';
import { createLog, execute, rowsOf, sql } from '@setpoint/service-kit';
import { player, startTestService, support, type TestService, VISITOR } from '@setpoint/testkit';
import { OpenDue } from '../../src/application/open-due.js';
import { billingService } from '../../src/service.js';
import { givePoints, playedBefore } from '../stage.js';

const START = `mutation ($input: StartPaymentInput!) { startPayment(input: $input) { success errorCode clientSecret payment { id } } }`;
const PAY = `mutation ($input: PayInSandboxInput!) { payInSandbox(input: $input) { success errorCode } }`;
const ANSWER = `mutation ($input: AnswerInSandboxInput!) { answerInSandbox(input: $input) { success errorCode } }`;
const CONFIRM = `mutation ($id: ID!) { confirmPayment(id: $id) { success errorCode payment { status } } }`;
const ABANDON = `mutation ($id: ID!) { abandonPayment(id: $id) { success errorCode } }`;
const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { success errorCode fieldErrors { field code } } }`;
const REDEEM = `mutation ($input: RedeemPointsInput!) { redeemPoints(input: $input) { success errorCode voucher { id } points { balance } } }`;
const DOCUMENT = `query ($number: String!, $year: Int!) { billingDocument(number: $number, year: $year) { number } }`;
const SUBSCRIBE = `mutation ($requestId: String!) { startSavingMeans(requestId: $requestId) { success } }`;
const REAL_CARD = '5555 3412 4444 1115';
const [ana, eve, mia, sam] = [player('ana'), player('eve'), player('mia'), support('sam')];

describe('billing under attack', () => {
  let service: TestService;
  let written = '';
  let count = 0;
  beforeAll(async () => {
    const destination = new Writable({ write: (chunk, _, done) => void ((written += String(chunk)), done()) });
    service = await startTestService(billingService, {
      logger: createLog({ name: 'test', level: 'trace', destination }),
    });
    await playedBefore(service, 'ana', 'eve', 'mia');
  });
  afterAll(() => service?.stop());

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const ask = async (document: string, variables: object, who: Identity): Promise<any> => {
    const { data, errors } = await service.query(document, { ...variables }, who);
    if (errors) throw new Error(`${String(errors[0]!.extensions['code'])}: ${errors[0]!.message}`);
    return Object.values(data!)[0];
  };
  const dueOf = (name: string, baseCents = 1_500) =>
    service.app.get(OpenDue).execute({
      ...{ kind: 'TOURNAMENT', reference: `r-${(count += 1)}`, playerId: userId(name), description: 'Open', baseCents },
      paysBy: new Date(service.clock.now().getTime() + 1_800_000),
    });
  const wish = (dueId: string, more = {}) => ({
    input: {
      ...{ dueId, requestId: `w${(count += 1)}`, expectedCents: 1_500, expectedCardCents: 1_500, useCredit: false },
      ...more,
    },
  });
  /** By somebody else than those who forge prices: each has twenty starts an hour. */
  const paid = async () => {
    const { clientSecret, payment } = await ask(START, wish((await dueOf('mia')).id), mia);
    await ask(PAY, { input: { clientSecret, means: '4242424242424242' } }, mia);
    expect(await ask(CONFIRM, { id: payment.id }, mia)).toMatchObject({ payment: { status: 'PAID' } });
    return payment.id as string;
  };

  it.each([
    [0, 0],
    [1, 1],
    [-1_500, -1_500],
    [1_499, 1_499],
    [1_500, 0],
    [0, 1_500],
    [2_147_483_647, 2_147_483_647],
  ])('BIL-04 takes no price of the client’s own: %i, %i by card', async (expectedCents, expectedCardCents) => {
    const due = await dueOf('ana');
    for (const useCredit of [true, false]) {
      const forged = await ask(START, wish(due.id, { expectedCents, expectedCardCents, useCredit }), ana);
      expect(forged).toMatchObject({ success: false, errorCode: 'WRONG_PRICE', clientSecret: null });
    }
    expect(await rowsOf(service.manager, sql`select from payment where due_id = ${due.id}`)).toEqual([]);
  });

  it('API-13~ lets nobody touch what somebody else owes, pays or has paid', async () => {
    const due = await dueOf('ana');
    expect(await ask(START, wish(due.id), eve)).toMatchObject({ errorCode: 'DUE_NOT_FOUND' });
    const { payment } = await ask(START, wish(due.id), ana);
    for (const command of [CONFIRM, ABANDON])
      expect(await ask(command, { id: payment.id }, eve)).toMatchObject({ errorCode: 'PAYMENT_NOT_FOUND' });
    for (const who of [eve, VISITOR])
      await expect(ask(REFUND, { input: { paymentId: payment.id, requestId: 'x', cents: 1, asCredit: true, reason: 'x' } }, who)).rejects.toThrow(); // oxfmt-ignore
  });

  it.each([0, -1, -1_500, 1_501, 2_147_483_647])('BIL-06~ refunds no %i cents of fifteen euros', async (cents) => {
    const input = { paymentId: await paid(), requestId: 'x1', cents, asCredit: true, reason: 'x' };
    expect(await ask(REFUND, { input }, sam)).toMatchObject({ success: false });
  });

  it('BIL-06~ refunds once what is pressed ten times by two of support at once, and never more than was paid', async () => {
    const paymentId = await paid();
    const presses = [sam, support('sue')].flatMap((who) =>
      Array.from({ length: 5 }, () =>
        ask(REFUND, { input: { paymentId, requestId: 'twice', cents: 1_000, asCredit: true, reason: 'x' } }, who),
      ),
    );
    const codes = (await Promise.all(presses)).map(({ errorCode }) => errorCode as string | null);
    expect(codes.filter((code) => code === null)).toHaveLength(5);
    expect(codes.filter((code) => code === 'MORE_THAN_PAID')).toHaveLength(5);
    const rows = await rowsOf(service.manager, sql`select credit_cents from refund where payment_id = ${paymentId}`);
    expect(rows).toEqual([{ credit_cents: 1_000 }]);
  });

  it('BIL-03~ two tabs with different means make one payment', async () => {
    const due = await dueOf('ana');
    const tabs = await Promise.all([ask(START, wish(due.id), ana), ask(START, wish(due.id), ana)]);
    expect(new Set(tabs.map(({ payment }) => payment.id as string)).size).toBe(1);
    const { clientSecret, payment } = tabs[0];
    await Promise.all(
      ['4242424242424242', 'paypal', '4000000000003220'].map((means) =>
        ask(PAY, { input: { clientSecret, means } }, ana),
      ),
    );
    await ask(ANSWER, { input: { clientSecret, approves: true } }, ana);
    await ask(CONFIRM, { id: payment.id }, ana);
    const charges = await rowsOf(
      service.manager,
      sql`select status from sandbox_charge where payment_id = ${payment.id}`,
    );
    expect(charges).toEqual([{ status: 'SUCCEEDED' }]);
    const booked = await rowsOf(
      service.manager,
      sql`select cause from ledger_transaction where cause = ${`payment:${payment.id}:captured`}`,
    );
    expect(booked).toHaveLength(1);
  });

  it('SMS-02~ buys one voucher with points for one, however many requests there are', async () => {
    await givePoints(service, 'eve', 4);
    const presses = Array.from({ length: 12 }, (_, i) =>
      ask(REDEEM, { input: { requestId: `e${i % 6}`, cents: 500 } }, eve),
    );
    const done = (await Promise.all(presses)).filter(({ success }) => success as boolean);
    expect(new Set(done.map(({ voucher }) => voucher.id as string)).size).toBe(1);
    expect(await ask('{ myPoints { balance } }', {}, eve)).toEqual({ balance: 20 });
  });

  it('SMS-03~ tries fifteen coupons by one request of a thousand, and nobody’s who is not signed in', async () => {
    const aliases = Array.from({ length: 1_000 }, (_, i) => `c${i}: couponCheck(code: "TRY-${i}") { errorCode }`).join(
      ' ',
    );
    const { data } = await service.query(`{ ${aliases} }`, {}, player('guesser'));
    const codes = Object.values(data!).map((answer) => (answer as { errorCode: string }).errorCode);
    expect(codes.filter((code) => code === 'COUPON_WRONG')).toHaveLength(15);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(985);
    await expect(ask('{ couponCheck(code: "TRY-1") { errorCode } }', {}, VISITOR)).rejects.toThrow('UNAUTHENTICATED');
  });

  it('BIL-05~ has no document of a number that is none', async () => {
    for (const number of ['9999999999', 'C9999999999', '0', '-1', "1' or '1'='1"])
      expect(await ask(DOCUMENT, { number, year: 2_147_483_647 }, ana)).toBeNull();
  });

  it('BIL-01~ keeps and logs no number of a real card', async () => {
    const { clientSecret } = await ask(START, wish((await dueOf('ana')).id), ana);
    const { errorCode } = await ask(PAY, { input: { clientSecret, means: REAL_CARD } }, ana);
    expect(errorCode).toBe('SANDBOX_CARD_UNKNOWN');
    // Also where something breaks on the way.
    await execute(service.manager, sql`alter table sandbox_charge rename to away`);
    await expect(ask(PAY, { input: { clientSecret, means: REAL_CARD } }, ana)).rejects.toThrow();
    await execute(service.manager, sql`alter table away rename to sandbox_charge`);
    expect(written).toContain('sandbox_charge');
    expect(written).not.toMatch(/5555\D*3412\D*4444/);
    expect(written).not.toContain(clientSecret);
    const kept = await rowsOf(service.manager, sql`select from sandbox_charge where means like '5555%'`);
    expect(kept).toEqual([]);
  });

  it('API-13~ begins nothing for who is not signed in', async () => {
    await expect(ask(START, wish('none'), VISITOR)).rejects.toThrow('UNAUTHENTICATED');
    await expect(ask(SUBSCRIBE, { requestId: 'r' }, VISITOR)).rejects.toThrow('UNAUTHENTICATED');
  });
});
