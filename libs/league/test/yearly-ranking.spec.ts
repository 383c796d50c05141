import fc from 'fast-check';
import { standingsOf } from '../src/standings.js';
import { LEAST_MATCHES, yearlyRanking, type PhaseStatistics } from '../src/yearly-ranking.js';

const statistics = (id: string, won: number, lost: number, more: Partial<PhaseStatistics> = {}): PhaseStatistics => ({
  id,
  opponents: 6,
  points: 3 * won,
  played: won + lost,
  won,
  drawn: 0,
  lost,
  forfeited: 0,
  gamesWon: 6 * won,
  gamesLost: 6 * lost,
  ...more,
});
const places = (phases: readonly PhaseStatistics[]) =>
  yearlyRanking(phases).map(({ id, position }) => `${position} ${id}`);

describe('the ranking of a year', () => {
  it('LEA-07 adds the points of the phases', () => {
    const [first, second] = yearlyRanking([statistics('ana', 2, 1), statistics('ben', 3, 2), statistics('ana', 2, 1)]);
    expect(first).toEqual({
      position: 1,
      id: 'ana',
      points: 12,
      played: 6,
      won: 4,
      drawn: 0,
      lost: 2,
      forfeited: 0,
      gamesWon: 24,
      gamesLost: 12,
      pct: 66.67,
      ptp: 50,
      appw: 58.335,
    });
    expect(second).toMatchObject({ position: 2, id: 'ben', points: 9 });
  });

  it('LEA-07 needs five matches, and those forfeited are none', () => {
    const phases = [statistics('four', 4, 0), statistics('five', 2, 3), statistics('forfeits', 3, 1, { forfeited: 1 })];
    expect(places(phases)).toEqual(['1 five']);
    expect(places([...phases, statistics('four', 0, 1), statistics('forfeits', 1, 0)])).toEqual([
      '1 four',
      '2 forfeits',
      '3 five',
    ]);
  });

  it('LEA-07~ equal points are ordered by APPW, and who is equal there too shares the place', () => {
    const phases = [statistics('dan', 3, 4), statistics('cleo', 3, 2), statistics('bo', 3, 2), statistics('al', 3, 3)];
    expect(places(phases)).toEqual(['1 al', '2 bo', '2 cleo', '4 dan']);
  });

  it('LEA-07~ of one phase is the same sums as its tables', () => {
    const members = ['ana', 'ben', 'carla', 'david', 'eva', 'fred', 'gina'];
    const results = members.flatMap((a, i) =>
      members
        .slice(i + 1)
        .map((b) => ({ sides: [a, b] as const, games: [6, 2] as const, winner: 0 as const, isForfeit: false })),
    );
    const table = standingsOf(members, results);
    const ranking = yearlyRanking(table.map((row) => ({ ...row, opponents: 6 })));
    expect(ranking.map(({ id, points, appw }) => [id, points, appw])).toEqual(
      table.map(({ id, points, appw }) => [id, points, appw]),
    );
  });

  it('LEA-07~ is the same in whatever order phases come, and never puts fewer points first', () => {
    const generated = fc
      .tuple(fc.constantFrom('ana', 'ben', 'carla', 'david'), fc.nat(6), fc.nat(6))
      .map(([id, won, lost]) => statistics(id, won, lost));
    fc.assert(
      fc.property(fc.array(generated, { maxLength: 12 }), (phases) => {
        const ranking = yearlyRanking(phases);
        expect(yearlyRanking([...phases].reverse())).toEqual(ranking);
        for (const row of ranking) expect(row.played).toBeGreaterThanOrEqual(LEAST_MATCHES);
        ranking.slice(1).forEach((row, i) => expect(row.points).toBeLessThanOrEqual(ranking[i]!.points));
      }),
    );
  });
});
