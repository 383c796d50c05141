import type { GameMode } from '@setpoint/scoring';
import type { Decision } from '../progress/decision.js';
import { gamesOf, pointsFor, setsOf } from './table.js';

/** What a decision counts: points for both sides, and by how much side A leads in sets and games. */
export interface Effect {
  readonly pointsA: number;
  readonly pointsB: number;
  readonly sets: number;
  readonly games: number;
}

export function effectOf(decision: Decision, mode: GameMode): Effect {
  const [sets, games] = [setsOf(decision, mode), gamesOf(decision)];
  const points = { pointsA: pointsFor('A', decision), pointsB: pointsFor('B', decision) };
  return { ...points, sets: sets.A - sets.B, games: games.A - games.B };
}

/**
 * The order of `tableOf` without its figures, kept from decision to decision: for simulations, which decide the same few
 * meetings a thousand times. Members go by their number in the list.
 */
export class RunningTable {
  readonly #size: number;
  /** Place of each member by rating and id, which decide last. */
  readonly #seeds: readonly number[];
  readonly #points: Int32Array;
  readonly #sets: Int32Array;
  readonly #games: Int32Array;
  /** By member × size + opponent. */
  readonly #pointsAgainst: Int32Array;
  readonly #meetings: Int32Array;
  /** Points among those level on points; of the order being made. */
  readonly #among: Int32Array;

  constructor(members: readonly { readonly id: string; readonly rating: number }[]) {
    const size = members.length;
    const seeded = members.toSorted((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));
    this.#size = size;
    this.#seeds = members.map((member) => seeded.indexOf(member));
    this.#points = new Int32Array(size);
    this.#sets = new Int32Array(size);
    this.#games = new Int32Array(size);
    this.#pointsAgainst = new Int32Array(size ** 2);
    this.#meetings = new Int32Array(size ** 2);
    this.#among = new Int32Array(size);
  }

  /** Back to another table of the same members. */
  reset(to: this): void {
    this.#points.set(to.#points);
    this.#sets.set(to.#sets);
    this.#games.set(to.#games);
    this.#pointsAgainst.set(to.#pointsAgainst);
    this.#meetings.set(to.#meetings);
  }

  /** Counts a decision of a meeting of `a`, as side A, and `b`. */
  add(a: number, b: number, { pointsA, pointsB, sets, games }: Effect): void {
    this.#points[a]! += pointsA;
    this.#points[b]! += pointsB;
    this.#sets[a]! += sets;
    this.#sets[b]! -= sets;
    this.#games[a]! += games;
    this.#games[b]! -= games;
    this.#pointsAgainst[a * this.#size + b]! += pointsA;
    this.#pointsAgainst[b * this.#size + a]! += pointsB;
    this.#meetings[Math.min(a, b) * this.#size + Math.max(a, b)]!++;
  }

  /** The members, best first. */
  order(): number[] {
    for (let member = 0; member < this.#size; member++) this.#among[member] = this.#pointsAmong(member);
    return Array.from(this.#seeds.keys()).sort((a, b) => this.#compare(a, b));
  }

  #compare(a: number, b: number): number {
    return (
      this.#points[b]! - this.#points[a]! ||
      this.#among[b]! - this.#among[a]! ||
      this.#sets[b]! - this.#sets[a]! ||
      this.#games[b]! - this.#games[a]! ||
      this.#seeds[a]! - this.#seeds[b]!
    );
  }

  /** Points against all who are level; none if two of these have not met. */
  #pointsAmong(member: number): number {
    const mine = this.#points[member]!;
    let [level, meetings, points] = [0, 0, 0];
    for (let one = 0; one < this.#size; one++) {
      if (this.#points[one] !== mine) continue;
      level++;
      points += this.#pointsAgainst[member * this.#size + one]!;
      for (let other = one + 1; other < this.#size; other++)
        if (this.#points[other] === mine) meetings += this.#meetings[one * this.#size + other]!;
    }
    return meetings < (level * (level - 1)) / 2 ? 0 : points;
  }
}
