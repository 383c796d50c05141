import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent, waiting } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const money = (cents: number) => ({ cents, currency: 'EUR' });
const SAM = user('sam', 'Sam Bennett');
const PAYMENT = {
  ...{ id: 'p1', kind: 'TOURNAMENT', reference: 'r1', description: 'Spring Open', status: 'PAID' },
  ...{ startedAt: '2026-05-01T10:00:00Z', endedAt: '2026-05-01T10:02:00Z', declined: null, expiredBecause: null },
  ...{ providerReference: 'pi_123', player: user('ana', 'Ana') },
  price: {
    lines: [
      { what: 'BASE', amount: money(2000) },
      { what: 'COUPON', amount: money(-500) },
    ],
    ...{ total: money(1500), credit: money(300), card: money(1200) },
  },
  refunds: [
    {
      ...{ id: 'f1', at: '2026-05-02T10:00:00Z', state: 'AS_CREDIT', reason: 'Rained off', by: SAM },
      ...{ amount: money(400), credit: money(400), card: money(0), bank: money(0) },
    },
    {
      ...{ id: 'f2', at: '2026-05-03T10:00:00Z', state: 'PENDING', reason: null, by: null },
      ...{ amount: money(100), credit: money(0), card: money(100), bank: money(0) },
    },
  ],
  dispute: {
    ...{ id: 'd1', state: 'OPEN', reason: 'product_not_received', openedAt: '2026-05-04T10:00:00Z', closedAt: null },
    ...{ evidenceDueBy: '2026-05-11T10:00:00Z', barLiftedAt: null, handledAt: null, handledBy: null },
    ...{ amount: money(1200), fee: money(2000), recovered: money(0), owed: money(0), place: 'STANDS' },
  },
  documents: [{ type: 'INVOICE', number: '12', year: 2026 }],
};
const page = { hasNextPage: false, endCursor: null };
const list = (...payments: object[]) => ({
  ...{ totalCount: payments.length, pageInfo: page },
  edges: payments.map((node) => ({ cursor: '0', node })),
});
const ROW = {
  ...{ id: 'i1', type: 'INVOICE', status: 'REFUND', number: '12', year: 2026, issuedOn: '2026-05-01' },
  total: money(1500),
};
const DOCUMENT = {
  ...ROW,
  ...{ playerId: 'ana', stampDuty: null, original: null },
  seller: { name: 'Seller', address: 'Via 1', vatNumber: 'IT1', rea: 'MI-1' },
  buyer: {
    ...{ firstName: 'Ana', lastName: 'Rossi', address: 'Via 2', municipality: 'Milano', postalCode: '20121' },
    ...{ province: 'MI', country: 'IT', taxCode: 'RSSNAA80A41F205X' },
  },
  lines: [
    { what: 'TOURNAMENT_ENTRY', name: 'Spring Open', amount: money(2000) },
    { what: 'COUPON', name: '', amount: money(-500) },
  ],
  taxes: [{ rate: 22, nature: null, reason: null, net: money(1230), vat: money(270) }],
  means: [{ kind: 'CARD', label: '4242', amount: money(1200) }],
  creditNotes: [{ type: 'CREDIT_NOTE', number: 'C3', year: 2026 }],
};
const payload = (more = {}) => ({
  ...{ success: true, errorCode: null, fieldErrors: [], payment: PAYMENT },
  ...more,
});
const refuse = (errorCode: string, ...fields: [field: string, code: string][]) => {
  const fieldErrors = fields.map(([field, code]) => ({ field, code }));
  network.answers['RefundPayment'] = () => ({ refundPayment: payload({ success: false, errorCode, fieldErrors }) });
};

beforeEach(() =>
  fakeNetwork({
    SupportPayments: () => ({ payments: list(PAYMENT) }),
    SupportPaymentById: () => ({ payments: list(PAYMENT) }),
    SupportPeople: () => ({ accounts: { edges: [] } }),
    SupportDocumentByNumber: () => ({ billingDocument: DOCUMENT }),
  }),
);

/** Of a payment whose dispute does not stand in the way. */
async function openRefund() {
  const settled = { ...PAYMENT, dispute: { ...PAYMENT.dispute, state: 'WON' } };
  network.answers['SupportPaymentById'] = () => ({ payments: list(settled) });
  const user = await open('/payments/p1');
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Spring Open?' });
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  return { user, dialog, send };
}

describe('payments in the support app', () => {
  it('ADM-06~ are listed by filters that stand in the address', async () => {
    await open('/payments?q=r1&player=ana&status=PAID&disputed=yes');
    const row = (await screen.findByRole('link', { name: 'Spring Open' })).closest('tr')!;
    for (const text of ['Paid', 'Dispute open', 'Ana', '€15.00', '€5.00']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(sent('SupportPayments')[0]).toMatchObject({
      filter: { text: 'r1', playerId: 'ana', status: 'PAID', disputed: true },
    });
  });

  it('ADM-06~ are searched and walked through with the keyboard', async () => {
    const other = { ...PAYMENT, id: 'p2', description: 'Autumn League', dispute: null };
    network.answers['SupportPayments'] = () => ({ payments: list(PAYMENT, other) });
    const user = await open('/payments');
    const first = await screen.findByRole('link', { name: 'Spring Open' });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Autumn League' })).toHaveFocus();
  });

  it('ADM-06~ ADM-01~ show how the price came about, who refunded why, and what the bank says', async () => {
    await open('/payments/p1');
    const price = await screen.findByRole('region', { name: 'Price' });
    for (const text of ['Full price', '€20.00', 'Coupon', '-€5.00', '€15.00', 'From credit', '€3.00', '€12.00']) {
      expect(within(price).getByText(text)).toBeInTheDocument();
    }
    const refunds = screen.getByRole('region', { name: 'Refunds' });
    const [bySupport, byRule] = within(refunds).getAllByRole('row').slice(1) as [HTMLElement, HTMLElement];
    for (const text of ['Sam Bennett', 'Rained off', 'The card took nothing back: now credit']) {
      expect(within(bySupport).getByText(text)).toBeInTheDocument();
    }
    for (const text of ['By the rules', 'On its way']) expect(within(byRule).getByText(text)).toBeInTheDocument();
    const dispute = screen.getByRole('region', { name: 'Dispute' });
    expect(within(dispute).getByText('product_not_received')).toBeInTheDocument();
  });

  it('ADM-06~ are found by their own id alone, not by that of their player', async () => {
    await open('/payments/ana');
    expect(await screen.findByText('No such payment')).toBeInTheDocument();
  });

  it('ADM-06~ BIL-06~ are refunded in cents, to the means or as credit, with a reason', async () => {
    network.answers['RefundPayment'] = () => ({ refundPayment: payload() });
    const { user, dialog, send } = await openRefund();
    const amount = within(dialog).getByLabelText(/Amount/);
    expect(amount).toHaveValue('10.00');
    await user.clear(amount);
    await user.type(amount, '4,35');
    await user.click(within(dialog).getByRole('radio', { name: 'As credit' }));
    await user.type(within(dialog).getByLabelText(/Reason/), 'Rained off');
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('RefundPayment')).toEqual([
      { input: { paymentId: 'p1', requestId: expect.any(String), cents: 435, asCredit: true, reason: 'Rained off' } },
    ]);
  });

  it('ADM-06~ a refund whose answer was lost is the same request when it is sent again', async () => {
    network.outage = (name) => (name === 'RefundPayment' ? new Response('', { status: 503 }) : undefined);
    const { user, dialog, send } = await openRefund();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Rained off');
    await send();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('That didn’t work. Try again.');
    network.outage = () => undefined;
    refuse('PAYMENT_NOT_PAID');
    await send();
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('This payment was not paid.'));
    const ids = sent('RefundPayment').map(({ input }) => (input as { requestId: string }).requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('ADM-06~ what is wrong with a refund stands beside its field', async () => {
    refuse('MORE_THAN_PAID');
    const { user, dialog, send } = await openRefund();
    const [amount, reason] = [within(dialog).getByLabelText(/Amount/), within(dialog).getByLabelText(/Reason/)];
    await user.type(reason, 'Rained off');
    await send();
    await waitFor(() => expect(amount).toHaveAccessibleDescription('More than what is left of the payment.'));
    expect(reason).toBeValid();
    refuse('REASON_REQUIRED', ['reason', 'REQUIRED']);
    await send();
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Say why\./));
    expect(amount).toBeValid();
    refuse('INVALID_DATA', ['cents', 'OUT_OF_RANGE']);
    await send();
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Too small or too large'));
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it.each(['4,350', '1.000,00', '-5', 'all'])('ADM-06~ %j is no amount to refund', async (typed) => {
    const { user, dialog, send } = await openRefund();
    const amount = within(dialog).getByLabelText(/Amount/);
    await user.clear(amount);
    await user.type(amount, typed);
    await user.type(within(dialog).getByLabelText(/Reason/), 'Rained off');
    await send();
    await waitFor(() => expect(amount).toHaveAccessibleDescription('Write an amount such as 12.50.'));
    expect(sent('RefundPayment')).toEqual([]);
  });

  it.each([
    ['nothing was paid', { status: 'EXPIRED', dispute: null }],
    ['their payer disputes them', {}],
    ['the bank has returned them', { dispute: { ...PAYMENT.dispute, state: 'LOST', amount: money(1000) } }],
    ['nothing is left of them', { dispute: null, refunds: [{ ...PAYMENT.refunds[0], amount: money(1500) }] }],
  ])('ADM-06~ can not be refunded when %s', async (_, more) => {
    network.answers['SupportPaymentById'] = () => ({ payments: list({ ...PAYMENT, ...more }) });
    await open('/payments/p1');
    await screen.findByRole('heading', { name: 'Spring Open', level: 2 });
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('ADM-06~ BIL-05~ lead to their documents, and those to one another', async () => {
    const user = await open('/payments/p1');
    await user.click(await screen.findByRole('button', { name: 'Invoice 12/2026' }));
    const drawer = await screen.findByRole('dialog', { name: 'Invoice 12/2026' });
    for (const text of ['Tournament entry · Spring Open', 'VAT 22%', '€2.70', 'Ana Rossi', 'RSSNAA80A41F205X']) {
      expect(await within(drawer).findByText(text)).toBeInTheDocument();
    }
    expect(within(drawer).getByText(/card 4242: €12\.00/)).toBeInTheDocument();
    await user.click(within(drawer).getByRole('button', { name: 'Credit note C3/2026' }));
    expect(await screen.findByRole('dialog', { name: 'Credit note C3/2026' })).toBeInTheDocument();
    expect(sent('SupportDocumentByNumber').map(({ number }) => number)).toEqual(['12', 'C3']);
  });
});

describe('disputes and incidents of payments in the support app', () => {
  const DISPUTE = {
    ...PAYMENT.dispute,
    payment: { id: 'p1', description: 'Spring Open', player: user('ana', 'Ana') },
  };
  const INCIDENT = {
    ...{ id: 'x1', kind: 'DIFFERENCE', providerReference: 'pi_123', outcome: null, resolvedAt: null, resolvedBy: null },
    ...{ foundAt: '2026-05-04T02:00:00Z', seenAt: '2026-05-05T02:00:00Z', theirs: money(1160), ours: money(1150) },
    payment: { id: 'p1', description: 'Spring Open', status: 'PAID' },
  };
  const connection = (...nodes: object[]) => ({
    ...{ totalCount: nodes.length, pageInfo: page },
    edges: nodes.map((node) => ({ cursor: '0', node })),
  });
  const settled = { handledAt: '2026-05-06T10:00:00Z', handledBy: SAM };

  it('BIL-09~ ADM-01~ disputes are counted in the navigation, and handled with a reason', async () => {
    let isWaiting = true;
    network.answers['DisputesWaiting'] = () => waiting(isWaiting ? 1 : 0)();
    network.answers['SupportDisputes'] = () => ({
      paymentDisputes: connection(isWaiting ? DISPUTE : { ...DISPUTE, ...settled }),
    });
    network.answers['HandlePaymentDispute'] = () => {
      isWaiting = false;
      const dispute = { ...PAYMENT.dispute, ...settled };
      const payload = { success: true, errorCode: null, dispute };
      return { handlePaymentDispute: payload };
    };
    const user = await open('/disputes?state=OPEN&waiting=yes');
    const row = (await screen.findByRole('link', { name: 'Spring Open' })).closest('tr')!;
    for (const text of ['Dispute open', 'Ana', '€12.00', 'product_not_received', /May 11, 2026/])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(sent('SupportDisputes')[0]).toMatchObject({ filter: { state: 'OPEN', waiting: true } });
    expect(await screen.findByLabelText('1 waits for support')).toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: 'Mark as handled' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark this dispute as handled?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Evidence is sent');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as handled' }));
    expect(await within(row).findByText('Sam Bennett')).toBeInTheDocument();
    expect(sent('HandlePaymentDispute')).toEqual([{ input: { id: 'd1', reason: 'Evidence is sent' } }]);
    await waitFor(() => expect(screen.queryByLabelText('1 waits for support')).toBeNull());
  });

  it('BIL-03~ ADM-01~ incidents say who says what, and are resolved with a reason, or say why not', async () => {
    const contradiction = {
      ...{ ...INCIDENT, id: 'x2', kind: 'CONTRADICTION', outcome: 'CANCELLED', theirs: null, ours: null },
      ...{ resolvedAt: '2026-05-06T10:00:00Z', resolvedBy: null },
    };
    network.answers['SupportPaymentIncidents'] = () => ({
      paymentIncidents: connection(INCIDENT, contradiction),
    });
    network.answers['ResolvePaymentIncident'] = () => ({
      resolvePaymentIncident: {
        ...{
          success: false,
          errorCode: 'INCIDENT_NOT_FOUND',
          incident: null,
        },
      },
    });
    const user = await open('/payment-incidents?resolved=no');
    const [row, other] = (await screen.findAllByRole('row')).slice(1) as [HTMLElement, HTMLElement];
    for (const text of ['The provider’s account differs', '€11.60', '€11.50'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    for (const text of ['The provider contradicts how it ended', 'CANCELLED', 'Paid', 'By the rules'])
      expect(within(other).getByText(text)).toBeInTheDocument();
    expect(sent('SupportPaymentIncidents')[0]).toMatchObject({ filter: { resolved: false } });
    await user.click(within(row).getByRole('button', { name: 'Mark as resolved' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark this incident as resolved?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'A payout');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as resolved' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('There is no such incident.');
    expect(sent('ResolvePaymentIncident')).toEqual([{ input: { id: 'x1', reason: 'A payout' } }]);
  });
});

describe('what a player pays, in the support app', () => {
  const ACCOUNT = {
    ...{ id: 'ana', status: 'VERIFIED', firstName: 'Ana', lastName: 'Rossi', email: 'ana@example.com', roles: [] },
    ...{ language: 'it', registeredAt: '2026-01-01T10:00:00Z', verifiedAt: null, disabledAt: null },
    ...{ disabledReason: null, deletedAt: null, openSessions: 0, sessions: [], disabledUntil: null },
    user: {
      ...user('ana', 'Ana'),
      ...{ age: 30, sports: [], locationName: null, lastLoginAt: null, description: null, profiles: {}, levels: [] },
      statistics: { matches: 0, wins: 0, losses: 0, draws: 0 },
    },
  };
  const access = (barred: boolean, more = {}) => ({
    paymentAccess: { barred, disputed: false, lostDispute: false, actions: [], ...more },
  });
  const history = { totalCount: 0, pageInfo: page, edges: [] };
  beforeEach(() =>
    Object.assign(network.answers, {
      SupportAccount: () => ({ account: ACCOUNT }),
      SupportPointsOf: () => ({ pointsOf: { balance: 0, history } }),
      SupportMatches: () => ({ matches: { totalCount: 0, pageInfo: page, edges: [] } }),
      SupportPaymentAccessOf: () => access(false),
      SupportDocumentsOf: () => ({
        documentsOf: {
          ...{ totalCount: 1, years: [2026], pageInfo: page },
          edges: [{ cursor: '0', node: ROW }],
        },
      }),
    }),
  );

  it('ADM-06~ BIL-05~ documents are looked up on the player’s page, and opened', async () => {
    const user = await open('/players/ana');
    const documents = await screen.findByRole('region', { name: 'Invoices and receipts' });
    const row = (await within(documents).findByRole('button', { name: 'Invoice 12/2026' })).closest('tr')!;
    for (const text of ['€15.00', 'Refunded']) expect(within(row).getByText(text)).toBeInTheDocument();
    expect(sent('SupportDocumentsOf')[0]).toMatchObject({ filter: { playerId: 'ana' } });
    await user.click(within(row).getByRole('button'));
    expect(await screen.findByText('RSSNAA80A41F205X')).toBeInTheDocument();
    expect(sent('SupportDocumentByNumber')).toEqual([{ number: '12', year: 2026 }]);
  });

  it('ADM-06~ documents outlive the account', async () => {
    network.answers['SupportAccount'] = () => ({ account: { ...ACCOUNT, status: 'DELETED', user: null } });
    await open('/players/ana');
    expect(await screen.findByRole('button', { name: 'Invoice 12/2026' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Paid registrations' })).toBeNull();
  });

  it('BIL-09~ ADM-01~ a player is barred with a reason, which stays to be read, and let again', async () => {
    const user = await open('/players/ana');
    const region = await screen.findByRole('region', { name: 'Paid registrations' });
    expect(await within(region).findByText('They can pay for registrations.')).toBeInTheDocument();
    network.answers['SetPaymentAccess'] = ({ input }) => {
      const { barred, reason } = input as { barred: boolean; reason: string };
      const action = { kind: 'PAYER_BARRED', at: '2026-05-01T10:00:00Z', reason, by: SAM };
      network.answers['SupportPaymentAccessOf'] = () => access(barred, { actions: [action] });
      return { setPaymentAccess: { success: true, errorCode: null, barred } };
    };
    await user.click(within(region).getByRole('button', { name: 'Bar' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bar Ana Rossi from paid registrations?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Chargebacks');
    await user.click(within(dialog).getByRole('button', { name: 'Bar' }));
    expect(await within(region).findByText('Barred: they can’t pay for registrations.')).toBeInTheDocument();
    expect(within(region).getByText('Barred from paid registrations')).toBeInTheDocument();
    expect(within(region).getByText('Chargebacks')).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Allow again' })).toBeInTheDocument();
    expect(sent('SetPaymentAccess')).toEqual([{ input: { userId: 'ana', barred: true, reason: 'Chargebacks' } }]);
  });

  it('BIL-09~ who has lost a dispute is let again like who was barred', async () => {
    network.answers['SupportPaymentAccessOf'] = () => access(false, { lostDispute: true });
    await open('/players/ana');
    const region = await screen.findByRole('region', { name: 'Paid registrations' });
    expect(await within(region).findByText(/A dispute with the bank was lost/)).toBeInTheDocument();
    expect(within(region).getByRole('button', { name: 'Allow again' })).toBeInTheDocument();
  });

  it('BIL-09~ a bar that is refused says why', async () => {
    network.answers['SupportPaymentAccessOf'] = () => access(false, { disputed: true });
    network.answers['SetPaymentAccess'] = () => ({
      setPaymentAccess: {
        ...{ success: false, errorCode: 'REASON_REQUIRED', barred: null },
      },
    });
    const user = await open('/players/ana');
    const region = await screen.findByRole('region', { name: 'Paid registrations' });
    expect(await within(region).findByText(/A dispute with the bank is open/)).toBeInTheDocument();
    await user.click(within(region).getByRole('button', { name: 'Bar' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Reason/), '-');
    await user.click(within(dialog).getByRole('button', { name: 'Bar' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Say why.');
  });
});
