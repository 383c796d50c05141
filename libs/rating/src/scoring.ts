import { bonusFor } from './bonus.js';
import { informationOf, pullOf, weightOfGames, within } from './evidence.js';
import type { Window } from './fit.js';
import { GAMES, PLAYERS, type History, type Kind, type Traits } from './history.js';
import { countsWin } from './match.js';
import { rounded } from './millionths.js';
import type { Parameters } from './parameters.js';
import { flattened, logistic, steepness } from './predict.js';
import { QualityMeter, type Quality } from './quality.js';
import { coldStart, varianceSince } from './rating.js';
import { movedDeviation, movedMean } from './update.js';

/** What the events of a kind have in common, with these parameters. */
interface Common {
  readonly traits: Traits | null;
  readonly bonus: number;
  readonly steepness: number;
  /** -1 if surfaces do not count. */
  readonly surface: number;
  readonly countsWin: boolean;
}

/**
 * How good the predictions for a history are, to the bit as `run` makes them (LVL-08), in a fraction of the time: a fit goes
 * through millions of matches hundreds of times. Ratings are columns by number of the player, and no match makes an object.
 */
export class Scoring {
  readonly #history: History;
  readonly #parameters: Parameters;
  readonly #common: readonly Common[];
  readonly #surfaces: number;
  readonly #mean: Float64Array;
  readonly #deviation: Float64Array;
  /** Not a number before the first match. */
  readonly #playedAt: Float64Array;
  /** Offsets by player and surface. */
  readonly #offset: Float64Array;
  readonly #offsetDeviation: Float64Array;
  /** By number of games. */
  readonly #weights: number[] = [];
  /** Of the match at hand, by place of the player. */
  readonly #variances = new Float64Array(PLAYERS);

  constructor(history: History, parameters: Parameters) {
    this.#history = history;
    this.#parameters = parameters;
    const surfaces = [...new Set(history.kinds.flatMap((kind) => (kind.kind === 'MATCH' ? [kind.surface] : [])))];
    const counted = parameters.surfaceDeviation === 0 ? [] : surfaces.filter((surface) => surface !== null);
    this.#surfaces = counted.length;
    this.#common = history.kinds.map((kind) => commonOf(kind, counted, parameters));
    const starts = history.players.map(({ assessed }) => coldStart(assessed, parameters));
    this.#mean = Float64Array.from(starts, ({ mean }) => mean);
    this.#deviation = Float64Array.from(starts, ({ deviation }) => deviation);
    this.#playedAt = new Float64Array(starts.length).fill(NaN);
    this.#offset = new Float64Array(starts.length * counted.length);
    this.#offsetDeviation = new Float64Array(starts.length * counted.length).fill(parameters.surfaceDeviation);
  }

  /** The predictions of a window; matches before it warm the ratings up. Once. */
  run({ from, until }: Window): Quality {
    const meter = new QualityMeter();
    const { length, columns } = this.#history;
    for (let index = 0; index < length && columns.endedAt[index]! < until; index++) {
      const common = this.#common[columns.kind[index]!]!;
      if (common.traits === null) this.#award(columns.players[PLAYERS * index]!, common.bonus);
      else {
        const chance = this.#rate(index, common, common.traits);
        if (columns.endedAt[index]! >= from && common.countsWin)
          meter.add({ chance, happened: common.traits.winner === 'A' });
      }
    }
    return meter.quality();
  }

  #award(player: number, bonus: number): void {
    this.#mean[player] = rounded(this.#mean[player]! + bonus);
  }

  /** Rates a match and gives the chance of side A to win it, as predicted before. */
  #rate(index: number, common: Common, { playersPerSide, knowsGames, winner }: Traits): number {
    const parameters = this.#parameters;
    const { games } = this.#history.columns;
    const [first, second] = [PLAYERS * index, PLAYERS * index + playersPerSide];
    this.#meet(index, 2 * playersPerSide);
    const difference =
      this.#meanOf(first, playersPerSide, common.surface) - this.#meanOf(second, playersPerSide, common.surface);
    const variance =
      this.#varianceOf(first, 0, playersPerSide, common.surface) +
      this.#varianceOf(second, playersPerSide, playersPerSide, common.surface);
    const winSlope = flattened(common.steepness, variance, parameters);
    const winChance = logistic(winSlope * difference);

    const played = knowsGames ? games[GAMES * index]! + games[GAMES * index + 1]! : 0;
    let gamesPull = 0;
    let information = 0;
    if (played > 0) {
      const gamesSlope = flattened(parameters.gamesSlope, variance, parameters);
      const expected = logistic(gamesSlope * difference);
      const weight = this.#weightOf(played);
      gamesPull = pullOf(weight, gamesSlope, games[GAMES * index]! / played, expected);
      information = informationOf(weight, gamesSlope, expected);
    }
    let winPull = 0;
    if (common.countsWin) {
      winPull = pullOf(parameters.winWeight, winSlope, winner === 'A' ? 1 : 0, winChance);
      information += informationOf(parameters.winWeight, winSlope, winChance);
    }
    if (played > 0) winPull = within(Math.abs(gamesPull), winPull);
    const damping = 1 + variance * information;
    const push = gamesPull / damping + winPull / damping;
    this.#move(index, playersPerSide, common.surface, push, information / damping);
    return winChance;
  }

  /** Keeps the variances with which the players come to a match. */
  #meet(index: number, players: number): void {
    const { endedAt, players: numbers } = this.#history.columns;
    for (let place = 0; place < players; place++) {
      const player = numbers[PLAYERS * index + place]!;
      const [deviation, playedAt] = [this.#deviation[player]!, this.#playedAt[player]!];
      this.#variances[place] = Number.isNaN(playedAt)
        ? deviation ** 2
        : varianceSince(playedAt, deviation, endedAt[index]!, this.#parameters);
    }
  }

  #meanOf(first: number, players: number, surface: number): number {
    const numbers = this.#history.columns.players;
    let sum = 0;
    for (let place = first; place < first + players; place++) {
      const player = numbers[place]!;
      sum += this.#mean[player]! + (surface < 0 ? 0 : this.#offset[player * this.#surfaces + surface]!);
    }
    return sum / players;
  }

  #varianceOf(first: number, from: number, players: number, surface: number): number {
    const numbers = this.#history.columns.players;
    let sum = 0;
    for (let place = 0; place < players; place++) {
      const at = numbers[first + place]! * this.#surfaces + surface;
      sum += this.#variances[from + place]! + (surface < 0 ? 0 : this.#offsetDeviation[at]! ** 2);
    }
    return sum / players ** 2;
  }

  #move(index: number, playersPerSide: number, surface: number, push: number, precision: number): void {
    const { endedAt, players } = this.#history.columns;
    for (let place = 0; place < 2 * playersPerSide; place++) {
      const player = players[PLAYERS * index + place]!;
      const pushed = place < playersPerSide ? push : -push;
      const variance = this.#variances[place]!;
      if (surface >= 0) this.#moveOffset(player * this.#surfaces + surface, playersPerSide, pushed, precision);
      this.#mean[player] = movedMean(this.#mean[player]!, variance, playersPerSide, pushed);
      this.#deviation[player] = movedDeviation(variance, playersPerSide, precision);
      this.#playedAt[player] = endedAt[index]!;
    }
  }

  #moveOffset(at: number, players: number, push: number, precision: number): void {
    const variance = this.#offsetDeviation[at]! ** 2;
    this.#offset[at] = movedMean(this.#offset[at]!, variance, players, push);
    this.#offsetDeviation[at] = movedDeviation(variance, players, precision);
  }

  #weightOf(games: number): number {
    return (this.#weights[games] ??= weightOfGames(games, this.#parameters));
  }
}

function commonOf(kind: Kind, surfaces: readonly (string | null)[], parameters: Parameters): Common {
  if (kind.kind === 'BONUS')
    return { traits: null, bonus: bonusFor(kind.points), steepness: 0, surface: -1, countsWin: false };
  return {
    traits: kind,
    bonus: 0,
    steepness: steepness(kind.format, parameters),
    surface: surfaces.indexOf(kind.surface),
    countsWin: countsWin(kind),
  };
}
