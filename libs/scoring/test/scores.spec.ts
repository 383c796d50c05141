import fc from 'fast-check';
import {
  findResultError,
  findScoreError,
  finishedSets,
  formatScore,
  GAME_MODES,
  gamesWon,
  hasTieBreak,
  maySuperTieBreak,
  mirrorSet,
  mostGames,
  mostSets,
  needsAnotherSet,
  RESULT_OUTCOMES,
  resultRulesOf,
  RULES,
  setsWon,
  shareOfGames,
  standingOf,
  winnerOf,
  winnersTieBreakPoints,
  type GameMode,
  type ResultOutcome,
  type ScoreErrorCode,
  type ScoreRules,
  type SetScore,
} from '../src/index.js';

const s = (a: number, b: number, tieBreak?: number): SetScore => ({
  a,
  b,
  superTieBreak: false,
  ...(tieBreak === undefined ? {} : { tieBreak }),
});
const stb = (a: number, b: number): SetScore => ({ a, b, superTieBreak: true });
const strict: ScoreRules = { outcome: 'COMPLETED', drawAllowed: false, superTieBreakAllowed: true };
const rules = (outcome: ResultOutcome, more: Partial<ScoreRules> = {}): ScoreRules => ({ ...strict, outcome, ...more });

describe('one set', () => {
  /** Winner's games → the loser's games that go with them. Everything else is impossible or unfinished. */
  const finished: Record<GameMode, [number, number[]][]> = {
    ONE_SET_9_GAMES: [[9, [0, 1, 2, 3, 4, 5, 6, 7, 8]]],
    THREE_SETS_6_GAMES: [
      [6, [0, 1, 2, 3, 4]],
      [7, [5, 6]],
    ],
    NEXTGEN: [[4, [0, 1, 2, 3]]],
  };
  const unfinishedUpTo: Record<GameMode, (a: number, b: number) => boolean> = {
    ONE_SET_9_GAMES: (a, b) => Math.max(a, b) <= 8,
    THREE_SETS_6_GAMES: (a, b) => Math.max(a, b) <= 5 || (Math.max(a, b) === 6 && Math.min(a, b) >= 5),
    NEXTGEN: (a, b) => Math.max(a, b) <= 3,
  };

  it.each(GAME_MODES)('RES-02 knows every pair of games in %s as won, under way or impossible', (mode) => {
    for (let a = 0; a <= 12; a++)
      for (let b = 0; b <= 12; b++) {
        const wins = (x: number, y: number) =>
          finished[mode].some(([games, others]) => games === x && others.includes(y));
        const expected = wins(a, b) ? 'A' : wins(b, a) ? 'B' : unfinishedUpTo[mode](a, b) ? 'UNFINISHED' : 'IMPOSSIBLE';
        expect([mode, a, b, standingOf(mode, s(a, b))]).toEqual([mode, a, b, expected]);
      }
  });

  it('RES-02 wins a super tie-break with ten points and two clear', () => {
    for (let a = 0; a <= 20; a++)
      for (let b = 0; b <= 20; b++) {
        const [more, fewer] = [Math.max(a, b), Math.min(a, b)];
        const won = (more === 10 && fewer <= 8) || (more > 10 && fewer === more - 2);
        const reachable = won || more < 10 || more - fewer < 2;
        const expected = won ? (a > b ? 'A' : 'B') : reachable ? 'UNFINISHED' : 'IMPOSSIBLE';
        expect([a, b, standingOf('THREE_SETS_6_GAMES', stb(a, b))]).toEqual([a, b, expected]);
      }
  });

  it.each([
    ['ONE_SET_9_GAMES', s(9, 8, 5)],
    ['THREE_SETS_6_GAMES', s(7, 6, 0)],
    ['THREE_SETS_6_GAMES', s(6, 7, 12)],
    ['NEXTGEN', s(4, 3, 6)],
  ] as const)('RES-02 takes tie-break points where %s has a tie-break', (mode, set) => {
    expect(standingOf(mode, set)).toBe(set.a > set.b ? 'A' : 'B');
  });

  it.each(
    [
      ['ONE_SET_9_GAMES', s(9, 7, 5)],
      ['THREE_SETS_6_GAMES', s(7, 5, 3)],
      ['THREE_SETS_6_GAMES', s(6, 6, 3)],
      ['THREE_SETS_6_GAMES', s(7, 6, -1)],
      ['THREE_SETS_6_GAMES', s(7, 6, 2.5)],
      ['THREE_SETS_6_GAMES', s(7, 6, 98)],
      ['THREE_SETS_6_GAMES', { a: 10, b: 8, tieBreak: 3, superTieBreak: true }],
      ['NEXTGEN', s(4, 2, 5)],
      ['NEXTGEN', s(-1, 4)],
      ['NEXTGEN', s(Number.NaN, 4)],
      ['NEXTGEN', s(4, 0.5)],
    ].map(([mode, set]) => [mode as GameMode, formatScore([set as SetScore]), set as SetScore] as const),
  )('RES-02 finds %s %s impossible', (mode, _title, set) => {
    expect(standingOf(mode, set)).toBe('IMPOSSIBLE');
  });

  it('RES-02 wins a tie-break with seven points, or two more than the loser', () => {
    expect([0, 4, 5, 6, 7, 11].map(winnersTieBreakPoints)).toEqual([7, 7, 7, 8, 9, 13]);
  });
});

describe('whole scores', () => {
  it.each(
    (
      [
        ['ONE_SET_9_GAMES', [s(9, 7)], 'A'],
        ['ONE_SET_9_GAMES', [s(8, 9, 3)], 'B'],
        ['THREE_SETS_6_GAMES', [s(6, 4), s(7, 5)], 'A'],
        ['THREE_SETS_6_GAMES', [s(6, 4), s(6, 7, 5), stb(10, 8)], 'A'],
        ['THREE_SETS_6_GAMES', [s(6, 4), s(4, 6), stb(12, 14)], 'B'],
        ['THREE_SETS_6_GAMES', [s(6, 4), s(4, 6), s(6, 7)], 'B'],
        ['NEXTGEN', [s(4, 3), s(2, 4), s(4, 1)], 'A'],
      ] satisfies [GameMode, SetScore[], string][]
    ).map(([mode, sets, winner]) => [mode, formatScore(sets), sets, winner] as const),
  )('RES-02 accepts %s %s', (mode, _title, sets, winner) => {
    expect(findScoreError(mode, sets, strict)).toBeNull();
    expect(winnerOf(mode, sets)).toBe(winner);
  });

  it.each<[string, GameMode, SetScore[], ScoreErrorCode, number]>([
    ['no set at all', 'THREE_SETS_6_GAMES', [], 'SET_MISSING', 0],
    ['a second set in a one-set mode', 'ONE_SET_9_GAMES', [s(9, 3), s(9, 3)], 'SET_NOT_NEEDED', 1],
    ['10-8 instead of a tie-break', 'ONE_SET_9_GAMES', [s(10, 8)], 'GAME_COUNT_NOT_ALLOWED', 0],
    ['8-6 as a set to six', 'THREE_SETS_6_GAMES', [s(6, 4), s(8, 6)], 'GAME_COUNT_NOT_ALLOWED', 1],
    ['an unfinished set', 'THREE_SETS_6_GAMES', [s(6, 4), s(5, 3)], 'SET_UNFINISHED', 1],
    ['6-6', 'THREE_SETS_6_GAMES', [s(6, 6), s(6, 1)], 'SET_UNFINISHED', 0],
    ['a match that stops after one set', 'THREE_SETS_6_GAMES', [s(6, 4)], 'SET_MISSING', 0],
    ['a match that stops after the tie-break of its first set', 'NEXTGEN', [s(4, 3)], 'SET_MISSING', 0],
    ['a third set at 2-0', 'THREE_SETS_6_GAMES', [s(6, 4), s(6, 4), s(6, 4)], 'SET_NOT_NEEDED', 2],
    ['a fourth set', 'NEXTGEN', [s(4, 0), s(0, 4), s(4, 0), s(4, 0)], 'SET_NOT_NEEDED', 3],
    ['a set to six in NEXTGEN', 'NEXTGEN', [s(6, 4), s(6, 4)], 'GAME_COUNT_NOT_ALLOWED', 0],
    ['points where no tie-break was', 'THREE_SETS_6_GAMES', [s(7, 5, 3), s(6, 1)], 'TIE_BREAK_POINTS_NOT_ALLOWED', 0],
    [
      '11-8 in a super tie-break',
      'THREE_SETS_6_GAMES',
      [s(6, 4), s(4, 6), stb(11, 8)],
      'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED',
      2,
    ],
    [
      'an unfinished super tie-break',
      'THREE_SETS_6_GAMES',
      [s(6, 4), s(4, 6), stb(9, 7)],
      'SUPER_TIE_BREAK_POINTS_NOT_ALLOWED',
      2,
    ],
  ])('RES-02 refuses %s', (_what, mode, sets, code, setIndex) => {
    expect(findScoreError(mode, sets, strict)).toEqual({ code, setIndex });
  });

  it.each<[string, GameMode, SetScore[], Partial<ScoreRules>, number]>([
    [
      'where the match does not allow it',
      'THREE_SETS_6_GAMES',
      [s(6, 4), s(4, 6), stb(10, 8)],
      { superTieBreakAllowed: false },
      2,
    ],
    ['as second set', 'THREE_SETS_6_GAMES', [s(6, 4), stb(10, 8)], {}, 1],
    ['as first set', 'THREE_SETS_6_GAMES', [stb(10, 8)], {}, 0],
    ['in one set to nine', 'ONE_SET_9_GAMES', [stb(10, 8)], {}, 0],
    ['in NEXTGEN', 'NEXTGEN', [s(4, 0), s(0, 4), stb(10, 8)], {}, 2],
  ])('RES-02 refuses a super tie-break %s', (_where, mode, sets, more, setIndex) => {
    expect(findScoreError(mode, sets, { ...strict, ...more })).toEqual({
      code: 'SUPER_TIE_BREAK_NOT_ALLOWED',
      setIndex,
    });
  });

  it('RES-05~ allows a draw only where draws are allowed and time ran out', () => {
    const draws: [GameMode, SetScore[]][] = [
      ['THREE_SETS_6_GAMES', [s(6, 4), s(4, 6)]],
      ['THREE_SETS_6_GAMES', [s(6, 4), s(4, 6), s(3, 2)]],
      ['THREE_SETS_6_GAMES', [s(5, 3)]],
      ['ONE_SET_9_GAMES', [s(7, 5)]],
      ['NEXTGEN', [s(4, 3), s(2, 4), s(1, 1)]],
    ];
    for (const [mode, sets] of draws) {
      const setIndex = sets.length - 1;
      expect(findScoreError(mode, sets, rules('TIME_EXPIRED', { drawAllowed: true }))).toBeNull();
      expect(winnerOf(mode, sets, 'TIME_EXPIRED')).toBeNull();
      expect(findScoreError(mode, sets, rules('TIME_EXPIRED'))).toEqual({ code: 'DRAW_NOT_ALLOWED', setIndex });
    }
    expect(findScoreError('THREE_SETS_6_GAMES', [s(6, 4), s(4, 6)], rules('COMPLETED'))).toEqual({
      code: 'DRAW_NOT_ALLOWED',
      setIndex: 1,
    });
    expect(findScoreError('THREE_SETS_6_GAMES', [s(6, 4), s(4, 6)], rules('COMPLETED', { drawAllowed: true }))).toEqual(
      {
        code: 'SET_MISSING',
        setIndex: 1,
      },
    );
  });

  it('RES-05~ counts expired time by the sets won', () => {
    expect(findScoreError('THREE_SETS_6_GAMES', [s(6, 4), s(2, 3)], rules('TIME_EXPIRED'))).toBeNull();
    expect(winnerOf('THREE_SETS_6_GAMES', [s(6, 4), s(2, 3)], 'TIME_EXPIRED')).toBe('A');
    expect(
      findScoreError('THREE_SETS_6_GAMES', [s(6, 4), s(6, 3)], rules('TIME_EXPIRED', { drawAllowed: true })),
    ).toEqual({
      code: 'OUTCOME_NOT_ALLOWED',
      setIndex: 1,
    });
  });

  it('RES-07 records a retirement at any reachable score, won by the side that is named', () => {
    for (const sets of [[s(0, 0)], [s(5, 2)], [s(6, 4), s(0, 3)], [s(6, 4), s(4, 6)], [s(6, 4), s(4, 6), stb(3, 9)]]) {
      expect(findScoreError('THREE_SETS_6_GAMES', sets, rules('RETIRED'))).toBeNull();
      expect(winnerOf('THREE_SETS_6_GAMES', sets, 'RETIRED', 'B')).toBe('B');
    }
    expect(findScoreError('THREE_SETS_6_GAMES', [s(6, 4), s(6, 4)], rules('RETIRED'))?.code).toBe(
      'OUTCOME_NOT_ALLOWED',
    );
    expect(findScoreError('THREE_SETS_6_GAMES', [s(5, 2), s(6, 4)], rules('RETIRED'))).toEqual({
      code: 'SET_UNFINISHED',
      setIndex: 0,
    });
    expect(findScoreError('THREE_SETS_6_GAMES', [s(7, 3)], rules('RETIRED'))).toEqual({
      code: 'GAME_COUNT_NOT_ALLOWED',
      setIndex: 0,
    });
  });

  it('RES-07 records a walkover without sets', () => {
    expect(findScoreError('NEXTGEN', [], rules('WALKOVER'))).toBeNull();
    expect(winnerOf('NEXTGEN', [], 'WALKOVER', 'A')).toBe('A');
    expect(findScoreError('NEXTGEN', [s(4, 0)], rules('WALKOVER'))).toEqual({
      code: 'OUTCOME_NOT_ALLOWED',
      setIndex: 0,
    });
  });

  it.each<[GameMode, number]>([
    ['ONE_SET_9_GAMES', 9],
    ['THREE_SETS_6_GAMES', 7],
    ['NEXTGEN', 4],
  ])('RES-02 knows the most games of a side in %s', (mode, most) => {
    expect(mostGames(mode)).toBe(most);
    expect(Math.max(...finishedSets(mode).flatMap(({ a, b }) => [a, b]))).toBe(most);
  });

  it('RES-02 allows a super tie-break as deciding set, where the mode knows it', () => {
    expect([0, 1, 2].map((set) => maySuperTieBreak('THREE_SETS_6_GAMES', set))).toEqual([false, false, true]);
    expect([0, 1, 2].map((set) => maySuperTieBreak('NEXTGEN', set))).toEqual([false, false, false]);
    expect(maySuperTieBreak('ONE_SET_9_GAMES', 0)).toBe(false);
  });

  it('RES-02 knows which sets a tie-break decided', () => {
    expect(hasTieBreak('THREE_SETS_6_GAMES', s(7, 6))).toBe(true);
    expect(hasTieBreak('THREE_SETS_6_GAMES', s(7, 5))).toBe(false);
    expect(hasTieBreak('ONE_SET_9_GAMES', s(8, 9))).toBe(true);
    expect(hasTieBreak('NEXTGEN', s(4, 3))).toBe(true);
    expect(hasTieBreak('THREE_SETS_6_GAMES', stb(7, 6))).toBe(false);
  });

  it('RES-02 says when a form needs another set', () => {
    expect(needsAnotherSet('THREE_SETS_6_GAMES', [])).toBe(true);
    expect(needsAnotherSet('THREE_SETS_6_GAMES', [s(6, 4)])).toBe(true);
    expect(needsAnotherSet('THREE_SETS_6_GAMES', [s(5, 4)])).toBe(false);
    expect(needsAnotherSet('THREE_SETS_6_GAMES', [s(6, 4), s(4, 6)])).toBe(true);
    expect(needsAnotherSet('THREE_SETS_6_GAMES', [s(6, 4), s(6, 1)])).toBe(false);
    expect(needsAnotherSet('ONE_SET_9_GAMES', [s(9, 1)])).toBe(false);
  });
});

describe('rules of one match', () => {
  it('RES-05~ offers time that ran out only where some score may end like that', () => {
    const outcomesIn = (mode: GameMode, drawAllowed: boolean) => resultRulesOf(mode, { drawAllowed }).outcomes;
    expect(outcomesIn('ONE_SET_9_GAMES', false)).toEqual(['COMPLETED', 'RETIRED', 'WALKOVER']);
    for (const mode of GAME_MODES) expect(outcomesIn(mode, true)).toEqual(RESULT_OUTCOMES);
    for (const mode of ['THREE_SETS_6_GAMES', 'NEXTGEN'] as const)
      expect(outcomesIn(mode, false)).toEqual(RESULT_OUTCOMES);
  });
});

describe('laws', () => {
  const finishedSet = (mode: GameMode) => fc.constantFrom(...finishedSets(mode)).map(({ a, b }) => s(a, b));
  const anySet = fc.record({
    a: fc.integer({ min: -1, max: 14 }),
    b: fc.integer({ min: -1, max: 14 }),
    tieBreak: fc.option(fc.integer({ min: -1, max: 12 }), { freq: 4 }),
    superTieBreak: fc.boolean(),
  });
  const anyRules = fc.record<ScoreRules>({
    outcome: fc.constantFrom('COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER'),
    drawAllowed: fc.boolean(),
    superTieBreakAllowed: fc.boolean(),
  });
  const mode = fc.constantFrom(...GAME_MODES);
  /** Mostly legal sets, so that legal scores are met often enough. */
  const score = mode.chain((m) =>
    fc.tuple(
      fc.constant(m),
      fc.array(fc.oneof({ weight: 6, arbitrary: finishedSet(m) }, { weight: 1, arbitrary: anySet }), { maxLength: 4 }),
    ),
  );

  it('RES-02 judges a score and its mirror alike, for the other side', () => {
    fc.assert(
      fc.property(score, anyRules, ([m, sets], r) => {
        const mirrored = sets.map(mirrorSet);
        expect(findScoreError(m, mirrored, r)).toEqual(findScoreError(m, sets, r));
        const winner = winnerOf(m, sets);
        expect(winnerOf(m, mirrored)).toBe(winner === null ? null : winner === 'A' ? 'B' : 'A');
        expect(shareOfGames(mirrored)).toBeCloseTo(1 - shareOfGames(sets), 12);
        expect(formatScore(mirrored)).toBe(formatScore(sets, 'B'));
      }),
      { numRuns: 5000 },
    );
  });

  it('RES-02 gives a legal completed score exactly one winner, and a third set only at one set all', () => {
    let legal = 0;
    fc.assert(
      fc.property(score, fc.boolean(), ([m, sets], drawAllowed) => {
        if (findScoreError(m, sets, { ...strict, drawAllowed }) !== null) return;
        legal++;
        const { A, B } = setsWon(m, sets);
        expect(winnerOf(m, sets)).not.toBeNull();
        expect(A + B).toBe(sets.length);
        expect(Math.max(A, B)).toBe(m === 'ONE_SET_9_GAMES' ? 1 : 2);
        expect(sets.length).toBeLessThanOrEqual(mostSets(m));
        if (sets.length === 3) expect(setsWon(m, sets.slice(0, 2))).toEqual({ A: 1, B: 1 });
      }),
      { numRuns: 10000 },
    );
    expect(legal).toBeGreaterThan(1000);
  });

  it('RES-02 accepts no score twice: every prefix of a legal completed score is unfinished', () => {
    fc.assert(
      fc.property(score, ([m, sets]) => {
        if (findScoreError(m, sets, strict) !== null) return;
        for (let n = 0; n < sets.length; n++) expect(findScoreError(m, sets.slice(0, n), strict)).not.toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  it('RES-02 judges a result by the rules of its match as by its mode, and accepts none that ends otherwise', () => {
    fc.assert(
      fc.property(score, anyRules, ([m, sets], { outcome, drawAllowed }) => {
        const ofMatch = resultRulesOf(m, { drawAllowed });
        const error = findResultError(ofMatch, { sets, outcome });
        expect(error).toEqual(
          findScoreError(m, sets, { outcome, drawAllowed, superTieBreakAllowed: RULES[m].superTieBreak }),
        );
        if (!ofMatch.outcomes.includes(outcome)) expect(error).not.toBeNull();
      }),
      { numRuns: 5000 },
    );
  });

  it('LVL-04 counts a super tie-break as one game of its winner', () => {
    expect(gamesWon([s(6, 4), s(4, 6), stb(10, 8)])).toEqual({ A: 11, B: 10 });
    expect(gamesWon([s(6, 4), s(4, 6), stb(5, 8)])).toEqual({ A: 10, B: 10 });
    expect(shareOfGames([s(6, 2), s(6, 2)])).toBe(0.75);
    expect(shareOfGames([])).toBe(0.5);
  });

  it('RES-02 writes a score as players write it', () => {
    expect(formatScore([s(6, 4), s(6, 7, 5), stb(10, 8)])).toBe('6-4 6-7(5) [10-8]');
    expect(formatScore([s(6, 4), s(6, 7, 5), stb(10, 8)], 'B')).toBe('4-6 7-6(5) [8-10]');
    expect(formatScore([])).toBe('');
  });
});
