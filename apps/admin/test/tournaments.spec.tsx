import { MOST_RECORD_BYTES } from '@setpoint/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { payload, TOURNAMENT } from './a-tournament.js';
import { fakeNetwork, holdBack, network, none, open, sent, waiting } from './open.js';

const list = {
  totalCount: 1,
  pageInfo: { hasNextPage: false, endCursor: null },
  edges: [{ cursor: '0', node: TOURNAMENT }],
};
beforeEach(() =>
  fakeNetwork({
    SupportTournaments: () => ({ supportTournaments: list }),
    SupportTournamentById: () => ({ tournament: TOURNAMENT }),
  }),
);

describe('tournaments in the support app', () => {
  it('ADM-04~ ADM-08~ are listed by filters that stand in the address', async () => {
    await open('/tournaments?q=open&state=PLANNED&sport=2');
    const row = (await screen.findByRole('link', { name: 'Milano Open' })).closest('tr')!;
    for (const text of ['Planned', 'Classic', 'Milano', '€25.00']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    // Held places too, as registration counts them.
    expect(screen.getByRole('columnheader', { name: 'Places taken' })).toBeInTheDocument();
    expect(within(row).getByText('3 / 16')).toBeInTheDocument();
    expect(sent('SupportTournaments')[0]).toMatchObject({ filter: { text: 'open', states: ['PLANNED'], sports: [2] } });
  });

  it('ADM-04~ are opened with a reason', async () => {
    network.answers['OpenTournament'] = () => ({ openTournament: payload() });
    const user = await open('/tournaments/t1');
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open registrations' }));
    const dialog = await screen.findByRole('dialog', { name: 'Open Milano Open?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'All is set');
    await user.click(within(dialog).getByRole('button', { name: 'Open registrations' }));
    await waitFor(() => expect(sent('OpenTournament')).toEqual([{ input: { id: 't1', reason: 'All is set' } }]));
  });

  it('ADM-04~ a refusal stays in the form, in words', async () => {
    network.answers['OpenTournament'] = () => ({
      openTournament: payload({ success: false, errorCode: 'WRONG_STATE' }),
    });
    const user = await open('/tournaments/t1');
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open registrations' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Reason/), 'Now');
    await user.click(within(dialog).getByRole('button', { name: 'Open registrations' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not possible in this state.');
  });

  it('ADM-04~ are changed with the version that was seen, prices in cents', async () => {
    network.answers['EditTournament'] = () => ({ editTournament: payload({ tournament: TOURNAMENT }) });
    const user = await open('/tournaments/t1');
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit' });
    const places = within(dialog).getByLabelText('Places');
    await user.clear(places);
    await user.type(places, '32');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('EditTournament')).toHaveLength(1));
    expect(sent('EditTournament')[0]).toMatchObject({
      input: {
        ...{ id: 't1', version: 4 },
        details: {
          ...{ maxTeams: 32, priceCents: 2500, levelMin: 2, levelMax: null, city: 'Milano', timeZone: 'Europe/Rome' },
          prizes: [{ placing: 'WINNER', voucherCents: 2000, points: null, creditCents: null }],
        },
      },
    });
  });

  it('ADM-04~ what the server does not accept stands beside its field', async () => {
    network.answers['CreateTournament'] = () => ({
      createTournament: payload({
        ...{ success: false, errorCode: 'INVALID_DATA' },
        fieldErrors: [
          { field: 'name', code: 'REQUIRED' },
          { field: 'city', code: 'REQUIRED' },
        ],
      }),
    });
    const user = await open('/tournaments');
    await user.click(await screen.findByRole('button', { name: 'New tournament' }));
    const dialog = await screen.findByRole('dialog', { name: 'New tournament' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByLabelText(/First day/)).toBeInvalid();
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Check the fields.');
    expect(sent('CreateTournament')).toEqual([]);
    await user.type(within(dialog).getByLabelText(/First day/), '2026-06-10');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(dialog).getAllByText('Needed')).toHaveLength(2));
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toBeInvalid();
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('ADM-04~ prizes that the server does not accept are named where they stand', async () => {
    network.answers['EditTournament'] = () => ({
      editTournament: payload({
        ...{ success: false, errorCode: 'INVALID_DATA' },
        fieldErrors: [
          { field: 'prizes', code: 'INVALID' },
          { field: 'levelMin', code: 'NOT_A_LEVEL' },
        ],
      }),
    });
    const user = await open('/tournaments/t1');
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('In halves, such as 3.5')).toBeInTheDocument();
    expect(within(dialog).getByText('Not valid')).toBeInTheDocument();
  });

  it('ADM-04~ a form changed after a save whose answer was lost says that it was saved', async () => {
    network.answers['CreateTournament'] = () => ({
      createTournament: payload({
        ...{ success: false, errorCode: 'INVALID_DATA' },
        fieldErrors: [{ field: 'requestId', code: 'USED' }],
      }),
    });
    const user = await open('/tournaments');
    await user.click(await screen.findByRole('button', { name: 'New tournament' }));
    const dialog = await screen.findByRole('dialog', { name: 'New tournament' });
    await user.type(within(dialog).getByLabelText(/First day/), '2026-06-10');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was saved before you changed the form.');
  });

  it('TRN-12~ ADM-04~ nobody is invited to what is no slam', async () => {
    const user = await open('/tournaments/t1');
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await screen.findByRole('menuitem', { name: 'Edit' });
    expect(screen.queryByRole('menuitem', { name: 'Invite to the slam' })).toBeNull();
  });

  it('TRN-12~ ADM-04~ a player is invited to a slam, with a reason', async () => {
    network.answers['InviteToSlam'] = () => ({ inviteToSlam: payload() });
    network.answers['SupportPeople'] = () => ({
      accounts: {
        edges: [{ node: { id: 'ana', firstName: 'Ana', lastName: 'Rossi', email: 'ana@setpoint.example' } }],
      },
    });
    network.answers['SupportTournamentById'] = () => ({
      tournament: { ...TOURNAMENT, state: 'OPEN', type: 'slam', numberPlayers: 1 },
    });
    const user = await open('/tournaments/t1');
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Invite to the slam' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite to the slam' });
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'A wild card');
    await user.click(within(dialog).getByRole('button', { name: 'Invite to the slam' }));
    expect(await within(dialog).findByText('Needed')).toBeInTheDocument();
    expect(sent('InviteToSlam')).toEqual([]);
    await user.type(within(dialog).getByRole('combobox', { name: 'Player' }), 'ana');
    await user.click(await screen.findByRole('option', { name: /Ana Rossi/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Invite to the slam' }));
    await waitFor(() => expect(sent('InviteToSlam')).toHaveLength(1));
    expect(sent('InviteToSlam')[0]).toEqual({
      input: { tournamentId: 't1', playerIds: ['ana'], reason: 'A wild card' },
    });
  });

  it.each(['IN_PROGRESS', 'COMPLETED', 'CANCELLED'])('ADM-04~ nothing is offered that %s rules out', async (state) => {
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, state } });
    await open('/tournaments/t1');
    expect(await screen.findByRole('region', { name: 'Registrations' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  });

  it('ADM-04~ say how many entries are seeded, and what can be won', async () => {
    await open('/tournaments/t1');
    const facts = await screen.findByRole('region', { name: 'Tournament' });
    expect(facts).toHaveTextContent('SeedsBy size');
    expect(facts).toHaveTextContent('WinnerVoucher €20.00');
  });

  it('TRN-15~ ADM-04~ an entry is taken out with a reason; who is out already is not asked for', async () => {
    network.answers['ExcludeEntry'] = () => ({ excludeEntry: payload() });
    const user = await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Registrations' });
    const buttons = within(table).getAllByRole('button', { name: 'Take out' });
    expect(buttons).toHaveLength(1);
    expect(within(table).getByText('Out: not paid')).toBeInTheDocument();
    await user.click(buttons[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Take Ana, Ben out?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Injured');
    await user.click(within(dialog).getByRole('button', { name: 'Take out' }));
    await waitFor(() =>
      expect(sent('ExcludeEntry')).toEqual([{ input: { tournamentId: 't1', entryId: 'r1', reason: 'Injured' } }]),
    );
  });

  it('TRN-15~ ADM-04~ whoever holds a place or waits can be taken out, as long as the tournament is not over', async () => {
    const states = ['HELD', 'AWAITING_PARTNER', 'RESERVED', 'OFFERED', 'WAITING', 'CANCELLED', 'WITHDRAWN', 'EXCLUDED'];
    const registrations = states.map((state, at) => ({ ...TOURNAMENT.registrations[0]!, id: `s${at}`, state }));
    let state = 'OPEN';
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, state, registrations } });
    await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Registrations' });
    expect(within(table).getAllByRole('button', { name: 'Take out' })).toHaveLength(5);
    cleanup();
    state = 'COMPLETED';
    await open('/tournaments/t1');
    const over = await screen.findByRole('region', { name: 'Registrations' });
    expect(within(over).queryByRole('button', { name: 'Take out' })).not.toBeInTheDocument();
  });

  it('ADM-04~ what waits for support is a filter, and stands out: a late correction can be let stand', async () => {
    network.answers['DecideTournamentFixture'] = () => ({ decideTournamentFixture: payload() });
    const [ready, decided] = TOURNAMENT.fixtures;
    const fixtures = [
      { ...ready!, state: 'CLOSING', needsDecision: true },
      { ...decided!, needsDecision: true },
    ];
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, fixtures } });
    await open('/tournaments?waiting=decision');
    await waitFor(() => expect(sent('SupportTournaments')).toMatchObject([{ filter: { needsDecision: true } }]));
    cleanup();
    const user = await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Matches' });
    expect(within(table).getAllByText('Needs a decision')).toHaveLength(2);
    expect(within(table).getByRole('button', { name: 'Decide' })).toBeInTheDocument();
    expect(within(table).queryByRole('button', { name: 'More time' })).not.toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'Let it stand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Let the result stand?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'The final was played');
    await user.click(within(dialog).getByRole('button', { name: 'Let it stand' }));
    await waitFor(() =>
      expect(sent('DecideTournamentFixture')).toEqual([
        { input: { fixtureId: 'f2', winner: 'B', reason: 'The final was played' } },
      ]),
    );
  });

  it('ADM-04~ TRN-03~ a place into which nobody came is empty, one that the draw left free a bye', async () => {
    const [ready] = TOURNAMENT.fixtures;
    const nobody = { isBye: true, entry: null };
    const fixtures = [
      { ...ready!, id: 'f1', sideB: { ...nobody, from: null } },
      { ...ready!, id: 'f2', sideB: { ...nobody, from: { kind: 'WINNER_OF' } } },
    ];
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, fixtures } });
    await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Matches' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Bye'), expect.stringContaining('Empty place')]);
  });

  it('ADM-04~ an entry changes its group in exchange for one of another, as long as neither has played', async () => {
    const [one, two] = TOURNAMENT.entries;
    const row = (entry: object) => ({ entry });
    const three = { ...two!, id: 'r3', players: [{ id: 'gio', displayName: 'Gio' }] };
    const groups = [[one!, three], [two!]].map((entries, at) => ({
      ...{ id: `g${at + 1}`, number: at + 1, table: entries.map(row) },
    }));
    let fixtures: object[] = [];
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, groups, fixtures } });
    network.answers['ExchangeGroupEntries'] = () => ({
      exchangeGroupEntries: payload({ success: false, errorCode: 'ALREADY_PLAYED' }),
    });
    const user = await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Groups' });
    await user.click(within(table).getAllByRole('button', { name: 'Change group' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Move Ana, Ben to another group?' });
    await user.click(within(dialog).getByRole('combobox', { name: /In exchange for/ }));
    await user.click(await screen.findByRole('option', { name: 'Group 2 · Carla, David' }));
    await user.type(within(dialog).getByLabelText(/Reason/), 'Club mates');
    await user.click(within(dialog).getByRole('button', { name: 'Change group' }));
    await within(dialog).findByText('A match of one of them is decided already.');
    expect(sent('ExchangeGroupEntries')).toEqual([
      { input: { tournamentId: 't1', entryId: 'r1', toGroup: 2, withEntryId: 'r2', reason: 'Club mates' } },
    ]);
    cleanup();
    fixtures = TOURNAMENT.fixtures;
    await open('/tournaments/t1');
    const played = await screen.findByRole('region', { name: 'Groups' });
    expect(within(played).queryByRole('button', { name: 'Change group' })).not.toBeInTheDocument();
  });

  it('BYD-07~ a guest without an account is linked to one, with a reason', async () => {
    const guest = { id: 'guest:1', displayName: 'Carla Neri' };
    const [registration] = TOURNAMENT.registrations;
    const registrations = [{ ...registration!, partner: guest }];
    network.answers['SupportTournamentById'] = () => ({
      tournament: { ...TOURNAMENT, state: 'IN_PROGRESS', registrations },
    });
    network.answers['SupportPeople'] = () => ({
      accounts: {
        edges: [{ node: { id: 'cara', firstName: 'Carla', lastName: 'Neri', email: 'carla@setpoint.example' } }],
      },
    });
    let errorCode: string | null = 'PLAYER_ENTERED_ALREADY';
    network.answers['LinkTournamentGuest'] = () => ({
      linkTournamentGuest: payload({ success: errorCode === null, errorCode }),
    });
    const user = await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Registrations' });
    expect(within(table).getByRole('link', { name: 'Ana' })).toBeInTheDocument();
    expect(within(table).getByText('Carla Neri')).toBeInTheDocument();
    expect(within(table).queryByRole('link', { name: 'Carla Neri' })).not.toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'Link account: Carla Neri' }));
    const dialog = await screen.findByRole('dialog', { name: 'Whose account is Carla Neri?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'She has signed up');
    await user.click(within(dialog).getByRole('button', { name: 'Link account' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something is missing or wrong');
    expect(sent('LinkTournamentGuest')).toEqual([]);
    await user.type(within(dialog).getByRole('combobox', { name: /Account/ }), 'carla');
    await user.click(await screen.findByRole('option', { name: /carla@setpoint.example/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Link account' }));
    expect(await within(dialog).findByText('A player is entered already.')).toBeInTheDocument();
    errorCode = null;
    await user.click(within(dialog).getByRole('button', { name: 'Link account' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const input = { tournamentId: 't1', guestId: 'guest:1', playerId: 'cara', reason: 'She has signed up' };
    expect(sent('LinkTournamentGuest')).toEqual([{ input }, { input }]);
  });

  it('ADM-04~ the first seeds are set by hand until the draw: chosen twice, two change places', async () => {
    const [one, two] = TOURNAMENT.entries;
    const entries = [one!, two!, { ...two!, id: 'r3', players: [{ id: 'gio', displayName: 'Gio' }] }];
    const seeding = entries.map((entry, at) => ({
      ...{ number: at + 1, isByHand: at === 0, entry: { ...entry, level: 5 - at / 2 } },
    }));
    let more: object = { state: 'OPEN' };
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, entries, seeding, ...more } });
    network.answers['SetTournamentSeeds'] = () => ({
      setTournamentSeeds: payload({ success: false, errorCode: 'TOO_MANY_SEEDS' }),
    });
    const user = await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Seeds' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([...['SeedPlayersLevelSeeded', '1AnaBen5By hand', '2CarlaDavid4.5By level', '3Gio4By level']]);
    await user.click(within(table).getByRole('button', { name: 'Set seeds' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set the seeds?' });
    const shown = () =>
      within(dialog)
        .getAllByRole<HTMLInputElement>('combobox')
        .map(({ value }) => value);
    const choose = async (number: number, name: string) => {
      await user.click(within(dialog).getByRole('combobox', { name: `Seed ${number}` }));
      await user.click(await screen.findByRole('option', { name }));
    };
    expect(shown()).toEqual(['Ana, Ben', 'By level']);
    await choose(2, 'Ana, Ben');
    expect(shown()).toEqual(['Ana, Ben', 'By level']);
    await choose(2, 'Gio');
    expect(shown()).toEqual(['Ana, Ben', 'Gio', 'By level']);
    await choose(1, 'Gio');
    expect(shown()).toEqual(['Gio', 'Ana, Ben', 'By level']);
    await choose(1, 'By level');
    expect(shown()).toEqual(['Ana, Ben', 'By level']);
    await user.type(within(dialog).getByLabelText(/Reason/), 'National ranking');
    await user.click(within(dialog).getByRole('button', { name: 'Set seeds' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('With these entries there are fewer seeds');
    expect(sent('SetTournamentSeeds')).toEqual([
      { input: { tournamentId: 't1', version: 4, registrationIds: ['r1'], reason: 'National ranking' } },
    ]);
    cleanup();
    more = { state: 'IN_PROGRESS' };
    await open('/tournaments/t1');
    const drawn = await screen.findByRole('region', { name: 'Seeds' });
    expect(within(drawn).queryByRole('button', { name: 'Set seeds' })).not.toBeInTheDocument();
  });

  it('ADM-04~ the queue counts tournaments that wait for a decision, and leads to them', async () => {
    network.answers['SupportCases'] = () => ({ cases: none() });
    network.answers['TournamentsWaiting'] = waiting(2);
    await open('/cases');
    const link = await screen.findByRole('link', { name: '2 tournaments have a match that only you can decide' });
    expect(link).toHaveAttribute('href', '/tournaments?waiting=decision');
  });

  it('ADM-04~ a match gets more time, or a decision', async () => {
    network.answers['ExtendTournamentFixture'] = () => ({ extendTournamentFixture: payload() });
    network.answers['DecideTournamentFixture'] = () => ({ decideTournamentFixture: payload() });
    const user = await open('/tournaments/t1');
    const table = await screen.findByRole('region', { name: 'Matches' });
    expect(within(table).getByText('Decided · forfeit · one side did nothing')).toBeInTheDocument();
    await user.click(within(table).getByRole('button', { name: 'More time' }));
    let dialog = await screen.findByRole('dialog', { name: 'Give more time?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Rain');
    await user.click(within(dialog).getByRole('button', { name: 'More time' }));
    await waitFor(() =>
      expect(sent('ExtendTournamentFixture')).toEqual([
        { input: { fixtureId: 'f1', days: 3, closesAt: '2026-06-20T22:00:00Z', reason: 'Rain' } },
      ]),
    );
    await user.click(within(table).getByRole('button', { name: 'Decide' }));
    dialog = await screen.findByRole('dialog', { name: 'Decide this match?' });
    await user.type(within(dialog).getByLabelText(/Reason/), 'Agreed');
    await user.click(within(dialog).getByRole('button', { name: 'Decide' }));
    await waitFor(() =>
      expect(sent('DecideTournamentFixture')).toEqual([{ input: { fixtureId: 'f1', winner: 'A', reason: 'Agreed' } }]),
    );
  });

  it('ADM-01~ the history says what was changed', async () => {
    await open('/tournaments/t1');
    const log = await screen.findByRole('region', { name: 'What support did' });
    expect(within(log).getByText('More places')).toBeInTheDocument();
    expect(within(log).getByText('maxTeams: 8 → 16')).toBeInTheDocument();
    expect(within(log).queryByText(/name:/)).toBeNull();
  });

  it('BYD-07~ come in as a file that is looked at first; one that is drawn goes out as one', async () => {
    network.answers['PreviewTournamentRecord'] = () => ({ previewTournamentRecord: preview([anEvent()]) });
    network.answers['ImportTournament'] = () => ({
      importTournament: payload({ success: false, errorCode: 'RECORD_NOT_VALID' }),
    });
    const draw = { version: 1, seed: '0'.repeat(32), drawnAt: '2026-06-01T10:00:00Z' };
    network.answers['SupportTournamentById'] = () => ({ tournament: { ...TOURNAMENT, draw } });
    network.answers['ExportTournament'] = () => ({ record: null });
    const { user, dialog, choose } = await openImport();
    await choose('{"tournamentId":"t"}');
    expect(await within(dialog).findByRole('radio', { name: 'Torneo ospite' })).toBeChecked();
    expect(sent('PreviewTournamentRecord')).toEqual([{ input: { record: '{"tournamentId":"t"}' } }]);
    expect(
      within(dialog).getByText(
        'Play-off only · Three sets to 6 · Doubles · 4 entries · 3 of 3 matches · 1 result · 2 seeds',
      ),
    ).toBeInTheDocument();
    // What the record says is not asked.
    for (const name of ['Sport', 'Format', 'Scoring'])
      expect(within(dialog).queryByRole('combobox', { name: new RegExp(name) })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('does not follow TODS');
    const details = { name: 'Torneo ospite', startOn: '2026-07-01', sport: 2, numberPlayers: 2, format: 'PLAY_OFF' };
    expect(sent('ImportTournament')[0]).toMatchObject({
      input: { record: '{"tournamentId":"t"}', event: EVENT, takeRest: false, people: [], details },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('link', { name: 'Milano Open' }));
    await user.click(await screen.findByRole('button', { name: 'Export TODS' }));
    expect(await screen.findByText('There is nothing to export yet.')).toBeInTheDocument();
    expect(sent('ExportTournament')).toEqual([{ id: 't1' }]);
  });

  it('BYD-07~ one of several events is chosen; it comes in without what can’t be taken, for accounts that support names', async () => {
    const other = 'events.1.drawDefinitions.0';
    const warning = { path: `${other}.structures.1`, code: 'STRUCTURE_LEFT_OUT', about: 'Consolation' };
    const people = [
      { id: 'x1', name: 'Ada Verdi', user: null },
      { id: 'ben', name: 'Ben', user: { id: 'ben' } },
    ];
    network.answers['PreviewTournamentRecord'] = () => ({
      previewTournamentRecord: preview(
        [
          anEvent(),
          anEvent({
            path: other,
            name: 'Singolare',
            sport: null,
            people,
            guests: 1,
            warnings: [warning],
            warningsCount: 1,
          }),
          anEvent({
            ...{ path: 'events.2', name: 'Squadre', format: null, gameMode: null, numberPlayers: null, sport: null },
            ...{ warnings: [{ path: 'events.2', code: 'TEAM_EVENT', about: null }], warningsCount: 1 },
          }),
        ],
        [{ path: 'matchUps', code: 'MATCH_LEFT_OUT', about: null }],
      ),
    });
    network.answers['SupportPeople'] = () => ({
      accounts: {
        edges: [{ node: { id: 'ada', firstName: 'Ada', lastName: 'Verdi', email: 'ada@setpoint.example' } }],
      },
    });
    network.answers['ImportTournament'] = () => ({
      importTournament: payload({ success: false, errorCode: 'RECORD_INCOMPLETE', fieldErrors: [{ field: 'people.x1', code: 'NO_ACCOUNT' }] }), // oxfmt-ignore
    });
    const { user, dialog, choose } = await openImport();
    await choose('{"tournamentId":"t"}');
    const radio = (name: string) => within(dialog).getByRole('radio', { name });
    expect(await within(dialog).findByText('No such match in the draw, or told twice · matchUps')).toBeInTheDocument();
    expect(within(dialog).getByText('Teams against teams are not played here · events.2')).toBeInTheDocument();
    expect(radio('Squadre')).toBeDisabled();
    expect(radio('Torneo ospite')).not.toBeChecked();
    expect(within(dialog).getByText(/ · 1 guest without an account$/)).toBeInTheDocument();
    await user.click(radio('Singolare'));
    expect(within(dialog).getByText(new RegExp(`does not · Consolation · ${other}.structures.1`))).toBeInTheDocument();
    // The record does not say which.
    expect(within(dialog).getByRole('combobox', { name: 'Sport' })).toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Import the rest without these rows' }));
    const strangers = within(dialog).getByRole('region', { name: 'Who they are here' });
    expect(within(strangers).getAllByRole('combobox')).toHaveLength(1);
    await user.type(within(strangers).getByRole('combobox', { name: 'Ada Verdi' }), 'ada');
    await user.click(await screen.findByRole('option', { name: /ada@setpoint.example/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/say that the rest is to be imported/)).toBeInTheDocument();
    expect(within(strangers).getByText('There is no such account')).toBeInTheDocument();
    expect(sent('ImportTournament')[0]).toMatchObject({
      input: { event: other, takeRest: true, people: [{ id: 'x1', playerId: 'ada' }], details: { name: 'Singolare' } },
    });
    await user.click(radio('Torneo ospite'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('ImportTournament')).toHaveLength(2));
    expect(sent('ImportTournament')[1]).toMatchObject({ input: { event: EVENT, takeRest: false, people: [] } });
  });

  it('BYD-07~ a file that is no record, or longer than 2 MB, is refused beside its field', async () => {
    network.answers['PreviewTournamentRecord'] = () => ({
      previewTournamentRecord: {
        ...preview([]),
        ...{ success: false, errorCode: 'RECORD_NOT_VALID', fieldErrors: [{ field: 'record.events', code: 'NOT_READABLE' }] }, // oxfmt-ignore
      },
    });
    const { dialog, choose } = await openImport();
    await choose('{}');
    expect(await within(dialog).findByText('Not a TODS record · record.events')).toBeInTheDocument();
    await choose('x'.repeat(MOST_RECORD_BYTES + 1));
    expect(await within(dialog).findByText('Too long')).toBeInTheDocument();
    expect(sent('PreviewTournamentRecord')).toHaveLength(1);
    const release = holdBack('PreviewTournamentRecord');
    await choose('x'.repeat(MOST_RECORD_BYTES));
    await waitFor(() => expect(sent('PreviewTournamentRecord')).toHaveLength(2));
    expect(within(dialog).getByRole('status')).toBeInTheDocument();
    // Another file meanwhile: what is asked about the one before no longer counts.
    await choose('x'.repeat(MOST_RECORD_BYTES + 1));
    expect(await within(dialog).findByText('Too long')).toBeInTheDocument();
    expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
    await act(async () => release());
  });
});

const EVENT = 'events.0.drawDefinitions.0';

const anEvent = (more: object = {}) => ({
  ...{ path: EVENT, name: 'Torneo ospite', sport: { id: '2' }, format: 'PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES' },
  ...{
    numberPlayers: 2,
    startOn: '2026-07-01',
    entries: 4,
    seeds: 2,
    matches: 3,
    matchesTaken: 3,
    results: 1,
    guests: 0,
  },
  ...{ people: [], warnings: [], warningsCount: 0, ...more },
});

const preview = (events: readonly object[], warnings: readonly object[] = []) => ({
  ...{ success: true, errorCode: null, fieldErrors: [], events, warnings },
});

async function openImport() {
  const user = await open('/tournaments');
  await user.click(await screen.findByRole('button', { name: 'Import TODS' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import TODS' });
  const choose = (text: string) => {
    const file = new File([text], 'tournament.json', { type: 'application/json' });
    return user.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  };
  return { user, dialog, choose };
}
