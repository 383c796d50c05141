import { PADEL } from '@setpoint/kernel';
import fc from 'fast-check';
import { finishedSets, type GameMode, type SetScore } from '@setpoint/scoring';
import type { Decision, GroupMatch, GroupPhase, GroupSide, PhaseGroup } from '../src/index.js';

/** What a record of a league says, too. */
export const OF_A_LEAGUE = {
  sport: PADEL,
  days: { start: '2026-04-01', end: '2026-06-30', timeZone: 'Europe/Rome' },
};

export const MODE: GameMode = 'THREE_SETS_6_GAMES';

const set = (a: number, b: number): SetScore => ({ a, b, superTieBreak: false });

/** Results of finished matches. */
export const scores = fc
  .tuple(fc.constantFrom(...finishedSets(MODE)), fc.constantFrom(...finishedSets(MODE)), fc.nat(9), fc.boolean())
  .map(([one, other, points, isSuper]): Decision => {
    const told = (score: { a: number; b: number }): SetScore => ({
      ...score,
      ...(Math.abs(score.a - score.b) === 1 && points < 7 && { tieBreak: points }),
      superTieBreak: false,
    });
    const sets = [told(one), told(other)];
    const winners = sets.map(({ a, b }) => (a > b ? 'A' : 'B'));
    if (winners[0] !== winners[1])
      sets.push(isSuper ? { a: 10, b: points % 9, superTieBreak: true } : told({ a: 7, b: 6 }));
    const winner = winners[0] === winners[1] ? (winners[0] as 'A' | 'B') : 'A';
    return { kind: 'PLAYED', outcome: 'COMPLETED', sets, winner };
  });

/** Whatever else ends a match that somebody has to win. */
export const others: readonly Decision[] = [
  { kind: 'PLAYED', outcome: 'RETIRED', sets: [set(6, 4), set(1, 2)], winner: 'B' },
  { kind: 'PLAYED', outcome: 'TIME_EXPIRED', sets: [set(6, 4), set(1, 2)], winner: 'A' },
  { kind: 'PLAYED', outcome: 'WALKOVER', sets: [], winner: 'A' },
  { kind: 'FORFEIT', winner: 'B' },
  { kind: 'LOT', winner: 'A' },
  { kind: 'DOUBLE_FORFEIT' },
];

const draws: readonly Decision[] = [
  { kind: 'PLAYED', outcome: 'TIME_EXPIRED', sets: [set(6, 4), set(4, 6)], winner: null },
  { kind: 'PLAYED', outcome: 'TIME_EXPIRED', sets: [set(3, 1)], winner: null },
];

const finals = fc.oneof({ weight: 3, arbitrary: scores }, { weight: 2, arbitrary: fc.constantFrom(...others) });
const results = fc.oneof(
  { weight: 6, arbitrary: scores },
  { weight: 3, arbitrary: fc.constantFrom(...others, ...draws) },
  { weight: 1, arbitrary: fc.constant(null) },
);

interface GroupPlan {
  readonly size: number;
  readonly matches: readonly {
    readonly sides: readonly [number, number];
    readonly round: number | null;
    readonly decision: Decision | null;
    readonly revision: number;
    readonly withReserve: boolean;
  }[];
  readonly final: { readonly sides: readonly [number, number]; readonly decision: Decision | null } | null;
  readonly left: number;
}

const pair = fc.tuple(fc.nat(99), fc.nat(99));

const groupPlans = fc.record<GroupPlan>({
  size: fc.integer({ min: 2, max: 10 }),
  matches: fc.array(
    fc.record({
      ...{ sides: pair, round: fc.option(fc.integer({ min: 1, max: 9 })), decision: results },
      ...{ revision: fc.integer({ min: 1, max: 3 }), withReserve: fc.boolean() },
    }),
    { maxLength: 12 },
  ),
  final: fc.option(fc.record({ sides: pair, decision: fc.option(finals) })),
  left: fc.nat(30),
});

/** Phases at any moment: rounds, matches beyond them, repeated pairs, draws, people who left, stand-ins, finals. */
export const phases = fc
  .record({ groups: fc.array(groupPlans, { minLength: 1, maxLength: 3 }), isDoubles: fc.boolean() })
  .map(({ groups, isDoubles }): GroupPhase => ({
    ...{
      id: 'fase',
      name: 'Lega di Lecco, 2026/2',
      ...OF_A_LEAGUE,
      scoring: { mode: MODE, superTieBreakAllowed: true },
    },
    groups: groups.map((plan, index) => groupOf(plan, `g${index}`, isDoubles)),
  }));

const person = (id: string) => ({ id, givenName: 'Ada', familyName: id });

function groupOf({ size, matches, final, left }: GroupPlan, name: string, isDoubles: boolean): PhaseGroup {
  const sides = Array.from({ length: size }, (_, place): GroupSide => {
    const id = `${name}m${place}`;
    return {
      id,
      players: (isDoubles ? [`${id}a`, `${id}b`] : [`${id}p`]).map(person),
      reserves: place % 2 === 0 ? [person(`${id}r`)] : [],
      level: place === 1 ? null : 6 - place / 8,
      left: place !== left ? null : place % 2 === 0 ? 'ABANDONED' : 'EXCLUDED',
    };
  });
  const playing = (index: number, withReserve: boolean): readonly string[] => {
    const { players, reserves } = sides[index]!;
    const usual = players.map(({ id }) => id);
    return withReserve && reserves.length > 0 ? [...usual.slice(1), reserves[0]!.id] : usual;
  };
  const match = (
    id: string,
    { sides: [one, other], decision, ...more }: Partial<GroupPlan['matches'][number]> & GroupMatchPlan,
  ): GroupMatch => {
    const a = one % size;
    const b = other % size === a ? (a + 1) % size : other % size;
    const { round = null, revision = 1, withReserve = false } = more;
    const isUnplayed = decision !== null && decision.kind !== 'PLAYED';
    return {
      ...{ id: `${name}-${id}`, round, sides: [sides[a]!.id, sides[b]!.id], revision, decision },
      players: [playing(a, withReserve), playing(b, false)],
      rule: isUnplayed ? (decision.kind === 'LOT' ? 'BOTH_TRIED' : 'ONE_SILENT') : null,
      at: decision && '2026-05-10T18:30:00.000Z',
    };
  };
  return {
    sides,
    matches: matches.map((plan, index) => match(`${index + 1}`, plan)),
    final: final && match('final', final),
  };
}

type GroupMatchPlan = Pick<GroupPlan['matches'][number], 'sides' | 'decision'>;
