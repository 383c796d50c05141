import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aLevel, anaInTheClub, aPage, aPlayer } from '../../club.js';
import { aHistory, aLevelEntry, someEvaluations } from '../../levels.js';
import { signedInAs, visit } from '../../visit.js';

const earned = (rating: number) => ({
  ...aLevel(1, 1, rating),
  completeness: 40,
  reliability: 64,
  ratedMatches: 6,
  trend: 'UP',
});

const estimated = (own: boolean, said = 4, start = 3.55) => ({
  ...aLevel(1, 2, 3.5),
  ...{ selfAssessed: true, assessed: said, start: own ? start : null },
});

const levelled = (player: Record<string, unknown>, exact: boolean) => ({
  ...player,
  levels: [earned(3.5), { ...estimated(exact), completeness: 0, reliability: 0, ratedMatches: 0, trend: null }],
  levelHistory: ({ numberPlayers }: { numberPlayers: number }) => (numberPlayers === 1 ? aHistory : []),
  levelEntries: ({ numberPlayers }: { numberPlayers: number }) =>
    aPage(numberPlayers === 1 ? [aLevelEntry(player, exact ? {} : { change: null })] : []),
  levelBonuses: ({ numberPlayers }: { numberPlayers: number }) => (numberPlayers === 1 ? [aBonus(exact)] : []),
  evaluations: someEvaluations,
});

const aBonus = (exact: boolean) => ({
  id: 't1:ana',
  tournamentId: 't1',
  wonAt: '2026-06-02T18:00:00Z',
  before: { level: exact ? 3.75 : 4, reliability: 64 },
  after: { level: exact ? 3.8 : 4, reliability: 64 },
  bonus: exact ? 0.05 : null,
});

const known = (more: Record<string, unknown> = {}) => {
  const ana = { ...levelled(anaInTheClub(), true), ...more };
  const ben = levelled(aPlayer('Ben Serra'), false);
  theApiKnows({
    player: ({ id }: { id: string }) => (id === 'ben' ? ben : ana),
    players: aPage([aPlayer('Carla Neri'), aPlayer('David Costa')]),
    simulateMatch: ({ input }: { input: { teamB: string[] } }) =>
      input.teamB.includes('carla')
        ? { success: false, errorCode: 'NOT_ENOUGH_MATCHES', simulation: null }
        : {
            success: true,
            errorCode: null,
            simulation: {
              winChanceA: 0.35,
              likelyScore: [
                { a: 4, b: 6 },
                { a: 4, b: 6 },
              ],
              scores: [{ sets: [{ a: 4, b: 6 }], probability: 0.2 }],
            },
          },
  });
  signedInAs();
};

describe('level of a player', () => {
  it('LVL-05 shows the progress to the next half step and how sure the level is, each with what it means', async () => {
    known();
    await visit('/player/ana/ana/level');
    expect(await screen.findByRole('img', { name: 'Tennis singles, 3.5, Intermediate' })).toBeInTheDocument();
    const meter = (name: string) => screen.getByRole('progressbar', { name });
    expect(meter('40% of the way to 4.0')).toHaveAttribute('aria-valuenow', '40');
    expect(meter('Reliability 64%')).toHaveAttribute('aria-valuenow', '64');
    expect(screen.getByText(/We’re fairly sure of this level/)).toBeInTheDocument();
    expect(screen.getByText(/6 matches counted so far. The last one moved it up/)).toBeInTheDocument();
    await expectAccessible();
  });

  it('PLY-08 draws the level over time and says the same in a table', async () => {
    known();
    await visit('/player/ana/ana/level');
    expect(
      await screen.findByRole('img', { name: 'Tennis singles: from 3.50 on 01/05/2026 to 3.75 now' }),
    ).toBeInTheDocument();
    const row = within(screen.getByRole('row', { name: /01\/06\/2026/ }));
    expect(row.getByText('3.30–4.20')).toBeInTheDocument();
  });

  it('LVL-06 tells of a tournament won among the matches, and what the title added', async () => {
    known();
    await visit('/player/ana/ana/level');
    const won = within((await screen.findByText('Tournament won')).closest('li')!);
    expect(won.getByText('3.75 → 3.80 · +0.05 for the title')).toBeInTheDocument();
    expect(won.getByText(/doesn’t count as a match/)).toBeInTheDocument();
    const items = screen.getByText('Tournament won').closest('ol')!.children;
    expect(items[0]).toHaveTextContent('Tournament won');
    expect(items[1]).toHaveTextContent('Against Carla Neri');
    await expectAccessible();
  });

  it('RNK-04~ LVL-06 tells of the title of somebody else in half steps', async () => {
    known();
    await visit('/player/ben/ben/level');
    const won = within((await screen.findByText('Tournament won')).closest('li')!);
    expect(won.getByText('4.0')).toBeInTheDocument();
    expect(won.queryByText(/for the title/)).not.toBeInTheDocument();
  });

  it('BYD-01 explains to a player what each match did, to the hundredth and part by part', async () => {
    known();
    await visit('/player/ana/ana/level');
    const entry = within((await screen.findByRole('link', { name: 'Against Carla Neri' })).closest('li')!);
    expect(entry.getByText('3.62 → 3.75')).toBeInTheDocument();
    expect(entry.getByText('+0.13')).toBeInTheDocument();
    expect(
      entry.getByText('Before the match: 3.62 (reliability 60%) against 4.0 (52%), chance to win 35%'),
    ).toBeInTheDocument();
    expect(entry.getByText('Includes +0.03 because the other side was stronger')).toBeInTheDocument();
    expect(entry.getByText('Reliability 60% before, 64% after')).toBeInTheDocument();
    const [games, win] = entry.getAllByText(/expected|chance was/).map((sentence) => sentence.closest('li')!);
    expect(games).toHaveTextContent('More games won than expected: 62% instead of 48%+0.08');
    expect(win).toHaveTextContent('Match won; the chance was 35%+0.05');
  });

  it('RNK-04~ shows others in half steps and without the parts', async () => {
    known();
    await visit('/player/ben/ben/level');
    const entry = within((await screen.findByRole('link', { name: 'Against Carla Neri' })).closest('li')!);
    expect(entry.getByText('More games won than expected: 62% instead of 48%')).toBeInTheDocument();
    expect(entry.queryByText(/other side/)).not.toBeInTheDocument();
    expect(entry.queryByText(/\+0/)).not.toBeInTheDocument();
    expect(entry.queryByText(/3\.62/)).not.toBeInTheDocument();
  });

  it('BYD-01 keeps quiet about a match that is not for the reader to see', async () => {
    known({ levelEntries: aPage([aLevelEntry({}, { match: null, change: null })]) });
    await visit('/player/ana/ana/level');
    expect(await screen.findByText('A private match')).toBeInTheDocument();
    expect(screen.getByText('Level up')).toBeInTheDocument();
  });

  it('PLY-08 shows the nine criteria as a radar and in a table', async () => {
    known();
    await visit('/player/ben/ben/level');
    expect(await screen.findByRole('img', { name: 'What opponents say' })).toBeInTheDocument();
    expect(screen.getByText('Average of 4 evaluations, from 1 to 5')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '1 Forehand 4.2' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '9 Fair play 5.0' })).toBeInTheDocument();
  });

  it('PLY-08 says why there are no marks yet, and what moves an estimate', async () => {
    known({ evaluations: null });
    const { user, path } = await visit('/player/ana/ana/level');
    expect(await screen.findByText(/Shown once you have three evaluations/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Doubles' }));
    expect(await screen.findByText(/Your first confirmed competitive match/)).toBeInTheDocument();
    expect(await screen.findByText('No match has counted yet')).toBeInTheDocument();
    expect(path()).toBe('/player/ana/ana/level?format=1-2');
  });

  it.each([
    [3.55, 'You said 4.0. Most people overrate themselves a little, so you start at 3.55.'],
    [4.1, 'You said 4.0. People here underrate themselves a little, so you start at 4.10.'],
    [4, 'You said 4.0, and that is where you start.'],
  ])('LVL-03 tells me what is made of my own estimate: a start at %p', async (start, text) => {
    known({
      levels: [{ ...estimated(true, 4, start), completeness: 60, reliability: 0, ratedMatches: 0, trend: null }],
    });
    await visit('/player/ana/ana/level?format=1-2');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Tennis doubles, 3.5, Intermediate, own estimate' })).toBeInTheDocument();
  });

  it.each([
    [4, 'You said 4.0, which counts as 3.55. Your singles say about 4.10 (+0.55), and that is where you start.'],
    [
      null,
      'Without an estimate you would start at 3.55. Your singles say about 4.10 (+0.55), and that is where you start.',
    ],
  ])('LVL-03~ tells me what my singles say of doubles that I have not played: %p said', async (said, text) => {
    const rating = said === null ? null : 4;
    const start = { ...aLevel(1, 2, rating), selfAssessed: true, assessed: said, start: 4.1, carriedOver: 0.55 };
    known({ levels: [earned(3.5), { ...start, completeness: 0, reliability: 20, ratedMatches: 0, trend: null }] });
    await visit('/player/ana/ana/level?format=1-2');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryAllByText(/This is your own estimate/)).toHaveLength(said === null ? 0 : 1);
    await expectAccessible();
  });

  it('BYD-01~ tells me what my doubles have added since the last singles match, and had before one', async () => {
    const entry = aLevelEntry(anaInTheClub(), { carriedOver: -0.04 });
    known({
      levels: [{ ...earned(3.5), carriedOver: 0.07 }],
      levelEntries: aPage([entry]),
    });
    await visit('/player/ana/ana/level');
    expect(
      await screen.findByText(/doubles have moved it by \+0.07 since your last singles match/),
    ).toBeInTheDocument();
    expect(await screen.findByText('Before this match, your doubles had moved it by −0.04.')).toBeInTheDocument();
  });

  it('LVL-03 RNK-04~ tells others that it is an estimate, and no more', async () => {
    known();
    await visit('/player/ben/ben/level?format=1-2');
    expect(await screen.findByText(/This is an own estimate/)).toBeInTheDocument();
    expect(screen.queryByText(/said/)).not.toBeInTheDocument();
  });

  it('PLY-08 without a level leads to setting one', async () => {
    known({ levels: [] });
    await visit('/player/ana/ana/level');
    expect(await screen.findByText('You have no level yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set your level' })).toHaveAttribute('href', '/player/sports');
  });

  it('PLY-03~ visitors are asked to log in and nothing is asked for', async () => {
    known();
    window.localStorage.clear();
    await visit('/player/ben/ben/level');
    expect(await screen.findByText(/How Ben’s level came about/)).toBeInTheDocument();
    expect(sent('LevelOfPlayer')).toHaveLength(0);
  });

  it('PLY-06 simulates a match: chance, likely score, other scores', async () => {
    known();
    const { user } = await visit('/player/ben/ben/level');
    await user.click(await screen.findByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText('Most likely score: 4-6 4-6')).toBeInTheDocument();
    expect(screen.getByText('You win').closest('div')).toHaveTextContent('35%');
    expect(screen.getByText('They win').closest('div')).toHaveTextContent('65%');
    expect(sent('SimulateMatch')).toEqual([
      { sport: 1, gameMode: 'THREE_SETS_6_GAMES', teamA: ['ana'], teamB: ['ben'] },
    ]);
  });

  it('PLY-06 simulates a match of two others, in the format that is chosen', async () => {
    known();
    const { user } = await visit('/player/ben/ben/level');
    await user.click(await screen.findByRole('combobox', { name: 'Team A' }));
    await user.click(await screen.findByRole('option', { name: 'David Costa' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'One set to 9 games');
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect((await screen.findByText('David Costa', { selector: 'dt' })).closest('div')).toHaveTextContent('35%');
    expect(screen.queryByText('You win')).not.toBeInTheDocument();
    expect(sent('SimulateMatch')).toEqual([
      { sport: 1, gameMode: 'ONE_SET_9_GAMES', teamA: ['david'], teamB: ['ben'] },
    ]);
  });

  it('PLY-06 says so where somebody has too few matches', async () => {
    known();
    const { user } = await visit('/player/ana/ana/level');
    expect(await screen.findByRole('button', { name: 'Simulate' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Team B' }));
    await user.click(await screen.findByRole('option', { name: 'Carla Neri' }));
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText(/at least three confirmed matches/)).toBeInTheDocument();
  });

  it('PLY-06 simulates pairs once all four are named', async () => {
    known();
    const { user } = await visit('/player/ben/ben/level?format=1-2');
    await user.click(await screen.findByRole('combobox', { name: 'Team A, player 2' }));
    await user.click(await screen.findByRole('option', { name: 'David Costa' }));
    expect(screen.getByRole('button', { name: 'Simulate' })).toBeDisabled();
    await user.click(screen.getByRole('combobox', { name: 'Team B, player 2' }));
    await user.click(await screen.findByRole('option', { name: 'Carla Neri' }));
    await user.click(screen.getByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText(/at least three confirmed matches/)).toBeInTheDocument();
    expect(sent('SimulateMatch')).toMatchObject([{ sport: 1, teamA: ['ana', 'david'], teamB: ['ben', 'carla'] }]);
  });
});
