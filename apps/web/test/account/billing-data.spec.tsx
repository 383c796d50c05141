import { screen } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const KEPT = {
  firstName: 'Ana',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  municipality: 'Milano',
  postalCode: '20121',
  province: 'MI',
  country: 'IT',
  taxCode: 'RSSMRA85T10A562S',
  version: 1,
};
const answers = (payload: object) => ({
  saveBillingData: {
    success: true,
    errorCode: null,
    fieldErrors: [],
    billingData: KEPT,
    ...payload,
  },
});
const inputs = () => theNetwork().of('SaveBillingData').map(({ body }) => body['variables']); // oxfmt-ignore

describe('my billing data', () => {
  beforeEach(() => {
    theNetwork().operations['MyDocuments'] = () => ({
      myDocuments: {
        totalCount: 0,
        years: [],
        pageInfo: { hasNextPage: false, endCursor: null },
        edges: [],
      },
    });
  });

  it('BIL-02~ begin with my name and country, and are saved', async () => {
    signedInAs();
    const { operations } = theNetwork();
    operations['MyBillingData'] = () => ({ myBillingData: null });
    operations['SaveBillingData'] = () => answers({});
    const { user } = await visit('/player/account/invoices');
    expect(await screen.findByLabelText('First name')).toHaveValue('Ana');
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('Italy');
    for (const [label, value] of [
      ['Street and number', 'Via Roma 1'],
      ['Town or city', 'Milano'],
      ['Postal code', '20121'],
      ['Province', 'MI'],
      ['Tax code', 'RSSMRA85T10A562S'],
    ] as const)
      await user.type(screen.getByLabelText(label), value);
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your billing data are saved')).toBeInTheDocument();
    expect(inputs()).toEqual([{ input: { ...KEPT, version: null } }]);
  });

  it('BIL-02~ stay as typed when the server refuses fields or the tax code', async () => {
    signedInAs();
    const { operations } = theNetwork();
    operations['MyBillingData'] = () => ({ myBillingData: KEPT });
    operations['SaveBillingData'] = (_, nth) =>
      nth === 1
        ? answers({
            success: false,
            errorCode: 'INVALID_DATA',
            fieldErrors: [{ field: 'postalCode', code: 'POSTAL_CODE_NOT_VALID' }],
          })
        : answers({
            success: false,
            errorCode: 'WRONG_TAX_CODE',
            fieldErrors: [{ field: 'taxCode', code: 'TAX_CODE_NOT_VALID' }],
          });
    const { user } = await visit('/player/account/invoices');
    const code = await screen.findByLabelText('Postal code');
    await user.clear(code);
    await user.type(code, '123');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('At least five digits, five in Italy')).toBeInTheDocument();
    expect(code).toHaveValue('123');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/the last one confirms the others/)).toBeInTheDocument();
    expect(screen.getByLabelText('Tax code')).toHaveAttribute('aria-invalid', 'true');
    expect(code).toHaveValue('123');
  });

  it('BIL-02~ that were saved in another window are replaced only when asked again', async () => {
    signedInAs();
    const { operations } = theNetwork();
    operations['MyBillingData'] = () => ({ myBillingData: null });
    operations['SaveBillingData'] = (_, nth) =>
      nth === 1 ? answers({ success: false, errorCode: 'BILLING_DATA_EXISTS' }) : answers({});
    const { user } = await visit('/player/account/invoices');
    await user.type(await screen.findByLabelText('Street and number'), 'Via Po 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/already saved other billing data/)).toBeInTheDocument();
    expect(screen.getByLabelText('Street and number')).toHaveValue('Via Po 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your billing data are saved')).toBeInTheDocument();
    expect(inputs()).toMatchObject([{ input: { version: null } }, { input: { version: 1, address: 'Via Po 2' } }]);
  });

  it('SHL-08~ can be asked for again when they do not arrive', async () => {
    signedInAs();
    theNetwork().operations['MyBillingData'] = (_, nth) =>
      nth === 1 ? { errors: [{ message: 'out of order' }] } : { myBillingData: KEPT };
    const { user } = await visit('/player/account/invoices');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Tax code')).toHaveValue('RSSMRA85T10A562S');
  });
});
