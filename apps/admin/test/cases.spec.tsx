import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const ben = user('ben', 'Ben Taylor');
const MATCH = {
  ...{ id: 'm1', state: 'CONFIRMED', visibility: 'PUBLIC', isFriendly: false, numberPlayers: 1 },
  ...{ datePlay: '2026-06-01', timePlay: '18:30', city: 'Milano', createdAt: '2026-05-20T10:00:00Z', result: null },
  sport: { id: '1' },
  court: { id: 'c1', name: 'Circolo Isola' },
  guests: [],
  teamA: [{ user: user('ana', 'Ana Moretti') }],
  teamB: [{ user: ben }],
};
const aCase = (id: string, more: object = {}) => ({
  ...{ id, kind: 'MISCONDUCT', state: 'OPEN', openedAt: '2026-06-01T20:00:00Z', category: 'INSULTS' },
  ...{ reporter: user('ana', 'Ana Moretti'), accused: ben, assignee: null },
  ...{ text: 'He shouted at me', photo: null, version: 0, history: [], match: MATCH, others: [] },
  ...more,
});
const page = (items: readonly object[]) => ({
  totalCount: items.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: items.map((node, at) => ({ cursor: String(at), node })),
});
const entry = (action: string, text: string | null = null) => ({
  ...{ action, text, at: '2026-06-02T09:00:00Z', by: user('sam', 'Sam Bennett') },
});
const done = (found: object) => ({
  actOnCase: { success: true, errorCode: null, fieldErrors: [], case: found },
});

beforeEach(() => {
  const contested = { kind: 'CONTESTED_RESULT', category: null, reporter: null, accused: null, text: null };
  const account = { id: 'ben', status: 'VERIFIED', firstName: 'Ben', lastName: 'Taylor' };
  fakeNetwork({
    SupportCases: () => ({ cases: page([aCase('c1'), aCase('result-m1', contested)]) }),
    SupportCase: ({ id }) => ({
      case:
        id === 'c1'
          ? aCase('c1', { others: [aCase('c0', { state: 'CLOSED' })] })
          : id === 'result-m1'
            ? aCase('result-m1', contested)
            : null,
    }),
    SupportAccount: () => ({
      account: {
        ...account,
        ...{ email: null, roles: [], language: 'en', registeredAt: null, verifiedAt: null, disabledAt: null },
        ...{ disabledReason: null, deletedAt: null, openSessions: 0, sessions: [], disabledUntil: null, user: null },
      },
    }),
    ActOnCase: () =>
      done(
        aCase('c1', { state: 'IN_REVIEW', version: 1, history: [entry('TAKE')], assignee: user('sam', 'Sam Bennett') }),
      ),
  });
});

describe('the queue of cases', () => {
  it('ADM-03~ lists by the filters in the address, and goes by keyboard', async () => {
    const browser = await open('/cases?state=OPEN&kind=MISCONDUCT');
    expect(await screen.findByText('2 cases')).toBeInTheDocument();
    expect(sent('SupportCases')[0]).toMatchObject({ filter: { state: 'OPEN', kind: 'MISCONDUCT' } });
    const [first, second] = screen.getAllByRole('link', { name: /2026/ });
    first!.focus();
    await browser.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await browser.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Insults or threats', level: 2 })).toBeInTheDocument();
  });
});

describe('a case', () => {
  it('ADM-03~ REP-02 shows the report, both people, the match and earlier reports', async () => {
    await open('/cases/c1');
    const facts = await screen.findByRole('region', { name: 'Case' });
    expect(within(facts).getByRole('link', { name: 'Ben Taylor' })).toHaveAttribute('href', '/players/ben');
    expect(within(facts).getByRole('link', { name: 'Ana Moretti' })).toBeInTheDocument();
    expect(facts).toHaveTextContent('He shouted at me');
    expect(
      within(screen.getByRole('region', { name: 'Match' })).getByText('Ana Moretti – Ben Taylor'),
    ).toBeInTheDocument();
    const others = screen.getByRole('region', { name: 'Other reports about Ben Taylor' });
    expect(within(others).getByText('Closed')).toBeInTheDocument();
  });

  it('ADM-03 shows the chat that the reporter shared, and answers the reporter', async () => {
    network.answers['SupportSharedChat'] = () => ({
      sharedMatchChat: {
        sharedAt: '2026-06-01T20:00:00Z',
        messages: [
          {
            ...{ id: 'c.1', seq: 1, text: 'You cheat', platformNote: null, guestName: null, sender: ben },
            sentAt: '2026-06-01T19:00:00Z',
          },
        ],
      },
    });
    network.answers['ActOnCase'] = () => done(aCase('c1', { version: 1, history: [entry('ANSWER', 'We warned him')] }));
    const browser = await open('/cases/c1');
    expect(await screen.findByRole('region', { name: 'Chat that Ana Moretti shared' })).toHaveTextContent('You cheat');
    expect(sent('SupportSharedChat')).toEqual([{ matchId: 'm1', sharedById: 'ana' }]);
    await browser.click(screen.getByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /To the person who reported it/ }), 'We warned him');
    await browser.click(dialog.getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Answered'));
    expect(sent('ActOnCase')).toEqual([
      { input: { caseId: 'c1', action: 'ANSWER', version: 0, text: 'We warned him' } },
    ]);
  });

  it('REP-02 is taken, and says who did what when', async () => {
    const browser = await open('/cases/c1');
    await browser.click(await screen.findByRole('button', { name: 'Take the case' }));
    expect(await screen.findByText('In review')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Taken · Sam Bennett');
    expect(screen.queryByRole('button', { name: 'Take the case' })).not.toBeInTheDocument();
    expect(sent('ActOnCase')).toEqual([{ input: { caseId: 'c1', action: 'TAKE', version: 0 } }]);
  });

  it('REP-02 warns with words for the player', async () => {
    network.answers['ActOnCase'] = () => done(aCase('c1', { version: 1, history: [entry('WARN', 'Stay calm')] }));
    const browser = await open('/cases/c1');
    await browser.click(await screen.findByRole('button', { name: 'Warn' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /To the player/ }), 'Stay calm');
    await browser.click(dialog.getByRole('button', { name: 'Warn' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Stay calm'));
    expect(sent('ActOnCase')).toEqual([{ input: { caseId: 'c1', action: 'WARN', version: 0, text: 'Stay calm' } }]);
  });

  it('REP-02 locks the account and keeps that in the history', async () => {
    network.answers['SetAccountAccess'] = () => ({
      setAccountAccess: { success: true, errorCode: null },
    });
    network.answers['ActOnCase'] = () => done(aCase('c1', { version: 1, history: [entry('BAR')] }));
    const browser = await open('/cases/c1');
    await browser.click(await screen.findByRole('button', { name: 'Lock account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Insults');
    await browser.click(dialog.getByRole('button', { name: 'Lock account' }));
    await waitFor(() => expect(sent('ActOnCase')).toEqual([{ input: { caseId: 'c1', action: 'BAR', version: 0 } }]));
    expect(sent('SetAccountAccess')).toEqual([{ input: { userId: 'ben', disabled: true, reason: 'Insults' } }]);
  });

  it('ADM-03~ says when somebody else was faster', async () => {
    network.answers['ActOnCase'] = () => ({
      actOnCase: {
        ...{ success: false, errorCode: 'CASE_CHANGED', fieldErrors: [] },
        case: aCase('c1', { version: 1, history: [entry('NOTE', 'I called him')] }),
      },
    });
    const browser = await open('/cases/c1');
    await browser.click(await screen.findByRole('button', { name: 'Take the case' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else did something meanwhile');
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('I called him');
  });

  it('RES-04~ of a result offers nothing against a person', async () => {
    await open('/cases/result-m1');
    expect(await screen.findByText(/only they decide it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Warn' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lock account' })).not.toBeInTheDocument();
  });

  it('ADM-03~ says that there is none', async () => {
    await open('/cases/none');
    expect(await screen.findByText('No such case')).toBeInTheDocument();
  });
});
