import { jest } from '@jest/globals';
import { MOST_RECORD_BYTES } from '@setpoint/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeNetwork, network, open, sent } from './open.js';

const user = (id: string, displayName: string) => ({ id, displayName });
const money = (cents: number) => ({ cents, currency: 'EUR' });
const member = (name: string, isOut = false) => ({
  ...{ id: name.toLowerCase(), isOut, players: [user(name.toLowerCase(), name)] },
});
const standing = (rank: number, name: string, played: number) => ({
  ...{ rank, points: 3 * played, played, forfeited: 0, member: member(name) },
});
const fixture = {
  ...{ id: 'f1', round: 1, stage: 'ROUND_ROBIN', state: 'READY', closesAt: '2026-06-20T22:00:00Z', how: null },
  ...{
    needsDecision: true,
    rule: null,
    winner: null,
    match: null,
    sets: [],
    sideA: member('Ana'),
    sideB: member('Ben'),
  },
};
const group = (id: string, number: number, names: readonly string[]) => ({
  ...{ id, number, state: 'PLAYING', fixtures: number === 1 ? [fixture] : [] },
  table: names.map((name, index) => standing(index + 1, name, index)),
});
const groups = [group('g1', 1, ['Ana', 'Ben']), group('g2', 2, ['Carla', 'David'])];
const phase = {
  id: 'p2',
  groups: groups.map(({ id, number }) => ({ id, number, needsDecision: number === 1 })),
};
const LEAGUE = {
  ...{ id: 'l1', name: 'Padel Milano', year: 2026, actualState: 'IN_PROGRESS', members: 15, numberPlayers: 1 },
  ...{ sex: 'ALL', version: 3, gameMode: 'ONE_SET_9_GAMES', timeZone: 'Europe/Rome', rules: null, prizes: [] },
  ...{ awards: [], announcedTerms: null, terms: null, price: money(3000) },
  sport: { id: '2' },
  province: { code: 'MI', name: 'Milano' },
  currentPhase: { id: 'p2', number: 2, state: 'IN_PROGRESS' },
  phases: [
    {
      ...{ id: 'p2', number: 2, year: 2026, state: 'IN_PROGRESS', members: 15, isImported: false },
      ...{ startsOn: '2026-04-01', endsOn: '2026-06-30' },
      groupCount: 2,
    },
  ],
  history: [],
};
const subscriptions = [
  {
    ...{ id: 's1', state: 'SUSPENDED', cause: 'INSUFFICIENT_FUNDS', endedBecause: null, phasesPlayed: 2 },
    ...{ createdAt: '2025-12-20T10:00:00Z', subscriber: user('ana', 'Ana'), partner: null, reserve: null },
  },
];
const payload = (more = {}) => ({
  ...{ success: true, errorCode: null, fieldErrors: [], league: null },
  ...more,
});
const list = {
  totalCount: 1,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: [{ cursor: '0', node: LEAGUE }],
};

beforeEach(() =>
  fakeNetwork({
    SupportLeagues: () => ({ supportLeagues: list }),
    SupportLeagueById: () => ({ league: LEAGUE }),
    SupportLeagueSubscriptions: () => ({ league: { id: 'l1', subscriptions } }),
    SupportLeagueGroupAt: ({ number }) => ({ leagueGroupAt: { ...groups[Number(number) - 1], phase } }),
  }),
);

describe('leagues in the support app', () => {
  it('ADM-04~ ADM-08~ are listed by filters that stand in the address', async () => {
    await open('/leagues?q=milano&year=2026&sport=2');
    const row = (await screen.findByRole('link', { name: 'Padel Milano' })).closest('tr')!;
    for (const text of ['Milano (MI)', '2 · In progress', '15', '€30.00']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(sent('SupportLeagues')[0]).toMatchObject({ filter: { text: 'milano', year: 2026, sports: [2] } });
  });

  it('ADM-04~ those with a match that waits for support are found, and the match is marked', async () => {
    await open('/leagues?waiting=decision');
    await screen.findByRole('link', { name: 'Padel Milano' });
    expect(sent('SupportLeagues')[0]).toMatchObject({ filter: { needsDecision: true } });
    await open('/leagues/l1');
    const group = await screen.findByRole('region', { name: 'Group 1' });
    expect(within(group).getByText('Needs a decision')).toBeInTheDocument();
  });

  it('ADM-04~ are created for a province, prices in cents', async () => {
    network.answers['CreateLeague'] = () => ({ createLeague: payload({ league: { id: 'l1' } }) });
    const user = await open('/leagues');
    await user.click(await screen.findByRole('button', { name: 'New league' }));
    const dialog = await screen.findByRole('dialog', { name: 'New league' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Lega Lecco');
    await user.type(within(dialog).getByLabelText(/Province/), 'lc');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('CreateLeague')).toHaveLength(1));
    expect(sent('CreateLeague')[0]).toMatchObject({
      input: { details: { name: 'Lega Lecco', provinceCode: 'LC', sport: 2, numberPlayers: 2, priceCents: 3000 } },
    });
  });

  it('LEA-09~ ADM-04~ another price is announced; a refusal stays in words', async () => {
    network.answers['AnnounceTerms'] = () => ({
      announceTerms: payload({ success: false, errorCode: 'TOO_LATE_FOR_NEXT_PHASE' }),
    });
    const user = await open('/leagues/l1');
    await user.click(await screen.findByRole('button', { name: 'Announce terms' }));
    const dialog = await screen.findByRole('dialog', { name: 'Announce terms' });
    const price = within(dialog).getByLabelText(/Price/);
    await user.clear(price);
    await user.type(price, '35.5');
    await user.type(within(dialog).getByLabelText(/Reason/), 'Balls cost more');
    await user.click(within(dialog).getByRole('button', { name: 'Announce terms' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('at least 30 days');
    expect(sent('AnnounceTerms')).toEqual([
      { input: { id: 'l1', priceCents: 3550, terms: null, reason: 'Balls cost more' } },
    ]);
  });

  it('ADM-04~ a phase is called off with a reason', async () => {
    network.answers['CancelLeaguePhase'] = () => ({ cancelLeaguePhase: payload() });
    const user = await open('/leagues/l1');
    await user.click(await screen.findByRole('button', { name: 'Call the phase off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Call phase 2 off?' });
    expect(within(dialog).getByText(/the league ends with it/)).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/Reason/), 'Flooded');
    await user.click(within(dialog).getByRole('button', { name: 'Call the phase off' }));
    await waitFor(() => expect(sent('CancelLeaguePhase')).toEqual([{ input: { phaseId: 'p2', reason: 'Flooded' } }]));
  });

  it('ADM-04 a member without a match is moved into another group, others are taken out', async () => {
    network.answers['MoveLeagueMember'] = () => ({ moveLeagueMember: payload() });
    network.answers['ExcludeLeagueMember'] = () => ({ excludeLeagueMember: payload() });
    const user = await open('/leagues/l1');
    const first = await screen.findByRole('region', { name: 'Group 1' });
    const moves = within(first).getAllByRole('button', { name: 'Move' });
    expect(moves).toHaveLength(1);
    await user.click(moves[0]!);
    let dialog = await screen.findByRole('dialog', { name: 'Move Ana?' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Into group' }));
    await user.click(await screen.findByRole('option', { name: 'Group 2' }));
    await user.type(within(dialog).getByLabelText(/Reason/), 'Asked for it');
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(sent('MoveLeagueMember')).toEqual([
        { input: { memberId: 'ana', toGroupId: 'g2', reason: 'Asked for it' } },
      ]),
    );
    await user.click(within(first).getAllByRole('button', { name: 'Take out' })[1]!);
    dialog = await screen.findByRole('dialog', { name: 'Take Ben out?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Injured');
    await user.click(within(dialog).getByRole('button', { name: 'Take out' }));
    await waitFor(() =>
      expect(sent('ExcludeLeagueMember')).toEqual([{ input: { memberId: 'ben', reason: 'Injured' } }]),
    );
  });

  it('ADM-01~ the history says what was changed, of whatever kind it is', async () => {
    const step = (kind: string, before: string | null, after: string | null) => ({
      ...{ kind, at: '2026-05-01T10:00:00Z', reason: `Because of ${kind}`, before, after, by: user('sam', 'Sam') },
    });
    const history = [
      step('CREATED', null, 'Padel Milano'),
      step('EDITED', '{"name":"Padel","rules":null}', '{"name":"Padel Milano","rules":null}'),
      step('MEMBER_MOVED', 'group 1', 'group 2'),
      step('FIXTURE_EXTENDED', '2026-05-10T12:00:00.000Z', '2026-05-13T12:00:00.000Z'),
      step('FIXTURE_DECIDED', null, 'A'),
    ];
    network.answers['SupportLeagueById'] = () => ({ league: { ...LEAGUE, history } });
    await open('/leagues/l1');
    const log = await screen.findByRole('region', { name: 'What support did' });
    for (const change of [
      ...['– → Padel Milano', 'name: Padel → Padel Milano', 'group 1 → group 2'],
      ...['– → A', /^May 10, 2026, .* → May 13, 2026, /],
    ])
      expect(within(log).getByText(change)).toBeInTheDocument();
    expect(within(log).queryByText(/rules/)).toBeNull();
  });

  it('LEA-11~ ADM-04~ say what can be won, and who won it', async () => {
    const choices = [{ kind: 'CREDIT', points: null, amount: money(2500) }];
    const award = { ...{ id: 'w1', placing: 'WINNER', claimedAt: null } };
    const awards = [{ ...award, wonAt: '2026-07-01T10:00:00Z', player: user('ana', 'Ana') }];
    const prizes = [{ placing: 'WINNER', choices }];
    network.answers['SupportLeagueById'] = () => ({ league: { ...LEAGUE, prizes, awards } });
    await open('/leagues/l1');
    expect(await screen.findByText('Credit €25.00')).toBeInTheDocument();
    const won = screen.getByRole('region', { name: 'Prizes won' });
    expect(within(won).getByRole('link', { name: 'Ana' }).closest('tr')).toHaveTextContent(/Winner.*Not yet/);
  });

  it('LEA-08~ ADM-04~ shows fifty subscriptions, and further ones when asked', async () => {
    const all = Array.from({ length: 60 }, (_, i) => ({
      ...{ ...subscriptions[0]!, id: `s${i + 1}`, subscriber: user(`u${i + 1}`, `Player ${i + 1}`) },
    }));
    network.answers['SupportLeagueSubscriptions'] = ({ after }) => ({
      league: { id: 'l1', subscriptions: after ? all.slice(50) : all.slice(0, 50) },
    });
    const person = await open('/leagues/l1');
    const table = await screen.findByRole('region', { name: 'Subscriptions' });
    expect(await within(table).findByRole('link', { name: 'Player 50' })).toBeInTheDocument();
    await person.click(within(table).getByRole('button', { name: 'Show more' }));
    expect(await within(table).findByRole('link', { name: 'Player 60' })).toBeInTheDocument();
    expect(within(table).queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(sent('SupportLeagueSubscriptions').at(-1)).toMatchObject({ id: 'l1', first: 50, after: 's50' });
  });

  it('ADM-04~ shows one group of a phase, and says which ones wait for support', async () => {
    const person = await open('/leagues/l1');
    await screen.findByRole('region', { name: 'Group 1' });
    await person.click(screen.getByRole('combobox', { name: 'Group' }));
    expect(await screen.findByRole('option', { name: 'Group 1 · Needs a decision' })).toBeInTheDocument();
    await person.click(screen.getByRole('option', { name: 'Group 2' }));
    expect(await screen.findByRole('region', { name: 'Group 2' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Group 1' })).toBeNull();
    expect(sent('SupportLeagueGroupAt').at(-1)).toEqual({ phaseId: 'p2', number: 2 });
  });

  it('LEA-08~ ADM-04~ says how each subscription stands, and why', async () => {
    await open('/leagues/l1');
    const table = await screen.findByRole('region', { name: 'Subscriptions' });
    expect(within(table).getByText('Suspended: lack of funds')).toBeInTheDocument();
  });

  it('BYD-07~ a phase goes out as a file; where that fails one is told', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    URL.createObjectURL = (made) => ((blob = made as Blob), 'blob:record');
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, blob });
    });
    let record: string | null = '{"tournamentId":"p2"}';
    network.answers['ExportLeaguePhase'] = () => ({ record });
    const user = await open('/leagues/l1');
    const button = await screen.findByRole('button', { name: 'Export TODS' });
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ name: 'p2.tods.json', blob: { size: record.length } });
    expect(sent('ExportLeaguePhase')).toEqual([{ id: 'p2' }]);
    record = null;
    await user.click(button);
    expect(await screen.findByText('There is nothing to export yet.')).toBeInTheDocument();
    network.outage = (name) => (name === 'ExportLeaguePhase' ? new Response('', { status: 503 }) : undefined);
    await user.click(button);
    expect(await screen.findByText('That didn’t work. Try again.')).toBeInTheDocument();
    expect(saved).toHaveLength(1);
    click.mockRestore();
  });

  it('BYD-07~ a phase comes in as a file, for a year and a number; a refusal stays in words', async () => {
    const user = await open('/leagues/l1');
    await user.click(await screen.findByRole('button', { name: 'Import TODS' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import TODS' });
    const file = (text: string) => new File([text], 'phase.json', { type: 'application/json' });
    const choose = (text: string) => user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file(text)); // oxfmt-ignore
    const send = () => user.click(within(dialog).getByRole('button', { name: 'Import TODS' }));
    await choose('x'.repeat(MOST_RECORD_BYTES + 1));
    await send();
    expect(await within(dialog).findByText('Too long')).toBeInTheDocument();
    expect(sent('ImportLeaguePhase')).toEqual([]);

    let answer = payload({ success: false, errorCode: 'PHASE_NOT_OVER' });
    network.answers['ImportLeaguePhase'] = () => ({ importLeaguePhase: answer });
    await choose('{"tournamentId":"p"}');
    const year = within(dialog).getByLabelText(/Year/);
    await user.clear(year);
    await user.type(year, '2025');
    await user.click(within(dialog).getByRole('combobox', { name: 'Phase' }));
    await user.click(await screen.findByRole('option', { name: '3' }));
    await send();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Only what is over is imported.');
    answer = payload({ league: { id: 'l1' } });
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const inputs = sent('ImportLeaguePhase').map(({ input }) => input as Record<string, unknown>);
    expect(inputs).toHaveLength(2);
    expect(inputs[1]).toEqual(inputs[0]);
    expect(inputs[0]).toMatchObject({ leagueId: 'l1', year: 2025, number: 3, record: '{"tournamentId":"p"}' });
  });
});
