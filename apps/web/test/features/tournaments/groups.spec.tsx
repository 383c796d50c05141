import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../accessible.js';
import { theApiKnows } from '../../api.js';
import { aFixture, anEntry, aStanding, aTournament, decided, side } from '../../tournaments.js';
import { signedInAs, visit } from '../../visit.js';

type Made = Record<string, unknown>;

const ana = anEntry('Ana Rossi');
const ben = anEntry('Ben Serra');
const carla = anEntry('Carla Neri');
const dino = anEntry('Dino Blu');

const inGroup = (number: number, id: string, more: Made = {}) =>
  aFixture({ id, stage: 'ROUND_ROBIN', group: { id: `g${number}`, number }, ...more });

const first = {
  id: 'g1',
  number: 1,
  qualifiers: 2,
  table: [
    aStanding(1, anEntry('Eva Verdi'), 6),
    aStanding(2, anEntry('Fabio Gallo'), 3),
    aStanding(3, anEntry('Gina Riva'), 0),
  ],
  fixtures: [
    inGroup(1, 'f1', { sideA: side(anEntry('Eva Verdi')), sideB: side(anEntry('Gina Riva')), ...decided('A') }),
  ],
};
const mine = {
  id: 'g2',
  number: 2,
  qualifiers: 2,
  table: [
    aStanding(1, ben, 4, { chance: 0.9, drawn: 1 }),
    aStanding(2, carla, 3, { chance: 0.6, rankedBy: 'POINTS' }),
    aStanding(3, ana, 3, { chance: 0.4, rankedBy: 'HEAD_TO_HEAD' }),
    aStanding(4, dino, 0, { chance: 0.1 }),
  ],
  fixtures: [inGroup(2, 'f2', { sideA: side(ana), sideB: side(dino), number: 2 })],
};

const serve = (more: Made = {}) =>
  theApiKnows({
    tournament: aTournament({
      state: 'IN_PROGRESS',
      format: 'GROUPS_AND_PLAY_OFF',
      groups: [first, mine],
      fixtures: [
        ...mine.fixtures,
        ...first.fixtures,
        aFixture({ id: 'bye', stage: 'SEMIFINAL', sideA: side(ben), ...decided('A', { how: 'BYE', sets: [] }) }),
        aFixture({ id: 'final', state: 'WAITING', closesAt: null }),
      ],
      ...more,
    }),
  });
const group = (number: number) => within(screen.getByRole('region', { name: `Group ${number}` }));

describe('groups of a tournament', () => {
  it('TRN-11~ BYD-13 show table, form, chances and matches, my own group first', async () => {
    serve();
    signedInAs();
    await visit('/tournament/spring-cup/groups');
    await screen.findByRole('region', { name: 'Group 2' });
    expect(screen.getAllByRole('heading', { level: 3, name: /^Group/ }).map((one) => one.textContent)).toEqual([
      'Group 2',
      'Group 1',
    ]);
    const [, second, , me] = group(2).getAllByRole('row');
    expect(second).toHaveTextContent(/^1.*Ben Serra4/);
    expect(second).toHaveTextContent('3–120–15');
    expect(second).toHaveTextContent('won, drawn');
    expect(second).toHaveTextContent('90%');
    expect(group(2).getByText(/Goes on: the chance, simulated a thousand times/)).toBeInTheDocument();
    expect(me).toHaveAttribute('data-me');
    expect(group(2).getByText('The first 2 go on')).toBeVisible();
    // The line stands below the last who goes on.
    expect(group(2).getByRole('row', { name: /Carla Neri/ })).toHaveAttribute('data-line');
    expect(group(1).getByRole('article', { name: /Eva Verdi – Gina Riva/ })).toBeInTheDocument();
    await expectAccessible();
  });

  it('TRN-11~ explains a tie by what broke it', async () => {
    serve();
    const { user } = await visit('/tournament/spring-cup/groups');
    await screen.findByRole('region', { name: 'Group 2' });
    const why = group(2).getByRole('button', { name: 'Why Ana Rossi is ranked here' });
    expect(group(2).getAllByRole('button', { name: /^Why/ })).toHaveLength(1);
    await user.click(why);
    expect(group(2).getByText(/Level on points with the row above \(3\): the matches between them/)).toBeVisible();
    expect(why).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await user.click(why);
    expect(group(2).queryByText(/the matches between them/)).toBeNull();
  });

  it('TRN-11~ says what a win in my next match would do', async () => {
    serve();
    signedInAs();
    await visit('/tournament/spring-cup/groups');
    expect(await screen.findByText(/a win in your next match takes you to place 1: that goes on/)).toBeVisible();
  });

  it.each(['AWAITING_CONFIRMATION', 'AWAITING_RESULT'])(
    'TRN-11~ TRN-16~ speaks of no match as the next one that was played or not attended: %s',
    async (state) => {
      const match = { id: 'm1', state, datePlay: null, timePlay: null, startsAt: null, endsAt: null };
      const fixtures = mine.fixtures.map((fixture) => ({ ...fixture, match }));
      serve({ groups: [first, { ...mine, fixtures }], fixtures });
      signedInAs();
      await visit('/tournament/spring-cup/groups');
      await screen.findByRole('region', { name: 'Group 2' });
      expect(screen.queryByText(/a win in your next match/)).toBeNull();
    },
  );

  it('RTE-06~ one group has an address of its own', async () => {
    serve();
    await visit('/tournament/spring-cup/groups/round-robin/1');
    await screen.findByRole('region', { name: 'Group 1' });
    expect(screen.queryByRole('region', { name: 'Group 2' })).toBeNull();
  });

  it('TRN-03~ says when there will be groups', async () => {
    serve({ groups: [] });
    await visit('/tournament/spring-cup/groups');
    expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
  });
});

describe('matches of a tournament', () => {
  it('TRN-04 TRN-10~ stand by stage, with the end of their time; a bye is no match', async () => {
    serve();
    await visit('/tournament/spring-cup/matches');
    const groups = await screen.findByRole('region', { name: 'Group stage' });
    expect(groups).toHaveTextContent('Play by Sun 21 June');
    expect(within(groups).getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Final' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Semifinal' })).toBeNull();
    await expectAccessible();
  });

  it('TRN-16~ asks nobody to play by a day what was played and waits for an answer', async () => {
    const match = {
      id: 'm1',
      state: 'AWAITING_CONFIRMATION',
      datePlay: '2026-06-15',
      timePlay: '18:00',
      startsAt: null,
    };
    serve({ fixtures: mine.fixtures.map((fixture) => ({ ...fixture, match: { ...match, endsAt: null } })) });
    await visit('/tournament/spring-cup/matches');
    const groups = await screen.findByRole('region', { name: 'Group stage' });
    expect(groups).not.toHaveTextContent('Play by');
  });

  it.each([
    ['ONE_SILENT', 'A', 'FORFEIT', 'Forfeit: Dino Blu proposed no time and answered none by Sun 21 June'],
    ['BOTH_SILENT', null, 'DOUBLE_FORFEIT', 'Both lose: neither side proposed a time or answered one by Sun 21 June'],
    ['BOTH_TRIED', 'B', 'LOT', /^Decided by lot: both sides proposed or answered times .* by Sun 21 June/],
    ['ABANDONED', 'B', 'FORFEIT', 'Forfeit: left the competition: Ana Rossi'],
    ['EXCLUDED', null, 'DOUBLE_FORFEIT', 'Both lose: excluded from the competition: Ana Rossi and Dino Blu'],
    ['BY_SUPPORT', 'A', 'FORFEIT', 'Forfeit: the organisers decided'],
  ] as const)(
    'BYD-10~ TRN-10~ an unplayed one says by which rule and which facts: %s',
    async (rule, winner, how, text) => {
      const unplayed = { state: 'DECIDED', winner, how, rule, sets: [] };
      serve({ fixtures: [inGroup(2, 'f2', { sideA: side(ana), sideB: side(dino), ...unplayed })] });
      await visit('/tournament/spring-cup/matches');
      expect(
        within(await screen.findByRole('article', { name: /Ana Rossi – Dino Blu/ })).getByText(text),
      ).toBeVisible();
    },
  );

  it('RTE-06~ those of a group have an address of their own, and lead to all', async () => {
    serve();
    const { user, path } = await visit('/tournament/spring-cup/matches/round-robin/2');
    await screen.findByRole('region', { name: 'Group stage' });
    expect(screen.getAllByRole('article', { name: /–/ })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'All matches' }));
    expect(path()).toBe('/tournament/spring-cup/matches');
  });

  it('TRN-04 says when there will be some', async () => {
    serve({ fixtures: [] });
    await visit('/tournament/spring-cup/matches');
    expect(await screen.findByRole('heading', { name: 'No matches yet' })).toBeVisible();
  });
});
