import { player, support, VISITOR, type TestService } from '@setpoint/testkit';
import { givePoints, startBilling } from '../stage.js';

const MINE = `query ($first: Int, $after: String) { myPoints { balance history(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { kind points match { id } referred { id } } } } } }`;
const REDEEM = `mutation ($input: RedeemPointsInput!) { redeemPoints(input: $input) { success errorCode
  fieldErrors { field code } voucher { id code brand points state value { cents currency } } points { balance } } }`;
const VOUCHERS = `{ myVouchers { id state } voucherOffers { points value { cents } } }`;
const ADJUST = `mutation ($input: AdjustPointsInput!) { adjustPoints(input: $input) { success errorCode
  fieldErrors { field code } points { balance history { edges { node { kind reason by { id } } } } } } }`;
const CANCEL = `mutation ($input: CancelVoucherInput!) { cancelVoucher(input: $input) { success errorCode
  fieldErrors { field code } voucher { state reason actions { kind reason by { id } } } } }`;
const LIST = `query ($filter: VouchersFilter) { vouchers(filter: $filter) { totalCount edges { node { id player { id } } } } }`;

describe('points and vouchers in the billing subgraph', () => {
  let service: TestService;
  let count = 0;
  beforeAll(async () => (service = await startBilling()));
  afterAll(() => service?.stop());

  const somebody = (name = 'ana') => `${name}-${(count += 1)}`;
  const ask = async (document: string, variables: object, who = VISITOR) => {
    const { data, errors } = await service.query<Record<string, never>>(document, { ...variables }, who);
    return { data: data as never as Record<string, any>, code: errors?.[0]?.extensions['code'] }; // eslint-disable-line @typescript-eslint/no-explicit-any
  };
  const redeem = async (who: string, cents: number, requestId = `request ${(count += 1)}`.replace(' ', '-')) =>
    (await ask(REDEEM, { input: { cents, requestId } }, player(who))).data['redeemPoints'];
  const sam = support('sam');

  it('SMS-01 shows balance and history, a page at a time, to their owner', async () => {
    const ana = somebody();
    await givePoints(service, ana, 5);
    const first = (await ask(MINE, { first: 3 }, player(ana))).data['myPoints'];
    expect(first).toMatchObject({ balance: 150, history: { totalCount: 5, pageInfo: { hasNextPage: true } } });
    const after = first.history.pageInfo.endCursor;
    const second = (await ask(MINE, { first: 3, after }, player(ana))).data['myPoints'];
    expect(second.history.edges).toHaveLength(2);
    expect(second.history.pageInfo.hasNextPage).toBe(false);
    expect((await ask(MINE, {}, VISITOR)).code).toBe('UNAUTHENTICATED');
    expect((await ask(MINE, {}, player(somebody()))).data['myPoints']).toMatchObject({ balance: 0 });
  });

  it('SMS-02 100 points buy 5 euro, 180 buy 10', async () => {
    const ana = somebody();
    await givePoints(service, ana, 10);
    expect(await redeem(ana, 500)).toMatchObject({
      ...{ success: true, errorCode: null, points: { balance: 200 } },
      voucher: { brand: 'Setpoint', points: 100, state: 'ACTIVE', value: { cents: 500, currency: 'EUR' } },
    });
    expect(await redeem(ana, 1_000)).toMatchObject({ success: true, points: { balance: 20 } });
    const { voucherOffers, myVouchers } = (await ask(VOUCHERS, {}, player(ana))).data;
    expect(myVouchers).toHaveLength(2);
    expect(voucherOffers).toEqual([
      { points: 100, value: { cents: 500 } },
      { points: 180, value: { cents: 1_000 } },
    ]);
  });

  it('SMS-02 refuses insufficient credit, and values that nobody offers', async () => {
    const ana = somebody();
    await givePoints(service, ana, 3);
    expect(await redeem(ana, 500)).toMatchObject({
      ...{ success: false, errorCode: 'INSUFFICIENT_CREDIT', voucher: null, points: { balance: 90 } },
    });
    expect(await redeem(ana, 700)).toMatchObject({
      ...{ errorCode: 'INVALID_DATA', fieldErrors: [{ field: 'cents', code: 'INVALID' }] },
    });
    expect((await ask(VOUCHERS, {}, player(ana))).data['myVouchers']).toEqual([]);
  });

  it('SMS-02 a double click redeems once, also where the points suffice for one only', async () => {
    const ana = somebody();
    await givePoints(service, ana, 4);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(ana, 500, `click-of-${ana}`)));
    expect(new Set(answers.map(({ voucher }) => voucher?.id)).size).toBe(1);
    expect(answers.every(({ success }) => success)).toBe(true);
    expect(answers[0].points).toEqual({ balance: 20 });
    expect(await redeem(ana, 1_000, `click-of-${ana}`)).toMatchObject({
      fieldErrors: [{ field: 'requestId', code: 'INVALID' }],
    });
  });

  it('SMS-02 fifty at once redeem what the points suffice for, and no more', async () => {
    const ana = somebody();
    await givePoints(service, ana, 8);
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(ana, 500)));
    expect(answers.filter(({ success }) => success)).toHaveLength(2);
    expect(answers.filter(({ errorCode }) => errorCode === 'INSUFFICIENT_CREDIT')).toHaveLength(48);
    const mine = (await ask(MINE, { first: 50 }, player(ana))).data['myPoints'];
    expect([mine.balance, mine.history.totalCount]).toEqual([40, 10]);
    const codes = answers.flatMap(({ voucher }) => voucher?.code ?? []);
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(code).toMatch(/^SP(-[0-9A-HJKMNP-TV-Z]{4}){4}$/);
  });

  it('ADM-06~ support adjusts points with a reason, once for each request, and never below zero', async () => {
    const ana = somebody();
    const adjust = async (input: object) =>
      (await ask(ADJUST, { input: { playerId: ana, requestId: 'r1', points: 50, reason: 'Prize of the club day', ...input } }, sam))
        .data['adjustPoints']; // oxfmt-ignore
    const entry = { kind: 'ADJUSTED', reason: 'Prize of the club day', by: { id: 'sam' } };
    for (let i = 0; i < 2; i += 1)
      expect(await adjust({})).toEqual({
        ...{ success: true, errorCode: null, fieldErrors: [] },
        points: { balance: 50, history: { edges: [{ node: entry }] } },
      });
    expect(await adjust({ requestId: 'r2', points: -51 })).toMatchObject({ errorCode: 'INSUFFICIENT_CREDIT' });
    expect(await adjust({ requestId: 'r3', points: -50 })).toMatchObject({ success: true, points: { balance: 0 } });
    expect(await adjust({ points: 0, reason: ' ' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA' },
      fieldErrors: [
        { field: 'points', code: 'OUT_OF_RANGE' },
        { field: 'reason', code: 'REQUIRED' },
      ],
    });
    expect(await adjust({ reason: 'x'.repeat(501) })).toMatchObject({ fieldErrors: [{ code: 'TOO_LONG' }] });
    const log = `select by, before, after from support_action where about = $1 order by position`;
    expect(await service.manager.query(log, [ana])).toEqual([
      { by: 'sam', before: { balance: 0 }, after: { balance: 50 } },
      { by: 'sam', before: { balance: 50 }, after: { balance: 0 } },
    ]);
    expect((await ask(ADJUST, { input: { playerId: ana, requestId: 'r', points: 1, reason: 'x' } }, player(ana))).code).toBe('FORBIDDEN'); // oxfmt-ignore
  });

  it('ADM-06~ support looks vouchers up and cancels them, with the points back or without', async () => {
    const ana = somebody();
    await givePoints(service, ana, 4);
    const { voucher } = await redeem(ana, 500);
    for (const text of [voucher.code.slice(3, 12).toLowerCase(), voucher.id, ana]) {
      const found = (await ask(LIST, { filter: { text, state: 'ACTIVE' } }, sam)).data['vouchers'];
      expect(found.edges).toEqual([{ node: { id: voucher.id, player: { id: ana } } }]);
    }
    const cancel = async (input: object) =>
      (await ask(CANCEL, { input: { id: voucher.id, reason: 'Bought by mistake', givePointsBack: true, ...input } }, sam))
        .data['cancelVoucher']; // oxfmt-ignore
    expect(await cancel({ reason: '' })).toMatchObject({ fieldErrors: [{ field: 'reason', code: 'REQUIRED' }] });
    for (let i = 0; i < 2; i += 1)
      expect(await cancel({})).toMatchObject({
        success: true,
        voucher: {
          ...{ state: 'CANCELLED', reason: 'Bought by mistake' },
          actions: [{ kind: 'VOUCHER_CANCELLED', reason: 'Bought by mistake', by: { id: 'sam' } }],
        },
      });
    expect((await ask(MINE, {}, player(ana))).data['myPoints'].balance).toBe(120);
    const second = (await redeem(ana, 500)).voucher;
    expect(await cancel({ id: second.id, givePointsBack: false })).toMatchObject({ success: true });
    expect((await ask(MINE, {}, player(ana))).data['myPoints'].balance).toBe(20);
    expect(await cancel({ id: 'none' })).toMatchObject({ errorCode: 'VOUCHER_NOT_FOUND' });
    await service.manager.query(
      `insert into voucher values ('used', 'SP-USED', $1, 'used', 'Setpoint', 500, 100, 'USED', 'p1', now(), now(), null)`,
      [ana],
    );
    expect(await cancel({ id: 'used' })).toMatchObject({ errorCode: 'VOUCHER_NOT_ACTIVE' });
  });
});
