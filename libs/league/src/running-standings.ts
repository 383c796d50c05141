import { hundredths, POINTS, type GroupResult } from './standings.js';

/** A result without who it was between. */
export type ResultOfTwo = Omit<GroupResult, 'sides'>;

/**
 * The order of `standingsOf` without its figures, kept from result to result: for simulations, which count the same few results
 * a thousand times. Members go by their number in the list, strongest first.
 */
export class RunningStandings {
  readonly #size: number;
  readonly #points: Int32Array;
  readonly #played: Int32Array;
  readonly #won: Int32Array;
  readonly #forfeited: Int32Array;
  readonly #gamesWon: Int32Array;
  readonly #gamesLost: Int32Array;
  /** By member × size + opponent. */
  readonly #pointsAgainst: Int32Array;
  readonly #hasMet: Uint8Array;
  /** Points among those level on points, and APPW; of the order being made. */
  readonly #among: Int32Array;
  readonly #appw: Int32Array;

  constructor(size: number) {
    const perMember = () => new Int32Array(size);
    this.#size = size;
    this.#points = perMember();
    this.#played = perMember();
    this.#won = perMember();
    this.#forfeited = perMember();
    this.#gamesWon = perMember();
    this.#gamesLost = perMember();
    this.#pointsAgainst = new Int32Array(size ** 2);
    this.#hasMet = new Uint8Array(size ** 2);
    this.#among = perMember();
    this.#appw = perMember();
  }

  /** Back to other standings of as many members. */
  reset(to: this): void {
    this.#points.set(to.#points);
    this.#played.set(to.#played);
    this.#won.set(to.#won);
    this.#forfeited.set(to.#forfeited);
    this.#gamesWon.set(to.#gamesWon);
    this.#gamesLost.set(to.#gamesLost);
    this.#pointsAgainst.set(to.#pointsAgainst);
    this.#hasMet.set(to.#hasMet);
  }

  /** Counts a result between `a`, as the first side, and `b`. */
  add(a: number, b: number, result: ResultOfTwo): void {
    this.#count(a, b, 0, result);
    this.#count(b, a, 1, result);
  }

  /** The members, best first. */
  order(): number[] {
    const opponents = this.#size - 1;
    for (let member = 0; member < this.#size; member++) {
      const [played, won] = [this.#played[member]!, this.#won[member]!];
      const pct = hundredths(won, played + this.#forfeited[member]!);
      this.#appw[member] = pct + hundredths(Math.min(played, opponents), opponents);
      this.#among[member] = this.#pointsAmong(member);
    }
    return Array.from(this.#points.keys()).sort((a, b) => this.#compare(a, b));
  }

  #count(member: number, opponent: number, side: 0 | 1, { games, winner, isForfeit }: ResultOfTwo): void {
    this.#hasMet[member * this.#size + opponent] = 1;
    const outcome = winner === side ? 'won' : winner === 'DRAW' ? 'drawn' : 'lost';
    if (outcome === 'lost' && isForfeit) {
      this.#forfeited[member]!++;
      return;
    }
    this.#played[member]!++;
    if (outcome === 'won') this.#won[member]!++;
    this.#points[member]! += POINTS[outcome];
    this.#pointsAgainst[member * this.#size + opponent]! += POINTS[outcome];
    this.#gamesWon[member]! += games[side];
    this.#gamesLost[member]! += games[side === 0 ? 1 : 0];
  }

  #compare(a: number, b: number): number {
    return (
      this.#points[b]! - this.#points[a]! ||
      this.#among[b]! - this.#among[a]! ||
      this.#appw[b]! - this.#appw[a]! ||
      this.#gamesWon[b]! - this.#gamesLost[b]! - this.#gamesWon[a]! + this.#gamesLost[a]! ||
      this.#gamesWon[b]! - this.#gamesWon[a]! ||
      a - b
    );
  }

  /** Points against all who are level; none if two of these have not met. */
  #pointsAmong(member: number): number {
    const mine = this.#points[member]!;
    let points = 0;
    for (let one = 0; one < this.#size; one++) {
      if (this.#points[one] !== mine) continue;
      points += this.#pointsAgainst[member * this.#size + one]!;
      for (let other = one + 1; other < this.#size; other++)
        if (this.#points[other] === mine && this.#hasMet[one * this.#size + other] === 0) return 0;
    }
    return points;
  }
}
