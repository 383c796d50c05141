import type { NumberPlayersId } from '@setpoint/kernel';
import { bonusFor } from './bonus.js';
import { informationOf, pullOf, weightOfGames, within } from './evidence.js';
import type { Window } from './fit.js';
import { GAMES, PLAYERS, type History, type Kind, type Traits } from './history.js';
import { countsWin } from './match.js';
import { rounded } from './millionths.js';
import { widestVariance, type Parameters } from './parameters.js';
import { flattened, logistic, steepness } from './predict.js';
import { QualityMeter, type Quality } from './quality.js';
import { coldStart, grownVariance, varianceSince } from './rating.js';
import {
  carriedDeviation,
  commonDrift,
  grownCovariance,
  keptBy,
  movedCovariance,
  possible,
  type CommonDrift,
} from './sharing.js';
import { disciplineOf, type SportParameters } from './sport-parameters.js';
import { startBeside } from './sport-rating.js';
import { movedDeviation, movedMean } from './update.js';

/** What the events of a kind have in common, with these parameters. */
interface Common {
  readonly traits: Traits | null;
  readonly parameters: Parameters;
  /** Which of a player's two ratings: 0 or 1. */
  readonly own: 0 | 1;
  readonly bonus: number;
  readonly steepness: number;
  /** -1 if surfaces do not count. */
  readonly surface: number;
  readonly countsWin: boolean;
}

/** Ratings of a player, by number of players a side. */
const RATINGS = 2;

/**
 * How good the predictions for a history are, to the bit as `run` makes them (LVL-08), in a fraction of the time: a fit goes
 * through millions of matches hundreds of times. Ratings are columns by number of the player, and no match makes an object.
 */
export class Scoring {
  readonly #history: History;
  readonly #parameters: readonly [Parameters, Parameters];
  readonly #agreement: number;
  readonly #shares: boolean;
  readonly #drift: CommonDrift;
  readonly #common: readonly Common[];
  readonly #surfaces: number;
  /** Two for each player, as are those down to the offsets. */
  readonly #mean: Float64Array;
  readonly #deviation: Float64Array;
  /** The time that the deviation is of; not a number before the first match. */
  readonly #since: Float64Array;
  readonly #begun: Uint8Array;
  /** Offsets by rating and surface. */
  readonly #offset: Float64Array;
  readonly #offsetDeviation: Float64Array;
  /** One for each player. */
  readonly #covariance: Float64Array;
  /** By number of players and of games. */
  readonly #weights: readonly [number[], number[]] = [[], []];
  /** Of the match at hand, by place of the player. */
  readonly #variances = new Float64Array(PLAYERS);

  constructor(history: History, parameters: SportParameters) {
    this.#history = history;
    this.#agreement = parameters.agreement;
    this.#parameters = [parameters.singles, parameters.doubles];
    this.#shares = parameters.agreement > 0;
    this.#drift = commonDrift(parameters);
    const surfaces = [...new Set(history.kinds.flatMap((kind) => (kind.kind === 'MATCH' ? [kind.surface] : [])))];
    const counted = surfaces.filter((surface) => surface !== null);
    this.#surfaces = counted.length;
    this.#common = history.kinds.map((kind) => commonOf(kind, counted, parameters));
    const { length } = history.players;
    this.#mean = new Float64Array(RATINGS * length);
    this.#deviation = new Float64Array(RATINGS * length);
    this.#begun = new Uint8Array(RATINGS * length);
    this.#since = new Float64Array(RATINGS * length).fill(NaN);
    this.#covariance = new Float64Array(length);
    this.#offset = new Float64Array(RATINGS * length * counted.length);
    this.#offsetDeviation = new Float64Array(RATINGS * length * counted.length);
    for (let at = 0; at < this.#offsetDeviation.length; at++)
      this.#offsetDeviation[at] = this.#parameters[Math.floor(at / counted.length) % RATINGS]!.surfaceDeviation;
  }

  /** The predictions of a window; matches before it warm the ratings up. Once. */
  run({ from, until }: Window): Quality {
    const meter = new QualityMeter();
    const { length, columns } = this.#history;
    for (let index = 0; index < length && columns.endedAt[index]! < until; index++) {
      const common = this.#common[columns.kind[index]!]!;
      if (common.traits === null) this.#award(columns.players[PLAYERS * index]!, common);
      else {
        const chance = this.#rate(index, common, common.traits);
        if (columns.endedAt[index]! >= from && common.countsWin)
          meter.add({ chance, happened: common.traits.winner === 'A' });
      }
    }
    return meter.quality();
  }

  #begin(player: number, own: 0 | 1): void {
    const [at, other] = [RATINGS * player + own, RATINGS * player + 1 - own];
    this.#begun[at] = 1;
    const { assessed } = this.#history.players[player]!;
    const ownAssessed = assessed[own === 0 ? 1 : 2] ?? null;
    if (!this.#shares || this.#begun[other] === 0) {
      const start = coldStart(ownAssessed, this.#parameters[own]!);
      this.#mean[at] = start.mean;
      this.#deviation[at] = start.deviation;
      return;
    }
    const otherAssessed = assessed[own === 0 ? 2 : 1] ?? null;
    const known = { mean: this.#mean[other]!, deviation: this.#deviation[other]! };
    const alone = coldStart(ownAssessed ?? otherAssessed, this.#parameters[own]!);
    const others = coldStart(otherAssessed, this.#parameters[1 - own]!);
    const start = startBeside(alone, known, others, this.#agreement);
    this.#mean[at] = start.mean;
    this.#deviation[at] = start.deviation;
    this.#since[at] = this.#since[other]!;
    this.#covariance[player] = start.covariance;
  }

  #award(player: number, { own, bonus }: Common): void {
    const at = RATINGS * player + own;
    if (this.#begun[at] === 0) this.#begin(player, own);
    this.#mean[at] = rounded(this.#mean[at]! + bonus);
  }

  /** Rates a match and gives the chance of side A to win it, as predicted before. */
  #rate(index: number, common: Common, { numberPlayers, knowsGames, winner }: Traits): number {
    const { parameters } = common;
    const { games } = this.#history.columns;
    const [first, second] = [PLAYERS * index, PLAYERS * index + numberPlayers];
    this.#meet(index, 2 * numberPlayers, common);
    const difference = this.#meanOf(first, numberPlayers, common) - this.#meanOf(second, numberPlayers, common);
    const variance =
      this.#varianceOf(first, 0, numberPlayers, common) +
      this.#varianceOf(second, numberPlayers, numberPlayers, common);
    const winSlope = flattened(common.steepness, variance, parameters);
    const winChance = logistic(winSlope * difference);

    const played = knowsGames ? games[GAMES * index]! + games[GAMES * index + 1]! : 0;
    let gamesPull = 0;
    let information = 0;
    if (played > 0) {
      const gamesSlope = flattened(parameters.gamesSlope, variance, parameters);
      const expected = logistic(gamesSlope * difference);
      const weight = this.#weightOf(played, common);
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
    this.#move(index, numberPlayers, common, push, information / damping);
    return winChance;
  }

  /** Keeps the variances with which the players come to a match. */
  #meet(index: number, players: number, { own, parameters }: Common): void {
    const { endedAt, players: numbers } = this.#history.columns;
    for (let place = 0; place < players; place++) {
      const player = numbers[PLAYERS * index + place]!;
      const at = RATINGS * player + own;
      if (this.#begun[at] === 0) this.#begin(player, own);
      const deviation = this.#deviation[at]!;
      this.#variances[place] = Number.isNaN(this.#since[at]!)
        ? deviation ** 2
        : varianceSince(this.#since[at]!, deviation, endedAt[index]!, parameters);
    }
  }

  #meanOf(first: number, players: number, { own, surface }: Common): number {
    const numbers = this.#history.columns.players;
    let sum = 0;
    for (let place = first; place < first + players; place++) {
      const at = RATINGS * numbers[place]! + own;
      sum += this.#mean[at]! + (surface < 0 ? 0 : this.#offset[at * this.#surfaces + surface]!);
    }
    return sum / players;
  }

  #varianceOf(first: number, from: number, players: number, { own, surface }: Common): number {
    const numbers = this.#history.columns.players;
    let sum = 0;
    for (let place = 0; place < players; place++) {
      const at = (RATINGS * numbers[first + place]! + own) * this.#surfaces + surface;
      sum += this.#variances[from + place]! + (surface < 0 ? 0 : this.#offsetDeviation[at]! ** 2);
    }
    return sum / players ** 2;
  }

  #move(index: number, numberPlayers: NumberPlayersId, common: Common, push: number, precision: number): void {
    const { endedAt, players } = this.#history.columns;
    const { own, surface } = common;
    for (let place = 0; place < 2 * numberPlayers; place++) {
      const player = players[PLAYERS * index + place]!;
      const at = RATINGS * player + own;
      const pushed = place < numberPlayers ? push : -push;
      const variance = this.#variances[place]!;
      if (this.#shares && this.#begun[RATINGS * player + 1 - own] === 1)
        this.#carry(player, common, endedAt[index]!, variance, pushed, precision);
      if (surface >= 0) this.#moveOffset(at * this.#surfaces + surface, numberPlayers, pushed, precision);
      this.#mean[at] = movedMean(this.#mean[at]!, variance, numberPlayers, pushed);
      this.#deviation[at] = movedDeviation(variance, numberPlayers, precision);
      this.#since[at] = endedAt[index]!;
    }
  }

  /** Moves a player's rating in the other number of players; before the own one moves. */
  #carry(
    player: number,
    { own, parameters }: Common,
    endedAt: number,
    variance: number,
    push: number,
    precision: number,
  ): void {
    const at = RATINGS * player + own;
    const other = RATINGS * player + 1 - own;
    const numberPlayers = own + 1;
    let covariance = this.#covariance[player]!;
    if (!Number.isNaN(this.#since[at]!)) {
      const grown = grownVariance(this.#since[at]!, this.#deviation[at]!, endedAt, parameters);
      covariance = grownCovariance(this.#since[at]!, covariance, endedAt, this.#drift);
      covariance *= keptBy(grown, widestVariance(parameters));
    }
    let otherVariance = this.#deviation[other]! ** 2;
    if (!Number.isNaN(this.#since[other]!)) {
      const others = this.#parameters[1 - own]!;
      const grown = grownVariance(this.#since[other]!, this.#deviation[other]!, endedAt, others);
      covariance *= keptBy(grown, widestVariance(others));
      otherVariance = Math.min(grown, widestVariance(others));
    }
    covariance = possible(covariance, variance, otherVariance);
    this.#mean[other] = movedMean(this.#mean[other]!, covariance, numberPlayers, push);
    this.#deviation[other] = carriedDeviation(otherVariance, covariance, numberPlayers, precision);
    this.#since[other] = endedAt;
    this.#covariance[player] = movedCovariance(covariance, variance, numberPlayers, precision);
  }

  #moveOffset(at: number, players: number, push: number, precision: number): void {
    const variance = this.#offsetDeviation[at]! ** 2;
    this.#offset[at] = movedMean(this.#offset[at]!, variance, players, push);
    this.#offsetDeviation[at] = movedDeviation(variance, players, precision);
  }

  #weightOf(games: number, { own, parameters }: Common): number {
    return (this.#weights[own][games] ??= weightOfGames(games, parameters));
  }
}

function commonOf(kind: Kind, surfaces: readonly string[], sport: SportParameters): Common {
  const own = kind.numberPlayers === 1 ? 0 : 1;
  const parameters = sport[disciplineOf(kind.numberPlayers)];
  if (kind.kind === 'BONUS')
    return {
      ...{ traits: null, parameters, own },
      ...{ bonus: bonusFor(kind.points), steepness: 0, surface: -1, countsWin: false },
    };
  return {
    traits: kind,
    parameters,
    own,
    bonus: 0,
    steepness: steepness(kind.format, parameters),
    surface: kind.surface === null || parameters.surfaceDeviation === 0 ? -1 : surfaces.indexOf(kind.surface),
    countsWin: countsWin(kind),
  };
}
