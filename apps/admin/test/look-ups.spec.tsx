import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({
  ...{ id, displayName, sports: [1], locationName: 'Milano', lastLoginAt: '2026-06-01T10:00:00Z', age: 30 },
  ...{ description: null, profiles: { avatarThumbnail: null } },
  levels: [
    {
      ...{ rating: 4, selfAssessed: true },
      sport: { id: '1' },
      numberPlayers: { id: '1' },
    },
  ],
  statistics: { matches: 10, wins: 6, losses: 3, draws: 1 },
});
const account = (id: string, firstName: string, more = {}) => ({
  ...{ id, status: 'VERIFIED', firstName, lastName: 'Moretti', email: `${id}@setpoint.example`, roles: [] },
  ...{
    language: 'en',
    registeredAt: '2025-06-01T10:00:00Z',
    verifiedAt: '2025-06-01T10:05:00Z',
    openSessions: 2,
    sessions: [],
    disabledUntil: null,
  },
  ...{ disabledAt: null, disabledReason: null, deletedAt: null, user: user(id, `${firstName} Moretti`) },
  ...more,
});
const page = (items: readonly object[]) => ({
  totalCount: items.length,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: items.map((node, at) => ({ cursor: String(at), node })),
});
const place = (id: string, name: string) => ({ user: user(id, name) });
const result = (version: number, more = {}) => ({
  ...{ version, outcome: 'COMPLETED', winner: 'A', comment: null, enteredAt: '2026-06-02T10:00:00Z' },
  ...{ confirmedAt: null, confirmedByItself: false, disputes: version - 1, disputeNote: null },
  ...{ enteredBy: user('ana', 'Ana Moretti'), correctedBy: null, correctionReason: null },
  sets: [
    { a: 6, b: 4, tieBreak: null, superTieBreak: false },
    { a: 7, b: 6, tieBreak: version, superTieBreak: false },
  ],
  ...more,
});
const MATCH = {
  ...{ id: 'm1', state: 'AWAITING_CONFIRMATION', visibility: 'PRIVATE', isFriendly: false, numberPlayers: 1 },
  ...{ datePlay: '2026-06-01', timePlay: '18:30', city: 'Milano', createdAt: '2026-05-20T10:00:00Z' },
  sport: { id: '1' },
  court: { id: 'c1', name: 'Circolo Isola' },
  ...{
    teamA: [place('ana', 'Ana Moretti')],
    teamB: [place('ben', 'Ben Taylor')],
    result: result(2),
    guests: [{ id: 'guest:1', name: 'Giulia', side: 'B' }],
  },
  ...{ gameMode: 'THREE_SETS_6_GAMES', levelMin: null, levelMax: null, booked: true, minutesPlay: 90, missing: 0 },
  ...{ timeZone: 'Europe/Rome', expiry: null, message: null, organiser: user('ana', 'Ana Moretti') },
  invitations: [
    {
      ...{ id: 'i1', side: 'B', state: 'ACCEPTED', createdAt: '2026-05-21T10:00:00Z' },
      ...{ user: user('ben', 'Ben Taylor'), invitedBy: user('ana', 'Ana Moretti') },
    },
  ],
  earlierVersions: [result(1, { disputeNote: 'It was 7-5' })],
};

let ana: ReturnType<typeof account>;
beforeEach(() => {
  ana = account('ana', 'Ana');
  fakeNetwork({
    SupportAccounts: () => ({ accounts: page([ana, account('zoe', 'Zoe')]) }),
    SupportPeople: () => ({ accounts: page([ana]) }),
    SupportAccount: ({ id }) => ({ account: id === 'ana' ? ana : null }),
    SupportMatches: () => ({ matches: page([MATCH]) }),
    SupportMatch: ({ id }) => ({ match: id === 'm1' ? MATCH : null }),
    SetAccountAccess: () => ({
      setAccountAccess: { success: true, errorCode: null },
    }),
  });
});

describe('looking up players', () => {
  it('ADM-05~ filters live in the address, and what is typed is asked of the server', async () => {
    const user = await open('/players?status=VERIFIED&q=moretti');
    await screen.findByRole('link', { name: /Ana Moretti/ });
    expect(sent('SupportAccounts').at(-1)).toMatchObject({ filter: { text: 'moretti', status: 'VERIFIED' } });
    await user.clear(screen.getByRole('searchbox', { name: 'Name, email or id' }));
    await user.type(screen.getByRole('searchbox', { name: 'Name, email or id' }), 'zoe');
    await waitFor(() => expect(sent('SupportAccounts').at(-1)).toMatchObject({ filter: { text: 'zoe' } }));
  });

  it('ADM-05~ goes by keyboard: / to the search, arrows between rows, Enter opens', async () => {
    const user = await open('/players');
    await screen.findByRole('link', { name: /Ana Moretti/ });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Name, email or id' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /Zoe Moretti/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Ana Moretti', level: 2 })).toBeInTheDocument();
  });

  it('ADM-05~ shows state, sessions, levels and recent matches, cancelled and private ones too', async () => {
    await open('/players/ana');
    const facts = await screen.findByRole('region', { name: 'Account' });
    expect(facts).toHaveTextContent('ana@setpoint.example');
    expect(facts).toHaveTextContent('on 2 devices');
    expect(screen.getByRole('region', { name: 'Player' })).toHaveTextContent('4.0 · own estimate');
    expect(await screen.findByText('6-4 7-6(2)')).toBeInTheDocument();
    expect(sent('SupportMatches')[0]!['filter']).toMatchObject({
      playerId: 'ana',
      states: expect.arrayContaining(['CANCELLED', 'EXPIRED']) as string[],
    });
  });

  it('ADM-05~ locks with a reason, and says why not when the server refuses', async () => {
    const user = await open('/players/ana');
    await user.click(await screen.findByRole('button', { name: 'Lock account' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Insults');
    network.answers['SetAccountAccess'] = () => ({
      setAccountAccess: { success: false, errorCode: 'OWN_ACCOUNT' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Lock account' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nobody locks or unlocks their own account.');
    network.answers['SetAccountAccess'] = () => {
      ana = account('ana', 'Ana', { status: 'DISABLED', disabledReason: 'Insults' });
      return { setAccountAccess: { success: true, errorCode: null } };
    };
    await user.click(within(dialog).getByRole('button', { name: 'Lock account' }));
    expect(await screen.findByRole('button', { name: 'Unlock account' })).toBeInTheDocument();
    expect(sent('SetAccountAccess').at(-1)).toEqual({ input: { userId: 'ana', disabled: true, reason: 'Insults' } });
  });

  it.each([
    ['/players/nobody', 'No such account'],
    ['/matches/nothing', 'No such match'],
  ])('ADM-05~ %s says that there is none', async (path, text) => {
    await open(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('looking up matches', () => {
  it('ADM-03~ shows teams, invitations and every version of the result, the newest first', async () => {
    const user = await open('/matches');
    await user.type(await screen.findByRole('searchbox', { name: 'Match id' }), 'm1{Enter}');
    const versions = await screen.findByRole('region', { name: 'Result' });
    const rows = within(versions).getAllByRole('row').slice(1);
    expect(rows.map((row) => /6-4 7-6\(\d\)/.exec(row.textContent)?.[0])).toEqual(['6-4 7-6(2)', '6-4 7-6(1)']);
    expect(rows[1]).toHaveTextContent('It was 7-5');
    expect(screen.getByRole('region', { name: 'Players' })).toHaveTextContent('invited by Ana Moretti');
  });

  it('ADM-03~ lists all matches of a player', async () => {
    await open('/matches?player=ana&state=CANCELLED');
    expect(await screen.findByText('Ana Moretti – Ben Taylor / Giulia')).toBeInTheDocument();
    expect(sent('SupportMatches')[0]).toMatchObject({ filter: { playerId: 'ana', states: ['CANCELLED'] } });
    expect(await screen.findByDisplayValue('Ana Moretti · ana@setpoint.example')).toBeInTheDocument();
  });

  it.each([
    ['it', 'Partite'],
    ['es', 'Partidos'],
    ['fr', 'Matchs'],
  ] as const)('I18N-01~ speaks %s', async (language, title) => {
    await open('/matches', { language });
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeInTheDocument();
  });
});
