import fc from 'fast-check';
import {
  findScoreError,
  finishedSets,
  formatScore,
  GAME_MODES,
  standingOf,
  winnerOf,
  type GameMode,
  type ScoreRules,
  type SetScore,
} from '../../src/index.js';
import { AGREED } from './agreed-differences.js';
import { newMatch, setsOf, setsPlayed, theirVerdict } from './tennis-engine.js';

/** Scores that are judged twice, and matches that are played point by point. */
const [SCORES, MATCHES] = process.env['SOAK'] ? [1_000_000, 10_000] : [20_000, 200];

const lenient: ScoreRules = { outcome: 'COMPLETED', drawAllowed: true, superTieBreakAllowed: true };

describe('against tods-competition-factory', () => {
  it.each(GAME_MODES)('RES-02 knows the same sets of %s, won and under way', (mode) => {
    const theirs = setsPlayed(mode);
    for (let a = 0; a <= 14; a++)
      for (let b = 0; b <= 14; b++) {
        const score = `${a}-${b}`;
        expect([score, standingOf(mode, { a, b, superTieBreak: false })]).toEqual([
          score,
          theirs.get(score) ?? 'IMPOSSIBLE',
        ]);
      }
  });

  it.each([...GAME_MODES.map((mode) => [mode, false] as const), ['THREE_SETS_6_GAMES', true] as const])(
    'RES-02 RES-07~ agrees on whole matches of %s, played point by point (super tie-break: %s)',
    (mode, superTieBreak) => {
      fc.assert(
        fc.property(
          fc.infiniteStream(fc.nat(99)),
          fc.integer({ min: 35, max: 65 }),
          fc.nat(150),
          (luck, strength, stop) => {
            const match = newMatch(mode, superTieBreak);
            for (let points = 0; !match.isComplete(); points++) {
              if (points === stop) {
                // at any moment somebody may retire, and the match is not over
                const sets = setsOf(match, superTieBreak);
                if (sets.length === 0) sets.push({ a: 0, b: 0, superTieBreak: false });
                expect([formatScore(sets), findScoreError(mode, sets, { ...lenient, outcome: 'RETIRED' })]).toEqual([
                  formatScore(sets),
                  null,
                ]);
                expect(findScoreError(mode, sets, { ...lenient, outcome: 'TIME_EXPIRED' })).toBeNull();
                expect(findScoreError(mode, sets, lenient)).not.toBeNull();
              }
              match.addPoint({ winner: luck.next().value! < strength ? 0 : 1 });
            }
            const sets = setsOf(match, superTieBreak);
            expect([formatScore(sets), findScoreError(mode, sets, lenient)]).toEqual([formatScore(sets), null]);
            expect(winnerOf(mode, sets)).toBe(match.getWinner() === 1 ? 'A' : 'B');
          },
        ),
        { numRuns: MATCHES / 4 },
      );
    },
  );

  it('RES-02 RES-05~ RES-07~ judges scores as they do, but for differences that are agreed', () => {
    const met: Record<string, number> = Object.fromEntries(Object.keys(AGREED).map((name) => [name, 0]));
    let legal = 0;
    fc.assert(
      fc.property(matches, ({ mode, sets, rules }) => {
        const ours = findScoreError(mode, sets, rules);
        const theirs = theirVerdict(mode, sets, rules);
        if (ours === null) legal++;
        if ((ours === null) === theirs) return;
        const names = Object.keys(AGREED).filter((name) => theirs && AGREED[name]!.is({ mode, sets, rules, ours }));
        for (const name of names) met[name]!++;
        if (names.length === 0)
          throw new Error(
            `${mode} ${formatScore(sets)} ${JSON.stringify(rules)}: ${JSON.stringify(ours)}, they ${theirs}`,
          );
      }),
      { numRuns: SCORES },
    );
    expect(legal).toBeGreaterThan(SCORES / 5);
    expect(Object.entries(met).filter(([, times]) => times === 0)).toEqual([]);
  });
});

/** Mostly sets that the mode knows, so that legal matches are met often; the rest is anything. */
const matchesOf = (mode: GameMode) => {
  const points = fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 0, max: 14 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 2.5, 97, 98, 110) },
  );
  const finished = fc
    .record({ score: fc.constantFrom(...finishedSets(mode)), tieBreak: points, told: fc.boolean() })
    .map(({ score, tieBreak, told }): SetScore => ({
      ...score,
      superTieBreak: false,
      ...(told && Math.abs(score.a - score.b) === 1 && { tieBreak }),
    }));
  const underWay = fc.record({
    a: fc.integer({ min: 0, max: 9 }),
    b: fc.integer({ min: 0, max: 9 }),
    superTieBreak: fc.constant(false),
  });
  const superTieBreak = fc
    .record({ a: fc.integer({ min: 0, max: 15 }), b: fc.integer({ min: 0, max: 15 }) })
    .map((score): SetScore => ({ ...score, superTieBreak: true }));
  const odd = fc.record({ a: points, b: points, tieBreak: fc.option(points), superTieBreak: fc.constant(false) });
  const oneOf = (regular: number, open: number, short: number) =>
    fc.oneof(
      { weight: regular, arbitrary: finished },
      { weight: open, arbitrary: underWay },
      { weight: short, arbitrary: superTieBreak },
      { weight: 1, arbitrary: odd },
    );
  return fc.record({
    mode: fc.constant<GameMode>(mode),
    sets: fc
      .tuple(fc.nat(13), oneOf(24, 2, 1), oneOf(24, 4, 1), oneOf(12, 4, 10), oneOf(4, 1, 1))
      .map(([count, ...sets]) => sets.slice(0, lengthOf(mode, count))),
    rules: fc.record<ScoreRules>({
      outcome: fc.constantFrom('COMPLETED', 'COMPLETED', 'COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER'),
      drawAllowed: fc.boolean(),
      superTieBreakAllowed: fc.boolean(),
    }),
  });
};
const matches = fc.oneof(...GAME_MODES.map(matchesOf));

/** Of fourteen matches most have as many sets as the mode needs, one has none and one too many. */
function lengthOf(mode: GameMode, count: number): number {
  if (count === 0) return 0;
  if (count === 1) return 4;
  if (mode === 'ONE_SET_9_GAMES') return count === 2 ? 2 : 1;
  return count < 4 ? 1 : count < 9 ? 2 : 3;
}
