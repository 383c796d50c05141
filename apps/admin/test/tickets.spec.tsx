import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const aTicket = (more: object = {}) => ({
  ...{ id: 't1', number: 1001, kind: 'SUPPORT', state: 'OPEN', openedAt: '2026-06-01T20:00:00Z', name: 'Carla Verdi' },
  ...{ email: 'carla@setpoint.example', subject: 'A refund', phone: null, message: 'When?\nThank you', language: 'it' },
  ...{ version: 1, user: null, history: [], others: [] },
  ...more,
});
const page = (items: readonly object[]) => ({
  totalCount: items.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: items.map((node, at) => ({ cursor: String(at), node })),
});
const payload = (more: object) => ({
  actOnTicket: { success: true, errorCode: null, ticket: null, ...more },
});
const answered = {
  ...{ action: 'ANSWER', at: '2026-06-02T09:00:00Z', text: 'Tomorrow.' },
  by: { id: 'sam', displayName: 'Sam Bennett' },
};

beforeEach(() => {
  fakeNetwork({
    SupportTickets: () => ({ tickets: page([aTicket(), aTicket({ id: 't2', number: 1002, subject: 'A court' })]) }),
    SupportTicket: ({ id }) => ({ ticket: id === 't1' ? aTicket() : null }),
    ActOnTicket: () => payload({ ticket: aTicket({ state: 'ANSWERED', version: 2, history: [answered] }) }),
  });
});

describe('tickets in the support app', () => {
  it('ADM-07~ PUB-02~ lists what people ask by the filters in the address, and opens one by keyboard', async () => {
    const browser = await open('/tickets?state=OPEN&q=refund');
    expect(await screen.findByText('2 tickets')).toBeInTheDocument();
    expect(sent('SupportTickets')[0]).toMatchObject({ filter: { state: 'OPEN', kind: null, text: 'refund' } });
    screen.getAllByRole('link', { name: /2026/ })[0]!.focus();
    await browser.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'A refund' })).toBeInTheDocument();
    expect(screen.getByText(/When\?/)).toHaveTextContent('When? Thank you');
    expect(screen.getByRole('region', { name: 'From' })).toHaveTextContent('Italiano');
  });

  it('ADM-07~ answers with the version that was read, and shows it in the history', async () => {
    const browser = await open('/tickets/t1');
    await browser.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('carla@setpoint.example');
    await browser.type(within(dialog).getByLabelText(/Answer/), ' Tomorrow. ');
    await browser.click(within(dialog).getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { ticketId: 't1', action: 'ANSWER', text: 'Tomorrow.', version: 1 };
    expect(sent('ActOnTicket')).toEqual([{ input }]);
    const history = screen.getByRole('region', { name: 'History' });
    expect(history).toHaveTextContent('Answered · Sam Bennett');
    expect(history).toHaveTextContent('Tomorrow.');
  });

  it('ADM-07~ keeps what was typed when a colleague was quicker, and reads the ticket again', async () => {
    network.answers['ActOnTicket'] = () => payload({ success: false, errorCode: 'TICKET_CHANGED' });
    const browser = await open('/tickets/t1');
    await browser.click(await screen.findByRole('button', { name: 'Add a note' }));
    await browser.type(await screen.findByLabelText(/Note/), 'Paid by card');
    await browser.click(screen.getByRole('button', { name: 'Keep the note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague has acted meanwhile');
    expect(screen.getByLabelText(/Note/)).toHaveValue('Paid by card');
    await waitFor(() => expect(sent('SupportTicket')).toHaveLength(2));
  });

  it('ADM-07~ a closed one can be reopened, not answered', async () => {
    network.answers['SupportTicket'] = () => ({ ticket: aTicket({ state: 'CLOSED', version: 4 }) });
    const browser = await open('/tickets/t1');
    const reopen = await screen.findByRole('button', { name: 'Reopen' });
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull();
    await browser.click(reopen);
    expect(sent('ActOnTicket')).toEqual([{ input: { ticketId: 't1', action: 'REOPEN', text: null, version: 4 } }]);
  });

  it('ADM-07~ several are closed at once, with a note, as they were when they were read', async () => {
    const browser = await open('/tickets');
    await browser.click(await screen.findByRole('checkbox', { name: 'Choose all rows that are open' }));
    await browser.click(screen.getByRole('button', { name: 'Close' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close · 2 chosen' }));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Answered by phone');
    await browser.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    const closed = { action: 'CLOSE', version: 1, text: 'Answered by phone' };
    await waitFor(() =>
      expect(sent('ActOnTicket')).toEqual([
        { input: { ticketId: 't1', ...closed } },
        { input: { ticketId: 't2', ...closed } },
      ]),
    );
  });
});
