import { otherSide, type Side } from '@setpoint/kernel';
import { RULES, type GameMode } from '@setpoint/scoring';
import { ADVANCING } from '../groups/groups.js';
import type { Group } from '../groups/group.js';
import type { Bracket, Fixture, Slot } from '../progress/bracket.js';
import { winnerBy, type Decision, type Played, type Sides } from '../progress/decision.js';
import { effectOf, RunningTable, type Effect } from '../standings/running-table.js';
import { randomOf, type Seed } from '../random.js';
import type { Reached } from '../stage.js';

/** The first side's chance to beat the second one, 0 to 1: from the ratings of both. */
export type ChanceToWin = (side: string, opponent: string) => number;

export interface OddsOptions {
  readonly seed: Seed;
  /** Increases with each result. The odds of a version are deterministic. */
  readonly version: number;
  readonly runs?: number;
  /** Of a group: the first two of those who are still in it play a final. */
  readonly hasFinal?: boolean;
}

const RUNS = 1_000;
const RUNS_OF_A_STEP = 250;

/** For each side its chance to reach a round or to win, of those it has not reached yet and can. */
export type BracketOdds = ReadonlyMap<string, Readonly<Partial<Record<Reached, number>>>>;

/** Simulates the remaining matches of a bracket many times (BYD-13). */
export function oddsOfBracket(bracket: Bracket, chanceOf: ChanceToWin, options: OddsOptions): BracketOdds {
  const { runs = RUNS } = options;
  const random = randomOf(options.seed, `bracket odds ${options.version}`);
  const chance = remembered(chanceOf);
  const rounds = roundsWithFixtures(bracket);
  const times = new Map<string, Partial<Record<Reached, number>>>();
  const count = (id: string, reached: Reached) => {
    const counted = times.get(id) ?? {};
    counted[reached] = (counted[reached] ?? 0) + 1;
    times.set(id, counted);
  };
  for (let run = 0; run < runs; run++) {
    let winners: (string | null)[] = [...bracket.places];
    for (const fixtures of rounds)
      winners = fixtures.map((fixture, index) => {
        const [a, b] = [winners[index * 2]!, winners[index * 2 + 1]!];
        if (fixture.decision) return decidedWinner(fixture);
        for (const [slot, id] of [a, b].entries())
          if (id !== null && fixture.slots[slot]!.kind === 'OPEN') count(id, fixture.round);
        const gone = (id: string | null) => id === null || bracket.abandoned.includes(id);
        if (gone(a) || gone(b)) return gone(a) ? (gone(b) ? null : b) : a;
        return random.share() < chance(a, b) ? a : b;
      });
    const [winner] = winners;
    if (winner !== null && winner !== undefined && !bracket.fixtures.at(-1)!.decision) count(winner, 'WINNER');
  }
  return new Map([...times].map(([id, counted]) => [id, shares(counted, runs)]));
}

const roundsWithFixtures = ({ fixtures }: Bracket): Fixture[][] => [
  ...Map.groupBy(fixtures, ({ round }) => round).values(),
];

function decidedWinner({ slots, decision }: Fixture): string | null {
  if (!decision) return null;
  const winner = decision.kind === 'BYE' ? decision.winner : winnerBy(decision);
  return winner === null ? null : idOf(slots[winner === 'A' ? 0 : 1]);
}

const idOf = (slot: Slot): string | null => (slot.kind === 'SIDE' ? slot.id : null);

export interface GroupOdds {
  readonly first: number;
  readonly advances: number;
  /** The final of the group, where it has one; else the first place. */
  readonly wins: number;
}

/** A table that is kept from result to result. Members go by their number in the list. */
export interface SimulatedTable<Effect> {
  /** Back to another table of the same members. */
  reset(to: this): void;
  /** Counts a result between `a`, as side A, and `b`. */
  add(a: number, b: number, effect: Effect): void;
  /** The members, best first. */
  order(): number[];
}

/** A group by the rules of its competition: what results count, and in which table. */
export interface SimulatedGroup<Effect> {
  readonly members: readonly string[];
  readonly abandoned: readonly string[];
  /** What is decided has an effect. */
  readonly fixtures: readonly { readonly sides: Sides; readonly effect: Effect | null }[];
  /** What a win counts in matches that are simulated. */
  readonly won: Readonly<Record<Side, Effect>>;
  newTable(): SimulatedTable<Effect>;
}

/**
 * Simulates the remaining matches of a group many times (BYD-13). Simulated matches count as won in straight sets, so
 * that ties are broken by head-to-head and rating.
 */
export function oddsOfGroup(
  { members, abandoned, fixtures }: Group,
  mode: GameMode,
  chanceOf: ChanceToWin,
  options: OddsOptions,
): ReadonlyMap<string, GroupOdds> {
  const effect = (decision: Decision) => effectOf(decision, mode);
  const simulated: SimulatedGroup<Effect> = {
    ...{ members: members.map(({ id }) => id), abandoned },
    fixtures: fixtures.map(({ sides, decision }) => ({ sides, effect: decision && effect(decision) })),
    won: { A: effect(inStraightSets(mode, 'A')), B: effect(inStraightSets(mode, 'B')) },
    newTable: () => new RunningTable(members),
  };
  const steps = oddsOfGroupInSteps(simulated, chanceOf, options);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same by the rules of any competition, in steps of a few milliseconds, for whoever has other work to do in between. */
export function* oddsOfGroupInSteps<Effect>(
  { members, abandoned, fixtures, won, newTable }: SimulatedGroup<Effect>,
  chanceOf: ChanceToWin,
  options: OddsOptions,
): Generator<void, ReadonlyMap<string, GroupOdds>> {
  const { runs = RUNS, hasFinal = false } = options;
  const random = randomOf(options.seed, `group odds ${options.version}`);
  const numbers = new Map(members.map((id, number) => [id, number]));
  const numbersOf = ([a, b]: Sides) => ({ a: numbers.get(a)!, b: numbers.get(b)! });
  const decided = newTable();
  for (const { sides, effect } of fixtures) {
    const { a, b } = numbersOf(sides);
    if (effect !== null) decided.add(a, b, effect);
  }
  const open = fixtures
    .filter(({ effect }) => effect === null)
    .map(({ sides }) => ({ ...numbersOf(sides), chance: chanceOf(...sides) }));

  const table = newTable();
  const times = members.map(() => ({ first: 0, advances: 0, wins: 0 }));
  const isGone = members.map((id) => abandoned.includes(id));
  const chanceBetween = remembered(chanceOf);
  for (let run = 0; run < runs; run++) {
    if (run % RUNS_OF_A_STEP === 0) yield;
    table.reset(decided);
    for (const { a, b, chance } of open) table.add(a, b, random.share() < chance ? won.A : won.B);
    const order = table.order();
    for (const [rank, member] of order.slice(0, ADVANCING).entries()) {
      if (rank === 0) times[member]!.first++;
      times[member]!.advances++;
    }
    const [first, second] = hasFinal ? order.filter((member) => !isGone[member]) : order;
    if (first === undefined) continue;
    const share = hasFinal && second !== undefined ? chanceBetween(members[first]!, members[second]!) : 1;
    times[first]!.wins += share;
    if (second !== undefined) times[second]!.wins += 1 - share;
  }
  return new Map(members.map((id, number) => [id, shares(times[number]!, runs)]));
}

const shares = <T extends object>(counted: T, runs: number): T =>
  Object.fromEntries(Object.entries(counted).map(([key, times]) => [key, times / runs])) as T;

/** A win as simulations have it. */
export function inStraightSets(mode: GameMode, winner: Side): Played {
  const { setsToWin, games } = RULES[mode];
  const won = { [winner]: games, [otherSide(winner)]: Math.floor(games / 2) } as Record<Side, number>;
  const sets = Array.from({ length: setsToWin }, () => ({ a: won.A, b: won.B, superTieBreak: false }));
  return { kind: 'PLAYED', outcome: 'COMPLETED', sets, winner };
}

/** Cached, because predictions cost more than the simulation itself. */
function remembered(chanceOf: ChanceToWin): ChanceToWin {
  const known = new Map<string, number>();
  return (side, opponent) => {
    const key = `${side} ${opponent}`;
    const chance = known.get(key) ?? chanceOf(side, opponent);
    known.set(key, chance);
    return chance;
  };
}
