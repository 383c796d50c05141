import { player, startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { billingService } from '../../src/service.js';
import { anasData } from '../builders.js';

const FIELDS = 'firstName lastName address municipality postalCode province country taxCode version';
const MINE = `{ myBillingData { ${FIELDS} } }`;
const SAVE = `mutation Save($input: SaveBillingDataInput!) {
  saveBillingData(input: $input) { success errorCode fieldErrors { field code } billingData { ${FIELDS} } }
}`;

describe('billing data in the billing subgraph', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(billingService);
  });
  afterAll(() => service?.stop());

  const save = async (who: string, change: object = {}) => {
    const { data } = await service.query(SAVE, { input: { ...anasData, ...change } }, player(who));
    return data!['saveBillingData'] as Record<string, unknown>;
  };
  const kept = async (who: string) => (await service.query(MINE, {}, player(who))).data!['myBillingData'];

  it('BIL-02 API-13 are saved and read by their player alone', async () => {
    expect(await kept('ana')).toBeNull();
    expect(await save('ana')).toEqual({
      success: true,
      errorCode: null,
      fieldErrors: [],
      billingData: { ...anasData, version: 1 },
    });
    expect(await kept('ana')).toEqual({ ...anasData, version: 1 });
    expect(await kept('ben')).toBeNull();
    for (const [query, variables] of [
      [MINE, {}],
      [SAVE, { input: anasData }],
    ] as const)
      expect((await service.query(query, variables, VISITOR)).errors).toMatchObject([
        { extensions: { code: 'UNAUTHENTICATED' } },
      ]);
  });

  it('BIL-02 are refused with every wrong field, or for a wrong tax code; what was kept stays', async () => {
    expect(await save('carla', { province: 'Milano', postalCode: '1' })).toMatchObject({
      success: false,
      errorCode: 'INVALID_DATA',
      fieldErrors: [
        { field: 'postalCode', code: 'POSTAL_CODE_NOT_VALID' },
        { field: 'province', code: 'PROVINCE_NOT_VALID' },
      ],
    });
    expect(await save('carla', { taxCode: 'RSSMRA85T10A562T' })).toMatchObject({ errorCode: 'WRONG_TAX_CODE' });
    expect(await kept('carla')).toBeNull();
  });

  it('BIL-02 that exist are answered, not overwritten; of ten at once one is kept', async () => {
    const tries = await Promise.all(Array.from({ length: 10 }, (_, i) => save('david', { address: `Via Roma ${i}` })));
    expect(tries.filter(({ success }) => success)).toHaveLength(1);
    const others = tries.filter(({ success }) => !success);
    expect(new Set(others.map(({ errorCode }) => errorCode))).toEqual(new Set(['BILLING_DATA_EXISTS']));
    const now = await kept('david');
    expect(others[0]!['billingData']).toEqual(now);
    expect(await save('david', { address: 'Via Po 1', version: 1 })).toMatchObject({
      success: true,
      billingData: { address: 'Via Po 1', version: 2 },
    });
  });
});
