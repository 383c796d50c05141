import fc from 'fast-check';
import { finalistsOf, standingsOf, type GroupResult, type Standing } from '../src/standings.js';

const MEMBERS = ['ana', 'ben', 'carla', 'david', 'eva', 'fred', 'gina'];
const won = (winner: string, loser: string, games: [number, number] = [6, 4]): GroupResult => ({
  sides: [winner, loser],
  games,
  winner: 0,
  isForfeit: false,
});
const drawn = (one: string, other: string, games: [number, number] = [5, 5]): GroupResult => ({
  ...won(one, other, games),
  winner: 'DRAW',
});
const forfeit = (winner: string, loser: string): GroupResult => ({ ...won(winner, loser, [0, 0]), isForfeit: true });
const neither = (one: string, other: string): GroupResult => ({ ...forfeit(one, other), winner: 'NOBODY' });

const ids = (standings: readonly Standing[]) => standings.map(({ id }) => id);
const rowOf = (id: string, ...results: GroupResult[]) => standingsOf(MEMBERS, results).find((each) => each.id === id)!;
const orderOf = (members: string[], ...results: GroupResult[]) =>
  standingsOf(members, results).map(({ id, decidedBy }) => (decidedBy ? `${id} by ${decidedBy}` : id));

/** Results between two of a group, few games so that there are ties enough. */
const result = fc
  .record({
    sides: fc.shuffledSubarray(MEMBERS, { minLength: 2, maxLength: 2 }),
    games: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
    winner: fc.constantFrom<GroupResult['winner']>(0, 0, 0, 'DRAW', 'DRAW', 'NOBODY'),
    isForfeit: fc.boolean(),
  })
  .map(({ sides, games, winner, isForfeit }): GroupResult => ({
    sides: [sides[0]!, sides[1]!],
    games,
    winner,
    isForfeit: winner === 'NOBODY' || (winner === 0 && isForfeit),
  }));
const results = fc.array(result, { maxLength: 24 });

describe('the table of a group', () => {
  it('LEA-06 three points for a win, one for a draw, none for a defeat', () => {
    const played = [won('ana', 'ben', [6, 2]), drawn('carla', 'ana', [4, 5]), won('david', 'ana', [6, 3])];
    expect(rowOf('ana', ...played)).toMatchObject({
      points: 4,
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      gamesWon: 14,
      gamesLost: 12,
      gameDifference: 2,
      pct: 33.33,
      ptp: 50,
      appw: 41.665,
    });
  });

  it('LEA-06 a forfeit wins three points; who forfeits has neither played nor lost, but PCT counts it', () => {
    const results = [forfeit('ana', 'ben'), neither('ana', 'carla')];
    expect(rowOf('ana', ...results)).toMatchObject({
      ...{ points: 3, played: 1, won: 1, lost: 0, forfeited: 1, pct: 50, ptp: 16.67 },
    });
    expect(rowOf('ben', ...results)).toMatchObject({ points: 0, played: 0, lost: 0, forfeited: 1, pct: 0, ptp: 0 });
    expect(rowOf('carla', ...results)).toMatchObject({ points: 0, played: 0, lost: 0, forfeited: 1, ptp: 0 });
  });

  it('LEA-06 played is the same number in every column: two of eight are 25 percent', () => {
    const [ana, ...others] = ['ana', 'ben', 'carla', 'david', 'eva', 'fred', 'gina', 'hugo', 'ida'];
    const results = others.map((other, at) => (at < 2 ? won(other, ana!) : forfeit(other, ana!)));
    expect(standingsOf([ana!, ...others], results).find(({ id }) => id === ana)).toMatchObject({
      ...{ played: 2, won: 0, drawn: 0, lost: 2, forfeited: 6, pct: 0, ptp: 25, appw: 12.5 },
    });
  });

  it.each([
    ['without a point', 0],
    ['with as many wins', 1],
  ])('LEA-06 who played two matches stands below who played six, %s, though silence cost no games', (_, wins) => {
    const others = ['carla', 'david', 'eva', 'fred', 'gina', 'hugo'];
    const against = (id: string, played: number) =>
      others.map((other, at) => {
        if (at >= played) return forfeit(other, id);
        return at < wins ? won(id, other, [6, 5]) : won(other, id, [6, 0]);
      });
    const table = standingsOf(['silent', 'keen', ...others], [...against('silent', 2), ...against('keen', 6)]);
    const [keen, silent] = ['keen', 'silent'].map((id) => table.find((row) => row.id === id)!);
    expect([keen!.points, keen!.gameDifference < silent!.gameDifference]).toEqual([silent!.points, true]);
    expect(silent!.position).toBeGreaterThan(keen!.position);
    expect(silent!.decidedBy).toBe('APPW');
  });

  it('LEA-06~ played more often than there are opponents is all of them', () => {
    const often = Array.from({ length: 8 }, () => won('ana', 'ben'));
    expect(rowOf('ana', ...often)).toMatchObject({ played: 8, pct: 100, ptp: 100, appw: 100 });
    expect(rowOf('eva')).toMatchObject({ played: 0, pct: 0, ptp: 0, appw: 0 });
  });

  it('LEA-06~ without any result the order is that of levels', () => {
    expect(orderOf(['ben', 'ana', 'carla'])).toEqual(['ben', 'ana by LEVEL', 'carla by LEVEL']);
  });

  it('LEA-06~ two on the same points who met are ordered by their match, whatever the games', () => {
    const games = [won('ben', 'ana', [7, 6]), won('ana', 'carla', [6, 0]), drawn('david', 'carla', [0, 0])];
    expect(orderOf(['ana', 'ben', 'carla', 'david'], ...games).slice(0, 2)).toEqual(['ben', 'ana by HEAD_TO_HEAD']);
  });

  it('LEA-06~ the matches between them count only if all on the same points have met', () => {
    const games = [won('ben', 'ana', [7, 6]), won('ana', 'david', [6, 0]), won('carla', 'david', [6, 5])];
    // Ana, Ben and Carla have three points; Carla has met neither.
    expect(orderOf(['ana', 'ben', 'carla', 'david'], ...games)).toEqual([
      'ben',
      'carla by GAMES_WON',
      'ana by APPW',
      'david by POINTS',
    ]);
  });

  it('LEA-06~ three who beat each other in a circle are ordered by games', () => {
    const games = [won('ana', 'ben', [6, 4]), won('ben', 'carla', [6, 0]), won('carla', 'ana', [6, 5])];
    expect(orderOf(['ana', 'ben', 'carla'], ...games)).toEqual([
      'ben',
      'ana by GAME_DIFFERENCE',
      'carla by GAME_DIFFERENCE',
    ]);
  });

  it('LEA-06 is what a slow count of its own comes to, in whatever order results come', () => {
    fc.assert(
      fc.property(results, fc.shuffledSubarray(MEMBERS, { minLength: 7, maxLength: 7 }), (all, members) => {
        const standings = standingsOf(members, all);
        expect(standings).toEqual(standingsOf(members, [...all].reverse()));
        expect([...ids(standings)].sort()).toEqual([...MEMBERS].sort());
        for (const [i, row] of standings.entries()) {
          const own = all.filter(({ sides }) => sides.includes(row.id));
          expect(row.position).toBe(i + 1);
          expect(row.played + row.forfeited).toBe(own.length);
          expect(row.won + row.drawn + row.lost).toBe(row.played);
          expect(row.ptp).toBe(Math.round((10_000 * Math.min(row.played, 6)) / 6) / 100);
          expect(row.points).toBe(pointsOf(row.id, own));
          for (const below of standings.slice(i + 1)) expect(isAhead(row, below, standings, all, members)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const pointsOf = (id: string, results: readonly GroupResult[]) =>
  results
    .filter(({ sides }) => sides.includes(id))
    .reduce(
      (sum, { sides, winner }) =>
        sum + (winner === 'DRAW' ? 1 : typeof winner === 'number' && sides[winner] === id ? 3 : 0),
      0,
    );

/** The order, told anew for two rows. */
function isAhead(
  one: Standing,
  other: Standing,
  table: readonly Standing[],
  all: readonly GroupResult[],
  members: readonly string[],
): boolean {
  if (one.points !== other.points) return one.points > other.points;
  const level = table.filter(({ points }) => points === one.points).map(({ id }) => id);
  const between = all.filter(({ sides }) => sides.every((id) => level.includes(id)));
  const haveAllMet = level.every((a) =>
    level.every((b) => a === b || between.some(({ sides }) => sides.includes(a) && sides.includes(b))),
  );
  const [a, b] = [pointsOf(one.id, between), pointsOf(other.id, between)];
  if (haveAllMet && a !== b) return a > b;
  if (one.appw !== other.appw) return one.appw > other.appw;
  if (one.gameDifference !== other.gameDifference) return one.gameDifference > other.gameDifference;
  if (one.gamesWon !== other.gamesWon) return one.gamesWon > other.gamesWon;
  return members.indexOf(one.id) < members.indexOf(other.id);
}

describe('the final', () => {
  it('LEA-06 is played by the first two who are still in the group', () => {
    const table = standingsOf(MEMBERS, [won('gina', 'ana'), won('gina', 'ben'), won('carla', 'ben')]);
    expect(finalistsOf(table, () => false)).toEqual(['gina', 'carla']);
    expect(finalistsOf(table, (id) => id === 'gina')).toEqual(['carla', 'ben']);
    expect(finalistsOf(table, (id) => id !== 'gina')).toBeNull();
  });
});
