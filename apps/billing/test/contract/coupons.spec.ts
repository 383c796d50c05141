import { player, support, type TestService } from '@setpoint/testkit';
import { startBilling } from '../stage.js';

const CREATE = `mutation ($input: CreateCouponInput!) { createCoupon(input: $input) { success errorCode
  fieldErrors { field code } coupon { id code discount { percent amount { cents } } audience players { id } uses active
  createdBy { id } actions { kind reason by { id } } } } }`;
const END = `mutation ($input: DeactivateCouponInput!) { deactivateCoupon(input: $input) { success errorCode
  fieldErrors { field code } coupon { active actions { kind reason } } } }`;
const CHECK = `query ($code: String!) { couponCheck(code: $code) { success errorCode fieldErrors { field code }
  retryAfterSeconds code discount { percent amount { cents } } } }`;
const LIST = `query ($filter: CouponsFilter, $first: Int, $after: String) { coupons(filter: $filter, first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { code } } } }`;

describe('coupons in the billing subgraph', () => {
  let service: TestService;
  let count = 0;
  beforeEach(async () => (service = await startBilling()));
  afterEach(() => service?.stop());

  const sam = support('sam');
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const ask = async (document: string, variables: object, who = sam): Promise<any> =>
    (await service.query(document, { ...variables }, who)).data;
  const create = async (input: object) =>
    (await ask(CREATE, { input: { requestId: `r${(count += 1)}`, audience: 'EVERYBODY', ...input } })).createCoupon;
  const check = async (who: string, code: string) => (await ask(CHECK, { code }, player(who))).couponCheck;

  it('ADM-06~ SMS-03 support issues a coupon, and a player hears what it is worth', async () => {
    const input = { requestId: 'once', code: 'spring 10', percent: 10 };
    const first = await create(input);
    expect(first).toMatchObject({
      ...{ success: true, errorCode: null },
      coupon: {
        ...{ code: 'SPRING10', discount: { percent: 10, amount: null }, active: true, uses: 0 },
        ...{ createdBy: { id: 'sam' }, actions: [{ kind: 'COUPON_CREATED', by: { id: 'sam' } }] },
      },
    });
    expect(await create(input)).toEqual(first);
    expect(await create({ ...input, requestId: 'another' })).toMatchObject({ errorCode: 'COUPON_CODE_TAKEN' });
    expect(await create({ code: '' })).toMatchObject({
      ...{ errorCode: 'INVALID_DATA' },
      fieldErrors: [
        { field: 'code', code: 'REQUIRED' },
        { field: 'percent', code: 'ONE_OF_BOTH' },
      ],
    });
    expect(await check('ana', 'Spring10')).toMatchObject({
      success: true,
      code: 'SPRING10',
      discount: { percent: 10 },
    });
    expect(await check('ana', 'WINTER10')).toMatchObject({ success: false, errorCode: 'COUPON_WRONG', discount: null });
    expect(await check('ana', ' ')).toMatchObject({ fieldErrors: [{ field: 'code', code: 'REQUIRED' }] });
  });

  it('SMS-03~ nobody guesses codes: after fifteen tries one has to wait', async () => {
    const answers = [];
    for (let i = 0; i < 16; i += 1) answers.push(await check('guesser', `GUESS-${i}`));
    expect(answers.slice(0, 15).map(({ errorCode }) => errorCode)).toEqual(Array(15).fill('COUPON_WRONG'));
    expect(answers[15]).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    expect(answers[15].retryAfterSeconds).toBeGreaterThan(0);
    expect(await check('another', 'GUESS-1')).toMatchObject({ errorCode: 'COUPON_WRONG' });
  });

  it('SMS-03 tells who a coupon is not for', async () => {
    await create({ code: 'NEWCOMERS', cents: 500, audience: 'NEW_PLAYERS' });
    await create({ code: 'FOR-BEN', cents: 500, audience: 'CERTAIN_PLAYERS', playerIds: ['ben', 'ben'] });
    expect(await check('carla', 'NEWCOMERS')).toMatchObject({ errorCode: 'COUPON_NEW_PLAYERS_ONLY' });
    expect(await check('carla', 'FOR-BEN')).toMatchObject({ errorCode: 'COUPON_CERTAIN_PLAYERS_ONLY' });
    expect(await check('ben', 'FOR-BEN')).toMatchObject({ discount: { percent: null, amount: { cents: 500 } } });
  });

  it('ADM-06~ support ends a coupon with a reason, and finds coupons by state and code', async () => {
    await create({ code: 'FOR-BEN', cents: 500, audience: 'CERTAIN_PLAYERS', playerIds: ['ben'] });
    for (const code of ['SPRING', 'SUMMER']) await create({ code, percent: 10 });
    const { coupon } = await create({ code: 'ENDS-SOON', percent: 50 });
    const end = async (reason: string, id = coupon.id) => (await ask(END, { input: { id, reason } })).deactivateCoupon;
    expect(await end(' ')).toMatchObject({ fieldErrors: [{ field: 'reason', code: 'REQUIRED' }] });
    expect(await end('Wrong', 'none')).toMatchObject({ errorCode: 'COUPON_NOT_FOUND' });
    for (let i = 0; i < 2; i += 1)
      expect(await end('Misprinted')).toMatchObject({
        ...{ success: true },
        coupon: { active: false, actions: [{ kind: 'COUPON_CREATED' }, { kind: 'COUPON_DEACTIVATED', reason: 'Misprinted' }] },
      }); // oxfmt-ignore
    expect(await check('ana', 'ENDS-SOON')).toMatchObject({ errorCode: 'COUPON_WRONG' });
    const codes = async (filter: object) =>
      (await ask(LIST, { filter })).coupons.edges.map(({ node }: { node: { code: string } }) => node.code);
    expect(await codes({ active: false })).toEqual(['ENDS-SOON']);
    expect(await codes({ text: 'ends', active: true })).toEqual([]);
    expect(await codes({ audience: 'CERTAIN_PLAYERS' })).toEqual(['FOR-BEN']);
    const { coupons } = await ask(LIST, { first: 2 });
    expect(coupons.totalCount).toBe(4);
    const rest = (await ask(LIST, { first: 2, after: coupons.pageInfo.endCursor })).coupons;
    expect([rest.edges.length, rest.pageInfo.hasNextPage]).toEqual([2, false]);
  });
});
