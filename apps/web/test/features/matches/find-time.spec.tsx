import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aCourt, aLevel, aMatch, aPlayer } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const ben = aPlayer('Ben Serra', { isFollowedByMe: true });
const ana = aPlayer('Ana Rossi');
const proposal = (more: object = {}) => ({
  court: aCourt('Tennis Lorenteggio'),
  ...{ datePlay: '2026-06-03', timePlay: '19:00:00', minutesPlay: 60, timeZone: 'Europe/Rome' },
  ...{ startsAt: '2026-06-03T17:00:00Z', endsAt: '2026-06-03T18:00:00Z' },
  ...{ favouriteOf: [ana, ben], farthestKm: 4, uncertain: [] },
  ...more,
});
const match = aMatch({ id: 'made' });

function known({
  player = ben as object | null | ((args: { id: string }) => object | null),
  found = {},
  created = { success: true } as object,
} = {}) {
  theApiKnows({
    player: typeof player === 'function' ? player : () => player,
    match: () => match,
    players: () => ({ totalCount: 1, edges: [{ cursor: '1', node: ben }] }),
    openPoll: () => ({ success: true, fieldErrors: [], match }),
    findTimes: () => ({
      success: true,
      fieldErrors: [],
      levelGap: 0.5,
      proposals: [proposal()],
      nearMisses: [],
      ...found,
    }),
    createMatch: () => ({ fieldErrors: [], overlapping: [], match, ...created }),
  });
  signedInAs();
}
const asked = () =>
  (sent('FindTimes') as { sport: number; minutes: number }[]).map(({ sport, minutes }) => [sport, minutes]);

describe('find a time', () => {
  it('BYD-04 shows times that both have, with the reasons', async () => {
    known({
      found: { proposals: [proposal(), proposal({ datePlay: '2026-06-04', favouriteOf: [ben], uncertain: [ben] })] },
    });
    await visit('/match/find?with=ben');
    const times = within(await screen.findByRole('list', { name: 'Times that suit you all' }));
    expect(times.getByRole('heading', { name: 'Wed 03/06/2026 · 19:00' })).toBeInTheDocument();
    expect(times.getByText('A favourite of both · Within 4 km of everyone')).toBeInTheDocument();
    expect(
      times.getByText('A favourite of Ben Serra · Within 4 km of everyone · Ben Serra hasn’t entered times'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('Only Ben Serra will be invited. There are up to 0.5 levels between you.'),
    ).toBeInTheDocument();
    await expectAccessible();
  });

  it('BYD-04 asks for the next two weeks, and anew for another sport or length', async () => {
    known();
    const { user } = await visit('/match/find?with=ben');
    await screen.findByRole('list', { name: 'Times that suit you all' });
    const [first] = sent('FindTimes') as { playerIds: string[]; from: string; to: string; numberPlayers: number }[];
    expect(first).toMatchObject({ playerIds: ['ben'], numberPlayers: 1 });
    expect((Date.parse(first!.to) - Date.parse(first!.from)) / 86_400_000).toBe(13);
    await user.click(screen.getByRole('radio', { name: '1 h 30' }));
    await user.click(screen.getByRole('radio', { name: 'Padel' }));
    await waitFor(() =>
      expect(asked()).toEqual([
        [1, 60],
        [1, 90],
        [2, 90],
      ]),
    );
    expect(await screen.findByText(/everyone can see the match. 2 places are open to others/)).toBeInTheDocument();
  });

  it('BYD-04 makes the match with one tap', async () => {
    known();
    const { user, path } = await visit('/match/find?with=ben');
    await user.click(await screen.findByRole('button', { name: /^Create match: Wed/ }));
    await waitFor(() => expect(path()).toBe('/match/made'));
    expect(sent('CreateFoundMatch')).toMatchObject([
      {
        ...{ sport: 1, numberPlayers: 1, visibility: 'PRIVATE', courtId: 'tennis-lorenteggio' },
        ...{ datePlay: '2026-06-03', timePlay: '19:00', minutesPlay: 60, inviteTeamB: ['ben'] },
      },
    ]);
  });

  it('BYD-04 takes up to three others: four play doubles, in even teams', async () => {
    const rated = (name: string, rating: number) =>
      aPlayer(name, { isFollowedByMe: true, levels: [aLevel(1, 2, rating)] });
    // With mine of 4, David and I are as strong as Ben and Carla.
    const people = [rated('Ben Serra', 3), rated('Carla Neri', 5), rated('David Ruiz', 4)];
    known({
      player: ({ id }) => people.find((player) => player.id === id) ?? (/nobody/.test(id) ? null : { ...ana, id }),
      found: { proposals: [proposal({ favouriteOf: [ana, ...people] })] },
    });
    const { user, path } = await visit('/match/find?with=ben,carla,david');
    expect(
      await screen.findByText(/^You and David Ruiz against Ben Serra and Carla Neri. Only Ben Serra, Carla Neri/),
    ).toBeInTheDocument();
    expect(screen.getByText('A favourite of all · Within 4 km of everyone')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a player' })).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove David Ruiz' }));
    expect(await screen.findByText(/One place is open to others/)).toBeInTheDocument();
    expect(path()).toBe('/match/find?with=ben%2Ccarla');
    expect(sent('FindTimes')).toMatchObject([
      { playerIds: ['ben', 'carla', 'david'], numberPlayers: 2 },
      { playerIds: ['ben', 'carla'], numberPlayers: 2 },
    ]);
    await user.click(await screen.findByRole('button', { name: /^Create match: Wed/ }));
    await waitFor(() => expect(path()).toBe('/match/made'));
    expect(sent('CreateFoundMatch')).toMatchObject([
      { numberPlayers: 2, visibility: 'PUBLIC', inviteTeamA: [], inviteTeamB: ['ben', 'carla'] },
    ]);
  });

  it('BYD-04 begins with choosing players, as the wizard does', async () => {
    known();
    const { user, path } = await visit('/match/find');
    await user.click(await screen.findByRole('button', { name: 'Add Ben Serra' }));
    expect(await screen.findByRole('list', { name: 'Times that suit you all' })).toBeInTheDocument();
    expect(path()).toBe('/match/find?with=ben');
  });

  it('BYD-04 offers the best times as a poll of the match', async () => {
    known({ found: { proposals: [proposal(), proposal({ datePlay: '2026-06-04' })] } });
    const { user, path } = await visit('/match/find?with=ben');
    await user.click(await screen.findByRole('button', { name: 'Ask for a vote on the best' }));
    await waitFor(() => expect(path()).toBe('/match/made'));
    expect(sent('CreateFoundMatch')).toMatchObject([{ inviteTeamB: ['ben'] }]);
    expect(sent('CreateFoundMatch')[0]).not.toHaveProperty('datePlay');
    const times = ['2026-06-03', '2026-06-04'].map((datePlay) => ({
      ...{ courtId: 'tennis-lorenteggio', datePlay, timePlay: '19:00', minutesPlay: 60 },
    }));
    expect(sent('OpenPoll')).toEqual([{ matchId: 'made', times }]);
  });

  it('BYD-04 says why there is no match, and stays', async () => {
    known({ created: { success: false, errorCode: 'CANNOT_INVITE', match: null } });
    const { user, path } = await visit('/match/find?with=ben');
    await user.click(await screen.findByRole('button', { name: /^Create match: Wed/ }));
    expect(await screen.findByText(/You can’t invite this player/)).toBeInTheDocument();
    expect(path()).toBe('/match/find?with=ben');
  });

  it('BYD-04 says when there is no time, or no such player', async () => {
    known({ found: { proposals: [] } });
    await visit('/match/find?with=ben');
    expect(await screen.findByRole('heading', { name: 'No time suits you all' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set it up yourself' })).toHaveAttribute(
      'href',
      '/match/new?sport=1&invite=ben',
    );
    // There is no shorter one.
    expect(screen.getByText(/^Ask Ben .* directly/)).toBeInTheDocument();
    await expectAccessible();
  });

  it('BYD-04~ where no time suits all it says what comes close, and how to go on', async () => {
    known({
      found: {
        proposals: [],
        nearMisses: [
          { proposal: proposal(), missing: ben, couldAt: '20:00:00' },
          {
            proposal: proposal({ datePlay: '2026-06-04' }),
            missing: aPlayer('Ana Rossi', { id: 'ana' }),
            couldAt: '18:00:00',
          },
        ],
      },
    });
    const { user, path } = await visit('/match/find?with=ben');
    const close = within(await screen.findByRole('list', { name: 'These come close' }));
    expect(close.getByRole('heading', { name: 'Wed 03/06/2026 · 19:00' })).toBeInTheDocument();
    expect(close.getByText('All but Ben Serra, who could at 20:00')).toBeInTheDocument();
    expect(close.getByText('All but you, who could at 18:00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write to Ben Serra' })).toHaveAttribute(
      'href',
      `/dashboard/chat/new/player/${String(ben['id'])}`,
    );
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Ask for a vote on these' }));
    await waitFor(() => expect(path()).toBe('/match/made'));
    const [poll] = sent('OpenPoll') as [{ times: { datePlay: string }[] }];
    expect(poll.times.map(({ datePlay }) => datePlay)).toEqual(['2026-06-03', '2026-06-04']);
  });

  it('BYD-04 knows nobody by another address', async () => {
    known({ player: null });
    await visit('/match/find?with=nobody');
    expect(await screen.findByRole('heading', { name: 'There’s no such player' })).toBeInTheDocument();
  });

  it('BYD-04 is reached from a player’s page', async () => {
    known({ player: { ...ben, availability: { noFixedDays: true, slots: [] } } });
    await visit('/player/ben');
    expect(await screen.findByRole('link', { name: 'Find a time for both' })).toHaveAttribute(
      'href',
      '/match/find?with=ben',
    );
  });
});
