import fc from 'fast-check';
import { matchStatisticsOf } from '../../src/domain/match-statistics.js';
import { ANA, aResult, BEN, CARLA } from '../builders.js';

const statisticsOf = (player: string, result: ReturnType<typeof aResult>) =>
  matchStatisticsOf(result).find(({ playerId }) => playerId === player);

describe('what a confirmed match adds to the statistics', () => {
  it('PLY-07 counts the win, sets and games for one side and against the other', () => {
    const result = aResult();
    expect(statisticsOf(ANA, result)).toMatchObject({
      outcome: 'W',
      setsWon: 2,
      setsLost: 0,
      gamesWon: 13,
      gamesLost: 8,
      opponents: [BEN],
    });
    expect(statisticsOf(BEN, result)).toMatchObject({
      outcome: 'L',
      setsWon: 0,
      setsLost: 2,
      gamesWon: 8,
      gamesLost: 13,
      opponents: [ANA],
    });
  });

  it('PLY-07 counts a super tie-break as one set and one game', () => {
    const sets = [
      { a: 6, b: 4, superTieBreak: false },
      { a: 3, b: 6, superTieBreak: false },
      { a: 10, b: 8, superTieBreak: true },
    ];
    expect(statisticsOf(ANA, aResult({}, { sets }))).toMatchObject({
      setsWon: 2,
      setsLost: 1,
      gamesWon: 10,
      gamesLost: 10,
    });
  });

  it('PLY-07 leaves out a set that was not finished, but not its games', () => {
    const sets = [
      { a: 6, b: 4, superTieBreak: false },
      { a: 2, b: 4, superTieBreak: false },
    ];
    const retired = aResult({}, { sets, outcome: 'RETIRED', winner: 'B' });
    expect(statisticsOf(BEN, retired)).toMatchObject({
      outcome: 'W',
      setsWon: 0,
      setsLost: 1,
      gamesWon: 8,
      gamesLost: 8,
    });
  });

  it.each([
    ['ONE_SET_9_GAMES', 8, 6, 0],
    ['ONE_SET_9_GAMES', 9, 8, 1],
    ['THREE_SETS_6_GAMES', 6, 5, 0],
    ['THREE_SETS_6_GAMES', 7, 6, 1],
    ['NEXTGEN', 3, 1, 0],
    ['NEXTGEN', 4, 3, 1],
  ] as const)('PLY-07 %s: when time expires at %i to %i, sets won are %i', (gameMode, a, b, setsWon) => {
    const result = aResult(
      {},
      { gameMode, sets: [{ a, b, superTieBreak: false }], outcome: 'TIME_EXPIRED', winner: null },
    );
    expect(statisticsOf(ANA, result)).toMatchObject({ outcome: 'D', setsWon, gamesWon: a, gamesLost: b });
  });

  it('PLY-07 counts a walkover as won, without games and without having met', () => {
    expect(statisticsOf(ANA, aResult({}, { outcome: 'WALKOVER', sets: [] }))).toMatchObject({
      outcome: 'W',
      setsWon: 0,
      gamesWon: 0,
      opponents: [],
    });
  });

  it('PLY-07 meets the opponents, not the partner', () => {
    const doubles = aResult({ numberPlayers: 2, teamA: [ANA, BEN], teamB: [CARLA, 'dan'] });
    expect(statisticsOf(ANA, doubles)?.opponents).toEqual([CARLA, 'dan']);
    expect(matchStatisticsOf(doubles)).toHaveLength(4);
  });

  it('PLY-07 what one side wins the other loses', () => {
    const set = fc.record({ a: fc.nat(10), b: fc.nat(10), superTieBreak: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(set, { maxLength: 3 }),
        fc.constantFrom('COMPLETED' as const, 'RETIRED' as const),
        (sets, outcome) => {
          const [a, b] = matchStatisticsOf(aResult({}, { sets, outcome }));
          expect([a!.setsWon, a!.setsLost, a!.gamesWon, a!.gamesLost]).toEqual([
            b!.setsLost,
            b!.setsWon,
            b!.gamesLost,
            b!.gamesWon,
          ]);
        },
      ),
    );
  });
});
