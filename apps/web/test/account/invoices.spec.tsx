import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../accessible.js';
import { signedInAs, theNetwork, visit } from '../visit.js';

const euro = (cents: number) => ({ cents, currency: 'EUR' });
const line = { what: 'TOURNAMENT_ENTRY', name: 'Spring Open' };

const aRow = (number: string, change: object = {}) => ({
  id: `document-${number}`,
  type: 'INVOICE',
  status: 'COMPLETED',
  number,
  year: 2026,
  issuedOn: '2026-06-01',
  total: euro(2_500),
  lines: [line],
  ...change,
});
const aList = (rows: object[], change: object = {}) => ({
  myDocuments: {
    totalCount: rows.length,
    years: [2026, 2025],
    pageInfo: { hasNextPage: false, endCursor: 'last' },
    edges: rows.map((node, i) => ({ cursor: `${i}`, node })),
    ...change,
  },
});
const aDocument = (change: object = {}) => ({
  ...aRow('12'),
  seller: { name: 'Setpoint S.r.l.', address: 'Milano', vatNumber: 'IT1', rea: 'MI-1' },
  buyer: null,
  lines: [{ ...line, amount: euro(2_500) }],
  taxes: [{ rate: 22, nature: null, reason: null, net: euro(2_049), vat: euro(451) }],
  stampDuty: null,
  means: [{ kind: 'CARD', label: '•••• 4242', amount: euro(2_500) }],
  original: null,
  creditNotes: [],
  ...change,
});
const operations = () => theNetwork().operations;

describe('my invoices', () => {
  beforeEach(() => {
    signedInAs();
    operations()['MyBillingData'] = () => ({ myBillingData: null });
  });

  it('BIL-05~ say what they are about, whether they were refunded, and lead to their page', async () => {
    operations()['MyDocuments'] = () =>
      aList([aRow('C1', { type: 'CREDIT_NOTE' }), aRow('12', { status: 'REFUND' }), aRow('11')]);
    await visit('/player/account/invoices');
    const link = await screen.findByRole('link', { name: /^Invoice 12\/2026/ });
    expect(link).toHaveAttribute('href', '/player/account/invoice/12/2026');
    expect(within(link).getByText('Refunded')).toBeInTheDocument();
    expect(within(link).getByText(/Spring Open/)).toBeInTheDocument();
    expect(within(link).getByText('€25.00')).toBeInTheDocument();
    expect(within(screen.getByRole('link', { name: /^Invoice 11/ })).getByText('Paid')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Credit note C1\/2026/ })).toBeInTheDocument();
    await expectAccessible();
  });

  it('BIL-05~ are narrowed by kind and year, which stand in the address', async () => {
    operations()['MyDocuments'] = () => aList([]);
    const { user } = await visit('/player/account/invoices?year=2025');
    expect(await screen.findByText('Nothing of this kind')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Kind'), 'Receipts');
    await waitFor(() =>
      expect(theNetwork().of('MyDocuments').at(-1)!.body['variables']).toMatchObject({
        filter: { type: 'RECEIPT', year: 2025 },
      }),
    );
    expect(window.location.search).toBe('?year=2025&type=RECEIPT');
  });

  it('BIL-05~ are none at first, and come page by page later', async () => {
    operations()['MyDocuments'] = (_, nth) =>
      nth === 1 ? aList([aRow('12')], { pageInfo: { hasNextPage: true, endCursor: 'c12' } }) : aList([aRow('11')]);
    const { user } = await visit('/player/account/invoices');
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: /^Invoice 11/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Invoice 12/ })).toBeInTheDocument();
    expect(theNetwork().of('MyDocuments').at(-1)!.body['variables']).toMatchObject({ after: 'c12' });
  });

  it('BIL-05~ say what will be here while there are none', async () => {
    operations()['MyDocuments'] = () => aList([], { years: [] });
    await visit('/player/account/invoices');
    expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
    expect(screen.queryByLabelText('Kind')).not.toBeInTheDocument();
  });
});

describe('the page of an invoice', () => {
  beforeEach(() => signedInAs());

  it('BIL-05~ shows net, tax, total, means and the credit note that refunds it', async () => {
    operations()['OneDocument'] = () => ({
      billingDocument: aDocument({
        status: 'REFUND',
        creditNotes: [{ type: 'CREDIT_NOTE', number: 'C1', year: 2026 }],
      }),
    });
    await visit('/player/account/invoice/12/2026');
    expect(await screen.findByRole('heading', { name: 'Invoice 12/2026' })).toBeInTheDocument();
    for (const [what, amount] of [
      ['Tournament entry: Spring Open', '€25.00'],
      ['Net at 22%', '€20.49'],
      ['VAT 22%', '€4.51'],
      ['Total', '€25.00'],
      ['Paid by card •••• 4242', '€25.00'],
    ] as const)
      expect(within(screen.getByRole('row', { name: new RegExp(`^${what}`) })).getByText(amount)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Credit note C1/2026' })).toHaveAttribute(
      'href',
      '/player/account/invoice/C1/2026',
    );
    expect(theNetwork().of('OneDocument')[0]!.body['variables']).toEqual({ number: '12', year: 2026 });
    await expectAccessible();
  });

  it.each(['/player/account/invoice/99/2026', '/player/account/invoice/12/now'])(
    'BIL-05~ RTE-13~ says at %s that there is none',
    async (path) => {
      operations()['OneDocument'] = () => ({ billingDocument: null });
      await visit(path);
      expect(await screen.findByText('We can’t find this invoice')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', '/player/account/invoices');
    },
  );

  it('SHL-08~ can be asked for again', async () => {
    operations()['OneDocument'] = (_, nth) =>
      nth === 1 ? { errors: [{ message: 'out of order' }] } : { billingDocument: aDocument() };
    const { user } = await visit('/player/account/invoice/12/2026');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Invoice 12/2026' })).toBeInTheDocument();
  });
});
