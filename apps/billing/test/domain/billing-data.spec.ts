import { refusalOf, saved, tidied, type BillingData } from '../../src/domain/billing-data.js';
import { anasData } from '../builders.js';

const refusal = (change: Partial<BillingData>) => refusalOf(tidied({ ...anasData, ...change }));
const fieldError = (field: keyof BillingData, code: string) => ({ code: 'INVALID_DATA', fields: [{ field, code }] });

describe('billing data', () => {
  it('BIL-02 are kept as one writes them, codes in capitals', () => {
    const given = {
      ...anasData,
      firstName: '  Ana  Maria ',
      province: 'mi',
      country: 'it',
      taxCode: 'rssmra85t10 a562s',
    };
    expect(saved(null, given, null)).toEqual({
      ok: true,
      value: { ...anasData, firstName: 'Ana Maria', version: 1 },
    });
  });

  it.each([
    'firstName',
    'lastName',
    'address',
    'municipality',
    'postalCode',
    'province',
    'country',
    'taxCode',
  ] as const)('BIL-02 need %s', (field) => {
    expect(refusal({ [field]: ' ' })).toMatchObject({
      code: 'INVALID_DATA',
      fields: expect.arrayContaining([{ field, code: 'REQUIRED' }]) as unknown,
    });
  });

  it.each([
    ['firstName', 'A'.repeat(31), 'TOO_LONG'],
    ['lastName', 'A'.repeat(31), 'TOO_LONG'],
    ['address', 'A'.repeat(101), 'TOO_LONG'],
    ['municipality', 'A'.repeat(101), 'TOO_LONG'],
    ['postalCode', '2012', 'POSTAL_CODE_NOT_VALID'],
    ['postalCode', '201211', 'POSTAL_CODE_NOT_VALID'],
    ['postalCode', '2012A', 'POSTAL_CODE_NOT_VALID'],
    ['province', 'M', 'PROVINCE_NOT_VALID'],
    ['province', 'MIL', 'PROVINCE_NOT_VALID'],
    ['province', 'M1', 'PROVINCE_NOT_VALID'],
    ['country', 'XX', 'NOT_A_COUNTRY'],
    ['taxCode', 'RSSMRA85T10A562', 'TOO_SHORT'],
    ['taxCode', 'A'.repeat(31), 'TOO_LONG'],
    ['taxCode', 'RSSMRA85T10A562-', 'TAX_CODE_NOT_VALID'],
  ] as const)('BIL-02 take no %s %s', (field, value, code) => {
    expect(refusal({ [field]: value })).toMatchObject(fieldError(field, code));
  });

  it('BIL-02 take names of thirty characters, and longer postal codes elsewhere', () => {
    expect(refusal({ firstName: 'Š'.repeat(30), lastName: 'A'.repeat(30) })).toBeNull();
    expect(refusal({ country: 'US', postalCode: '201211234' })).toBeNull();
  });

  it('BIL-02 name all wrong fields at once', () => {
    expect(refusal({ postalCode: '1', province: '1' })?.fields).toHaveLength(2);
  });

  it('BIL-02 of Italy have a tax code with its check character', () => {
    const taxCode = 'RSSMRA85T10A562T';
    expect(refusal({ taxCode })).toMatchObject({
      code: 'WRONG_TAX_CODE',
      fields: [{ field: 'taxCode', code: 'TAX_CODE_NOT_VALID' }],
    });
    expect(refusal({ taxCode, country: 'FR' })).toBeNull();
  });

  it('BIL-02 that exist already are not overwritten by whoever has not seen them', () => {
    const kept = { ...anasData, version: 2 };
    const moved = { ...anasData, address: 'Via Roma 2' };
    expect(saved(kept, moved, null)).toMatchObject({ code: 'BILLING_DATA_EXISTS' });
    expect(saved(kept, moved, 1)).toMatchObject({ code: 'BILLING_DATA_EXISTS' });
    expect(saved(kept, moved, 2)).toMatchObject({ value: { address: 'Via Roma 2', version: 3 } });
  });

  it('BIL-02 saved again as they are change nothing', () => {
    const kept = { ...anasData, version: 2 };
    expect(saved(kept, anasData, null)).toMatchObject({ value: { version: 2 } });
  });
});
