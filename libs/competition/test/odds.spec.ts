import type { Side } from '@setpoint/kernel';
import { RULES } from '@setpoint/scoring';
import fc from 'fast-check';
import { coldStart, DEFAULT_PARAMETERS, predict } from '@setpoint/rating';
import {
  abandon,
  chanceByRating,
  decide,
  decideInGroup,
  oddsOfBracket,
  oddsOfGroup,
  startBracket,
  startGroup,
  standingsOf,
  type ChanceToWin,
  type Decision,
  type Group,
} from '../src/index.js';
import { randomOf } from '../src/random.js';

const SEED = '00112233445566778899aabbccddeeff';
const options = { seed: SEED, version: 3 };
const EIGHT = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'];
const forfeit = { kind: 'FORFEIT', winner: 'A' } as const;
/** The smaller the number, the stronger: odds of a game between 0.1 and 0.9. */
const byNumber: ChanceToWin = (a, b) => 0.5 + (Number(b.slice(1)) - Number(a.slice(1))) / 20;

function valueOf<T>(outcome: { ok: true; value: T } | { ok: false; code: string }): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** Chances to win a bracket without decisions, by counting all ways that it can go. */
function exactChances(places: readonly (string | null)[], chance: ChanceToWin): Map<string, number> {
  if (places.length === 1) return new Map(places[0] ? [[places[0], 1]] : []);
  const [upper, lower] = [places.slice(0, places.length / 2), places.slice(places.length / 2)].map((half) =>
    exactChances(half, chance),
  );
  const won = new Map<string, number>();
  for (const [one, other] of [
    [upper!, lower!],
    [lower!, upper!],
  ] as const)
    for (const [id, share] of one) {
      const met = [...other].reduce((sum, [opponent, theirs]) => sum + theirs * chance(id, opponent), 0);
      won.set(id, other.size === 0 ? share : share * met);
    }
  return won;
}

const played = (winner: Side | null): Decision => {
  const won = { a: winner === 'B' ? 1 : 4, b: winner === 'B' ? 4 : 1, superTieBreak: false };
  const sets = winner === null ? [won, { ...won, a: won.b, b: won.a }] : [won, won];
  return { kind: 'PLAYED', outcome: 'COMPLETED', sets, winner };
};

/** The same with a whole table for each way. */
function countedInTables(group: Group, runs: number, hasFinal: boolean) {
  const random = randomOf(options.seed, `group odds ${options.version}`);
  const times = new Map(group.members.map(({ id }) => [id, { first: 0, advances: 0, wins: 0 }]));
  for (let run = 0; run < runs; run++) {
    const fixtures = group.fixtures.map((fixture) => ({
      ...fixture,
      decision: fixture.decision ?? straight(random.share() < byNumber(...fixture.sides) ? 'A' : 'B'),
    }));
    const table = standingsOf({ ...group, fixtures }, 'NEXTGEN').map(({ id }) => id);
    for (const [index, id] of table.slice(0, 2).entries()) {
      if (index === 0) times.get(id)!.first++;
      times.get(id)!.advances++;
    }
    const [one, other] = table.filter((id) => !hasFinal || !group.abandoned.includes(id));
    const share = hasFinal && other !== undefined ? byNumber(one!, other) : 1;
    if (one !== undefined) times.get(one)!.wins += share;
    if (other !== undefined) times.get(other)!.wins += 1 - share;
  }
  return [...times].map(([id, { first, advances, wins }]) => [
    id,
    { first: first / runs, advances: advances / runs, wins: wins / runs },
  ]);
}

function straight(winner: Side): Decision {
  const { setsToWin, games } = RULES.NEXTGEN;
  const [a, b] = winner === 'A' ? [games, Math.floor(games / 2)] : [Math.floor(games / 2), games];
  return { kind: 'PLAYED', outcome: 'COMPLETED', sets: Array(setsToWin).fill({ a, b, superTieBreak: false }), winner };
}

const closeTo = (value: number | undefined, exact: number) => Math.abs((value ?? 0) - exact) < 0.02;

describe('odds', () => {
  it('BYD-13~ of a bracket are those of all ways that it can go', () => {
    for (const places of [EIGHT, ['p0', null, 'p2', 'p3', 'p4', 'p5', null, 'p7']]) {
      const exact = exactChances(places, byNumber);
      const odds = oddsOfBracket(startBracket(places), byNumber, { ...options, runs: 20_000 });
      for (const [id, chance] of exact) expect([id, closeTo(odds.get(id)?.WINNER, chance)]).toEqual([id, true]);
      const sum = [...odds.values()].reduce((total, { WINNER = 0 }) => total + WINNER, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });

  it('BYD-13~ the same version has the same odds, the next result new ones', () => {
    const odds = (version: number) => [...oddsOfBracket(startBracket(EIGHT), byNumber, { seed: SEED, version })];
    expect(odds(3)).toEqual(odds(3));
    expect(odds(4)).not.toEqual(odds(3));
  });

  it('BYD-13~ keep to what is decided: who is out has none, who won needs none', () => {
    let bracket = valueOf(decide(startBracket(EIGHT), '1-1', 1, forfeit));
    bracket = valueOf(abandon(bracket, 'p0'));
    const odds = oddsOfBracket(bracket, byNumber, options);
    expect([odds.get('p0'), odds.get('p1')]).toEqual([undefined, undefined]);
    expect(odds.get('p2')!.FINAL).toBe(odds.get('p2')!.SEMIFINAL);
    const semifinals = EIGHT.slice(2).reduce((sum, id) => sum + (odds.get(id)!.SEMIFINAL ?? 0), 0);
    expect(semifinals).toBeCloseTo(3, 9);
    const final = valueOf(decide(startBracket(['p0', 'p1']), '1-1', 1, forfeit));
    expect([...oddsOfBracket(final, byNumber, options)]).toEqual([]);
  });

  it('BYD-13~ of a group are the chances to be first and to advance', () => {
    const even = startGroup(EIGHT.slice(0, 4).map((id) => ({ id, rating: 3 })));
    const odds = oddsOfGroup(even, 'NEXTGEN', () => 0.5, { ...options, runs: 5_000 });
    const sums = [...odds.values()].reduce((sum, { first, advances }) => [sum[0]! + first, sum[1]! + advances], [0, 0]);
    expect(sums[0]).toBeCloseTo(1, 9);
    expect(sums[1]).toBeCloseTo(2, 9);
    const strong = oddsOfGroup(even, 'NEXTGEN', byNumber, options);
    expect(strong.get('p0')!.first).toBeGreaterThan(strong.get('p3')!.first);
    const over = even.fixtures.reduce((group, { id, sides }) => {
      const winner = sides[0] < sides[1] ? 'A' : 'B';
      return valueOf(decideInGroup(group, id, { kind: 'FORFEIT', winner }));
    }, even);
    expect([...oddsOfGroup(over, 'NEXTGEN', byNumber, options)]).toEqual([
      ['p0', { first: 1, advances: 1, wins: 1 }],
      ['p1', { first: 0, advances: 1, wins: 0 }],
      ['p2', { first: 0, advances: 0, wins: 0 }],
      ['p3', { first: 0, advances: 0, wins: 0 }],
    ]);
  });

  it('BYD-13~ of a group count whoever the table puts first in each way that it can go', () => {
    const decisions = fc.constantFrom<Decision | null>(
      ...[null, null, null, forfeit, played('A'), played('B'), played(null)],
      { kind: 'FORFEIT', winner: 'B' },
      { kind: 'DOUBLE_FORFEIT' },
      { kind: 'LOT', winner: 'A' },
    );
    fc.assert(
      fc.property(
        fc
          .integer({ min: 2, max: 7 })
          .chain((size) => fc.array(fc.integer({ min: 1, max: 3 }), { minLength: size, maxLength: size })),
        fc.array(decisions, { minLength: 21, maxLength: 21 }),
        fc.array(fc.tuple(fc.nat(6), fc.nat(6)), { maxLength: 3 }),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        fc.subarray(['p0', 'p1', 'p2']),
        (ratings, decided, again, unmet, hasFinal, abandoned) => {
          const start = startGroup(ratings.map((rating, i) => ({ id: `p${i}`, rating })));
          const more = again
            .filter(([a, b]) => a !== b && Math.max(a, b) < ratings.length)
            .map(([a, b], i) => ({ id: `again-${i}`, round: 9, sides: [`p${a}`, `p${b}`] as const }));
          // Some have not met, others meet twice.
          const fixtures = [...start.fixtures.slice(unmet % 4), ...more].map((fixture, i) => ({
            ...fixture,
            decision: decided[i % decided.length]!,
          }));
          const group = { ...start, fixtures, abandoned };
          const runs = 40;
          const odds = oddsOfGroup(group, 'NEXTGEN', byNumber, { ...options, runs, hasFinal });
          expect([...odds]).toEqual(countedInTables(group, runs, hasFinal));
        },
      ),
    );
  });

  it('BYD-13~ come from the ratings, as predictions of matches do', () => {
    const ratings = [4, 3].map((level) => [coldStart(level, DEFAULT_PARAMETERS)]);
    const match = { format: 'NEXTGEN', surface: null, at: 0 } as const;
    const chance = chanceByRating({
      ...match,
      players: new Map([
        ['ana', ratings[0]!],
        ['ben', ratings[1]!],
      ]),
      parameters: DEFAULT_PARAMETERS,
    });
    const sides = { A: ratings[0]!, B: ratings[1]! };
    expect(chance('ana', 'ben')).toBe(predict({ ...match, sides }, DEFAULT_PARAMETERS).winChance);
    expect(chance('ana', 'ben')).toBeGreaterThan(0.6);
    expect(() => chance('ana', 'carla')).toThrow(RangeError);
  });
});
