import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, partial, sent, waiting } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const page = (items: readonly object[], more: object = {}) => ({
  totalCount: items.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: items.map((node, at) => ({ cursor: String(at), node })),
  ...more,
});
const entry = (id: string, action: string, type: string, more: object = {}) => ({
  ...{ id, action, service: 'identity', at: '2026-06-02T09:00:00Z', by: user('sam', 'Sam Bennett'), reason: 'Insults' },
  about: { type, id: 'ben' },
  ...{ before: '{"status":"VERIFIED"}', after: '{"status":"DISABLED"}' },
  ...more,
});
const line = (seq: number, text: string | null, sender = user('ben', 'Ben Taylor')) => ({
  ...{ id: `c.${seq}`, seq, text, sender, guestName: null, platformNote: null, sentAt: '2026-06-01T20:00:00Z' },
});
const report = (more: object = {}) => ({
  ...{ id: 'r1', conversationId: 'match.m1', kind: 'MATCH', reason: 'INSULT', comment: 'See', decision: null },
  ...{ reportedAt: '2026-06-01T21:00:00Z', decisionReason: null, decidedAt: null, decidedBy: null },
  ...{ reporter: user('ana', 'Ana Moretti'), message: line(2, 'You cheat') },
  excerpt: [line(1, 'Out!', user('ana', 'Ana Moretti')), line(3, null)],
  ...more,
});
const state = (id: string, more: object = {}) => ({
  ...{ id, reachable: true, problems: [], outboxWaiting: 0, outboxAgeSeconds: 0, parkedEvents: 0, deadLetters: 0 },
  ...{ jobsWaiting: 0, jobsFailed: 0 },
  ...more,
});
const letter = (id: string, type: string) => ({
  ...{ id, type, subject: 'ana', payload: '{"data":{"userId":"ana"}}', error: 'no such row', attempts: 12 },
  failedAt: '2026-06-02T09:00:00Z',
});
const ACCOUNT = {
  ...{ id: 'ben', status: 'VERIFIED', firstName: 'Ben', lastName: 'Taylor', email: 'ben@setpoint.example' },
  ...{ roles: [], language: 'en', registeredAt: null, verifiedAt: null, disabledAt: null, disabledReason: null },
  ...{ disabledUntil: null, deletedAt: null, openSessions: 1, user: null },
  sessions: [
    {
      ...{ id: 's1', openedAt: '2026-06-01T09:00:00Z', expiresAt: '2026-07-31T09:00:00Z' },
    },
  ],
};

beforeEach(() => {
  fakeNetwork({
    SupportAuditLog: () => ({
      auditLog: page(
        [
          entry('identity.2', 'ACCOUNT_LOCKED', 'ACCOUNT'),
          entry('tournaments.1', 'TOURNAMENT_CANCELLED', 'TOURNAMENT', { service: 'tournaments', before: null }),
          entry('identity.1', 'CLOCK_MOVED', 'CLOCK', { reason: null, before: null, after: null }),
        ],
        { away: ['chat'] },
      ),
    }),
    SupportReports: () => ({ reportedMessages: page([report()]) }),
    SupportReport: ({ id }) => ({ reportedMessage: id === 'r1' ? report() : null }),
    SupportAccount: () => ({ account: ACCOUNT }),
    SupportServiceStates: () => ({
      serviceStates: [state('billing'), state('chat', { deadLetters: 2 }), state('courts', { reachable: false })],
    }),
    SupportDeadLetters: () => ({
      deadLetters: {
        totalCount: 3,
        letters: [
          letter('e1', 'players.block-changed.v1'),
          letter('e2', 'players.block-changed.v1'),
          letter('e3', 'x.v1'),
        ],
      },
    }),
    SupportFigures: () => ({
      signUpFigures: [
        { week: '2026-06-01', registered: 3, verified: 2 },
        { week: '2026-06-08', registered: 5, verified: 1 },
      ],
      matchFigures: {
        states: [{ state: 'CONFIRMED', count: 7 }],
        weeks: [{ week: '2026-06-01', played: 4, activePlayers: 9, confirmed: 7 }],
      },
      entryFigures: [{ month: '2026-06-01', entries: 6, ended: 1 }],
      moneyFigures: [
        {
          ...{ month: '2026-06-01', payments: 2, paidCents: 12_050, creditCents: 50, refundedCents: 1_000 },
        },
      ],
    }),
  });
});

describe('the overview', () => {
  beforeEach(() => void (network.answers['TicketsWaiting'] = waiting(12)));
  const card = async (name: string) => (await screen.findByRole('link', { name })).closest('li')!;

  it('ADM-07~ ADM-03~ is the first page: it counts what waits in each queue and names services that need a look', async () => {
    await open('/');
    expect(await within(await card('Open tickets')).findByText('12')).toBeInTheDocument();
    expect(await within(await card('Open cases')).findByText('0')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open tickets' })).toHaveAttribute('href', '/tickets?state=OPEN');
    expect(await screen.findByText(/Something needs a look: chat, courts/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  });

  it('ADM-07~ shows the other queues while one service gives no answer', async () => {
    network.outage = (name) => (name === 'ClaimsWaiting' ? partial(null) : undefined);
    await open('/');
    expect(await within(await card('Claims of centres')).findByText('Can’t be read now')).toBeInTheDocument();
    expect(await within(await card('Open tickets')).findByText('12')).toBeInTheDocument();
  });
});

describe('the audit log', () => {
  it('ADM-01~ says who did what, when, about what, why, and what changed, by filters in the address', async () => {
    await open('/audit?service=identity&action=ACCOUNT_LOCKED&by=sam&about=ben&day=2026-06-02');
    expect(await screen.findByText('3 entries')).toBeInTheDocument();
    const { filter } = sent('SupportAuditLog')[0] as { filter: Record<string, string> };
    expect(filter).toMatchObject({ service: 'identity', action: 'ACCOUNT_LOCKED', byId: 'sam', aboutId: 'ben' });
    expect(Date.parse(filter['until']!) - Date.parse(filter['from']!)).toBe(86_400_000);
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/Sam Bennett.*Account locked.*Account.*Insults.*status: VERIFIED → DISABLED/);
    expect(within(first!).getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/players/ben');
    expect(second).toHaveTextContent('Tournament: Called off');
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('chat');
  });
});

describe('reported messages', () => {
  it('CHT-08 ADM-03~ are listed by state, reason and author', async () => {
    await open('/reports?state=open&reason=INSULT&author=ben');
    expect(await screen.findByText('1 report')).toBeInTheDocument();
    expect(sent('SupportReports')[0]).toMatchObject({ filter: { open: true, reason: 'INSULT', authorId: 'ben' } });
    expect(screen.getByRole('row', { name: /You cheat.*Ben Taylor.*Ana Moretti.*Insult.*Open/ })).toBeInTheDocument();
  });

  it('CHT-08 ADM-03~ show what the reporter shared, lead to people, match and cases, and are decided with a reason', async () => {
    network.answers['DecideMessageReport'] = () => ({
      decideMessageReport: {
        ...{ success: true, errorCode: null },
        report: report({ decision: 'REMOVED', decisionReason: 'An insult' }),
      },
    });
    const browser = await open('/reports/r1');
    const excerpt = await screen.findByRole('region', { name: 'What was written around it' });
    expect(
      within(excerpt)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('Out!'),
      expect.stringContaining('You cheat'),
      expect.stringContaining('(removed by support)'),
    ]);
    expect(screen.getByRole('link', { name: 'Open the match' })).toHaveAttribute('href', '/matches/m1');
    expect(screen.getByRole('link', { name: 'Cases about Ben Taylor' })).toHaveAttribute('href', '/cases?accused=ben');
    await browser.click(screen.getByRole('button', { name: 'Remove the message' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'An insult');
    await browser.click(dialog.getByRole('button', { name: 'Remove the message' }));
    await waitFor(() =>
      expect(sent('DecideMessageReport')).toEqual([
        { input: { reportId: 'r1', decision: 'REMOVED', reason: 'An insult' } },
      ]),
    );
  });

  it('CHT-08~ says when somebody decided otherwise meanwhile, and that there is none', async () => {
    network.answers['DecideMessageReport'] = () => ({
      decideMessageReport: {
        ...{ success: false, errorCode: 'REPORT_DECIDED', report: null },
      },
    });
    const browser = await open('/reports/r1');
    await browser.click(await screen.findByRole('button', { name: 'Nothing to it' }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Banter');
    await browser.click(dialog.getByRole('button', { name: 'Nothing to it' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('decided otherwise');
  });
});

describe('services', () => {
  it('ADM-07~ say which of them need a look', async () => {
    await open('/services');
    expect(await screen.findByText(/chat, courts/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /billing.*Well/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /courts.*Gives no answer/ })).toBeInTheDocument();
  });

  it('ADM-07~ show their dead letters, of which those of a kind are tried again with a reason', async () => {
    network.answers['ReplayDeadLetters'] = () => ({
      replayDeadLetters: {
        ...{ success: true, errorCode: null, done: ['e1'] },
        failed: [{ id: 'e2', error: 'again' }],
      },
    });
    const browser = await open('/services/chat?type=players.block-changed.v1');
    await browser.click((await screen.findAllByRole('button', { name: 'players.block-changed.v1' }))[0]!);
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByLabelText('The event')).toHaveTextContent('"userId": "ana"');
    await browser.click(drawer.getByRole('button', { name: 'Close' }));
    await browser.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await browser.click(screen.getByRole('button', { name: 'Try again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Try 2 dead letters again?' }));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Mended');
    await browser.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 worked, 1 failed again.')).toBeInTheDocument();
    expect(sent('ReplayDeadLetters')).toEqual([{ input: { service: 'chat', ids: ['e1', 'e2'], reason: 'Mended' } }]);
  });
});

describe('figures', () => {
  it('ADM-08 are drawn, stand in tables and leave as files, for the days in the address', async () => {
    await open('/figures?from=2026-06-01&to=2026-06-14');
    const signUps = within(await screen.findByRole('region', { name: 'Sign-ups per week' }));
    expect(sent('SupportFigures')[0]).toEqual({ from: '2026-06-01', to: '2026-06-14' });
    expect(await signUps.findByRole('img', { name: /Sign-ups per week: from .*, 8 in all/ })).toBeInTheDocument();
    expect(signUps.getAllByRole('row', { hidden: true }).map((row) => row.textContent)).toEqual([
      'Week ofRegisteredVerified since',
      expect.stringMatching(/32$/),
      expect.stringMatching(/51$/),
    ]);
    for (const name of ['Players who played, per week', 'Matches by state', 'Results confirmed per week'])
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Tournament entries per month' })).toHaveTextContent('61');
    expect(screen.getByRole('region', { name: 'Revenue and refunds per month' })).toHaveTextContent('€120.50');
    expect(signUps.getByRole('button', { name: 'Download as CSV' })).toBeInTheDocument();
  });

  it('ADM-08~ of a range that is none are not asked for', async () => {
    await open('/figures?from=2026-06-14&to=2026-06-01');
    expect(await screen.findByRole('alert')).toHaveTextContent('800 days');
    expect(sent('SupportFigures')).toEqual([]);
  });
});

describe('an account', () => {
  const act = async (button: string, reason: string) => {
    const browser = await open('/players/ben');
    await browser.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), reason);
    return { browser, dialog };
  };
  const done = (field: string, errorCode: string | null = null) => ({
    [field]: { success: errorCode === null, errorCode },
  });

  it('ADM-05 shows where somebody is signed in, signs them out there, and what support did before', async () => {
    network.answers['EndSessions'] = () => done('endSessions');
    const { browser, dialog } = await act('Sign out everywhere', 'Lost phone');
    await browser.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() =>
      expect(sent('EndSessions')).toEqual([{ input: { userId: 'ben', sessionId: null, reason: 'Lost phone' } }]),
    );
    expect(screen.getByRole('region', { name: 'What support did to this account' })).toHaveTextContent(
      'Account locked',
    );
    expect(sent('SupportAuditLog')[0]).toMatchObject({ filter: { aboutId: 'ben' } });
  });

  it('ADM-05 gets the role of support with a reason; a refusal stays in words', async () => {
    network.answers['SetSupportRole'] = () => done('setSupportRole', 'CALLER_LOCKED');
    const { browser, dialog } = await act('Give the role of support', 'Joins');
    await browser.click(dialog.getByRole('button', { name: 'Give the role of support' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Your own account was locked meanwhile.');
    expect(sent('SetSupportRole')).toEqual([{ input: { userId: 'ben', granted: true, reason: 'Joins' } }]);
  });

  it('ADM-05~ loses an offensive picture, with a reason; a refusal stays in words', async () => {
    const user = {
      ...{ id: 'ben', displayName: 'Ben Taylor', age: 30, sports: [], locationName: null },
      ...{ lastLoginAt: null, description: null, levels: [] },
      statistics: { matches: 0, wins: 0, losses: 0, draws: 0 },
      profiles: { avatarThumbnail: '/uploads/k/small.webp' },
    };
    network.answers['SupportAccount'] = () => ({ account: { ...ACCOUNT, user } });
    network.answers['RemovePlayerAvatar'] = () => done('removePlayerAvatar', 'PLAYER_NOT_FOUND');
    const { browser, dialog } = await act('Remove picture', 'Offensive');
    await browser.selectOptions(
      dialog.getByRole('combobox', { name: 'What the player reads' }),
      'it shows somebody else',
    );
    await browser.click(dialog.getByRole('button', { name: 'Remove picture' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is no such player.');
    network.answers['RemovePlayerAvatar'] = () => done('removePlayerAvatar');
    await browser.click(dialog.getByRole('button', { name: 'Remove picture' }));
    expect(await screen.findByText('Picture removed.')).toBeInTheDocument();
    expect(sent('RemovePlayerAvatar').at(-1)).toEqual({
      input: { playerId: 'ben', reason: 'Offensive', category: 'SOMEBODY_ELSE' },
    });
  });

  it('ADM-03~ is suspended until a day', async () => {
    network.answers['SetAccountAccess'] = () => done('setAccountAccess');
    const { browser, dialog } = await act('Lock account', 'Insults');
    await browser.type(dialog.getByLabelText(/Locked until/), '2026-09-01');
    await browser.click(dialog.getByRole('button', { name: 'Lock account' }));
    await waitFor(() => expect(sent('SetAccountAccess')).toHaveLength(1));
    const { input } = sent('SetAccountAccess')[0] as { input: { until: string } };
    expect(new Date(input.until).getTime()).toBe(new Date('2026-09-01T00:00:00').getTime());
  });
});

describe('several rows at once', () => {
  const three = ['r1', 'r2', 'r3'].map((id) => report({ id, message: line(Number(id[1]), `Message ${id}`) }));
  const answer = (refused: readonly string[]) => {
    network.answers['DecideMessageReport'] = ({ input }) => {
      const { reportId } = input as { reportId: string };
      const success = !refused.includes(reportId);
      return {
        decideMessageReport: {
          ...{ success, errorCode: success ? null : 'REPORT_DECIDED' },
          report: success ? report({ id: reportId, decision: 'DISMISSED' }) : null,
        },
      };
    };
  };

  it('ADM-03~ are decided one after another with one reason; a row that was refused stays chosen and says why', async () => {
    network.answers['SupportReports'] = () => ({
      reportedMessages: page([...three, report({ id: 'r4', decision: 'REMOVED', message: line(4, null) })]),
    });
    answer(['r2']);
    const browser = await open('/reports');
    await browser.click(await screen.findByRole('checkbox', { name: 'Choose all rows that are open' }));
    expect(screen.getByText('3 chosen')).toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: 'Nothing to it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nothing to it · 3 chosen' }));
    await browser.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Banter');
    await browser.click(dialog.getByRole('button', { name: 'Nothing to it' }));
    await screen.findByText('1 was refused; its row says why.');
    expect(sent('DecideMessageReport')).toEqual(
      ['r1', 'r2', 'r3'].map((reportId) => ({ input: { reportId, decision: 'DISMISSED', reason: 'Banter' } })),
    );
    expect(screen.getByText('Done: 2.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Message r2/ })).toHaveTextContent('Somebody decided otherwise meanwhile.');
    expect(screen.getByRole('checkbox', { name: 'Choose: Message r2' })).toBeChecked();
  });

  it('ADM-03~ are chosen with the keyboard', async () => {
    network.answers['SupportReports'] = () => ({ reportedMessages: page(three) });
    const browser = await open('/reports');
    await screen.findByText('3 reports');
    await browser.keyboard('jxjx');
    expect(screen.getByText('2 chosen')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Choose: Message r1' })).toBeChecked();
    await browser.keyboard('x');
    expect(screen.getByText('1 chosen')).toBeInTheDocument();
    await browser.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(screen.queryByRole('group', { name: 'For all chosen' })).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('goes between rows with j and k, and shows its keys with ?', async () => {
    const browser = await open('/reports');
    await screen.findByText('1 report');
    await browser.keyboard('j');
    expect(screen.getByRole('link', { name: /2026/ })).toHaveFocus();
    await browser.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Go to the search');
  });
});
