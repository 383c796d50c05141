import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { sent, theApiKnows } from '../../api.js';
import { aPage, aPlayer, anaInTheClub } from '../../club.js';
import { signedInAs, visit } from '../../visit.js';

const history = (...levels: number[]) =>
  levels.map((level, month) => ({ at: `2026-0${month + 1}-01T10:00:00Z`, level, low: level - 0.5, high: level + 0.5 }));
const ben = aPlayer('Ben Serra', { levelHistory: history(3, 4.5, 4) });
const carla = aPlayer('Carla Neri', { levelHistory: [] });
const people: Record<string, ReturnType<typeof aPlayer>> = {
  ben,
  carla,
  ana: anaInTheClub({ levelHistory: history(4) }),
};
const record = (wins: number, losses: number, draws = 0) => ({ matches: wins + losses + draws, wins, losses, draws });

const comparison = ({ playerId, otherId }: { playerId: string; otherId: string }) => {
  const [player, other] = [people[playerId], people[otherId]];
  if (!player || !other) return null;
  const met = other !== carla;
  return {
    player,
    other,
    headToHead: {
      ...record(met ? 3 : 0, met ? 2 : 0),
      ...{ setsWon: 7, setsLost: 5, gamesWon: 60, gamesLost: 51 },
      lastPlayedAt: met ? '2026-05-20T16:00:00Z' : null,
    },
    commonOpponents: met ? [{ opponent: carla, player: record(2, 1), other: record(0, 1, 1) }] : [],
    availabilityOverlap: { noFixedDays: false, slots: met ? [{ weekday: 2, from: '20:00', to: '21:00' }] : [] },
  };
};

describe('two players beside each other', () => {
  beforeEach(() => {
    theApiKnows({
      player: ({ id }: { id: string }) => people[id] ?? null,
      comparePlayers: comparison,
      players: aPage([carla]),
      simulateMatch: {
        success: true,
        errorCode: null,
        simulation: {
          winChanceA: 0.6,
          likelyScore: [
            { a: 6, b: 4 },
            { a: 6, b: 4 },
          ],
          scores: [],
        },
      },
    });
  });

  it('PLY-05 compares with me, unless the address names somebody', async () => {
    signedInAs();
    await visit('/player/ben/ben/compare');
    const heads = within(await screen.findByRole('region', { name: 'Head to head' }));
    expect(heads.getAllByRole('img', { name: /^Won: \d/ }).map((wins) => wins.textContent)).toEqual(['3', '2']);
    expect(heads.getByText('Sets 7–5 · Games 60–51 · last on 20/05/2026')).toBeInTheDocument();
    expect(sent('ComparePlayers')[0]).toMatchObject({ playerId: 'ben', otherId: 'ana', sport: 1, numberPlayers: 1 });
    expect(screen.getByRole('row', { name: /^Carla Neri/ })).toHaveTextContent('Carla Neri2–10–1–1');
    expect(screen.getByText('Tuesday 20:00–21:00')).toBeInTheDocument();
    await expectAccessible();
  });

  it('PLY-05 shows both levels over time, as text as well, in the format that is chosen', async () => {
    signedInAs();
    const { user, path } = await visit('/player/ben/ben/compare');
    const levels = within(await screen.findByRole('region', { name: 'Levels over time' }));
    expect(levels.getByRole('row', { name: /^Ben Serra/ })).toHaveTextContent(/Ben Serra3\.?0?4\.54/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Padel');
    expect(path()).toBe('/player/ben/ben/compare?with=ana&format=2-2');
    expect(sent('ComparePlayers').at(-1)).toMatchObject({ sport: 2, numberPlayers: 2 });
  });

  it('PLY-05~ RNK-04~ draws both levels in half steps on one axis, with a legend of both, although mine is known exactly', async () => {
    const ana = anaInTheClub({ levelHistory: history(3.38, 3.62, 3.81) });
    theApiKnows({
      player: ben,
      comparePlayers: () => ({
        ...comparison({ playerId: 'ben', otherId: 'ana' })!,
        ...{ player: aPlayer('Ben Serra', { levelHistory: history(3.5, 3.5, 4) }), other: ana },
      }),
    });
    signedInAs();
    await visit('/player/ben/ben/compare');
    const region = await screen.findByRole('region', { name: 'Levels over time' });
    // From 3.0 to 4.5, in per cent from the top.
    const heights = [...region.querySelectorAll('polyline')].map((line) =>
      [...line.getAttribute('points')!.matchAll(/,(\S+)/g)].map(([, y]) => Math.round(Number(y))),
    );
    expect(heights).toEqual([
      [67, 67, 67, 67, 33],
      [67, 67, 67, 67, 33],
    ]);
    const legend = [...region.querySelectorAll('ul li')].map((one) => one.textContent);
    expect(legend).toEqual(['Ben Serra 4.0', 'Ana Rossi 4.0']);
    expect(within(region).getByText('Both levels in half steps, from 1.0 to 7.0.')).toBeVisible();
    expect(within(region).getByRole('row', { name: /^Ana Rossi/ })).toHaveTextContent('Ana Rossi3.54.04.0');
  });

  it('PLY-06~ simulates a match between the two', async () => {
    signedInAs();
    const { user } = await visit('/player/ben/ben/compare?with=carla');
    await user.click(await screen.findByRole('button', { name: 'Simulate' }));
    expect(await screen.findByText('Most likely score: 6-4 6-4')).toBeInTheDocument();
    expect(screen.getByText('Ben Serra', { selector: 'dt' }).closest('div')).toHaveTextContent('60%');
    expect(sent('SimulateMatch')).toMatchObject([{ sport: 1, teamA: ['ben'], teamB: ['carla'] }]);
  });

  it('PLY-05 finds somebody else by name, and says where there is nothing in common', async () => {
    signedInAs();
    const { user, path } = await visit('/player/ana/ana/compare');
    const offered = within(await screen.findByRole('list', { name: 'People you have played or follow' }));
    expect(offered.getByRole('link', { name: 'Carla Neri' })).toHaveAttribute(
      'href',
      '/player/ana/ana/compare?with=carla',
    );
    await expectAccessible();
    await user.type(screen.getByRole('searchbox', { name: 'Compare with (name)' }), 'carla{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Carla Neri, Milano' }));
    expect(path()).toBe('/player/ana/ana/compare?with=carla');
    expect(await screen.findByText('They have not met here yet.')).toBeInTheDocument();
    expect(screen.getByText('They have no opponents in common yet.')).toBeInTheDocument();
    expect(screen.getByText('No times in common.')).toBeInTheDocument();
  });

  it('PLY-05 says so where the other is not to be found', async () => {
    signedInAs();
    await visit('/player/ben/ben/compare?with=nobody');
    expect(await screen.findByText('We can’t find this player')).toBeInTheDocument();
  });

  it('PLY-03 RTE-03~ asks visitors to log in, and leads them back', async () => {
    await visit('/player/ben/ben/compare');
    const panel = within(await screen.findByRole('tabpanel', { name: 'Compare' }));
    expect(panel.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirectTo=%2Fplayer%2Fben%2Fben%2Fcompare',
    );
    expect(sent('ComparePlayers')).toEqual([]);
  });
});
