import type { NumberPlayersId } from '@setpoint/kernel';
import { informationOf, pullOf, weightOfGames, within } from './evidence.js';
import type { Window } from './fit.js';
import { GAMES, PLAYERS, type History, type Traits } from './history.js';
import { parametersOfKind, type KindParameters } from './kind-parameters.js';
import { rounded } from './millionths.js';
import { widestVariance, type Parameters } from './parameters.js';
import { flattened, logistic } from './predict.js';
import { grownVariance, varianceSince, type Belief } from './rating.js';
import { RATINGS, RatingColumns } from './rating-columns.js';
import {
  carriedDeviation,
  commonDrift,
  grownCovariance,
  keptBy,
  movedCovariance,
  possible,
  type CommonDrift,
} from './sharing.js';
import type { SportParameters } from './sport-parameters.js';
import type { SportRating } from './sport-rating.js';
import { movedDeviation, movedMean } from './update.js';

/** Rates the events of a history one by one, to the bit as `updateSport` does (LVL-08), and makes no objects on the way. */
export class RatingPass {
  /** Of the match at hand: what was predicted before it, and what it said of the difference between its sides. */
  winChance = NaN;
  expectedShare = NaN;
  score = NaN;
  win = NaN;
  /** By place of the player, as the match met them. */
  readonly means = new Float64Array(PLAYERS);
  readonly variances = new Float64Array(PLAYERS);
  readonly carriedOver = new Float64Array(PLAYERS);
  readonly #history: History;
  readonly #columns: RatingColumns;
  readonly #parameters: readonly [Parameters, Parameters];
  readonly #shares: boolean;
  readonly #drift: CommonDrift;
  readonly #common: readonly KindParameters[];
  readonly #surfaces: number;
  /** By number of players and of games. */
  readonly #weights: readonly [number[], number[]] = [[], []];

  constructor(history: History, parameters: SportParameters, from?: ReadonlyMap<string, SportRating>) {
    this.#history = history;
    this.#parameters = [parameters.singles, parameters.doubles];
    this.#shares = parameters.agreement > 0;
    this.#drift = commonDrift(parameters);
    const surfaces = [...new Set(history.kinds.flatMap((kind) => (kind.kind === 'MATCH' ? [kind.surface] : [])))];
    const counted = surfaces.filter((surface) => surface !== null);
    this.#surfaces = counted.length;
    this.#common = history.kinds.map((kind) => parametersOfKind(kind, counted, parameters));
    this.#columns = new RatingColumns(history, counted, parameters, from);
  }

  /** After the events so far. */
  ratings(): Map<string, SportRating> {
    return this.#columns.ratings();
  }

  /** The rating of a player in the number of players of the match at hand, after it. */
  after(index: number, place: number): Belief {
    const { players, kind } = this.#history.columns;
    const at = RATINGS * players[PLAYERS * index + place]! + this.#common[kind[index]!]!.own;
    return { mean: this.#columns.mean[at]!, deviation: this.#columns.deviation[at]! };
  }

  /** Rates what ended within a window, and tells of each event once it is rated. */
  rateWithin({ from, until }: Window, onRated?: (index: number) => void): void {
    const { length, columns } = this.#history;
    for (let index = 0; index < length && columns.endedAt[index]! < until; index++) {
      if (columns.endedAt[index]! < from) continue;
      this.rate(index);
      onRated?.(index);
    }
  }

  /** Rates an event of the history; a match leaves here what was predicted and what it said. */
  rate(index: number): void {
    const { players, kind } = this.#history.columns;
    const common = this.#common[kind[index]!]!;
    if (common.traits) this.#rateMatch(index, common, common.traits);
    else this.#award(players[PLAYERS * index]!, common);
  }

  #award(player: number, { own, bonus }: KindParameters): void {
    const columns = this.#columns;
    const at = RATINGS * player + own;
    columns.begin(player, own);
    this.means[0] = columns.mean[at]!;
    this.carriedOver[0] = columns.carriedOver[at]!;
    columns.mean[at] = rounded(columns.mean[at]! + bonus);
    columns.carriedOver[at] = NaN;
  }

  #rateMatch(index: number, common: KindParameters, { numberPlayers, knowsGames, winner }: Traits): void {
    const { parameters } = common;
    const { games } = this.#history.columns;
    const [first, second] = [PLAYERS * index, PLAYERS * index + numberPlayers];
    this.#meet(index, 2 * numberPlayers, common);
    const difference = this.#meanOf(first, numberPlayers, common) - this.#meanOf(second, numberPlayers, common);
    const variance =
      this.#varianceOf(first, 0, numberPlayers, common) +
      this.#varianceOf(second, numberPlayers, numberPlayers, common);
    const winSlope = flattened(common.steepness, variance, parameters);
    this.winChance = logistic(winSlope * difference);
    const gamesSlope = flattened(parameters.gamesSlope, variance, parameters);
    this.expectedShare = logistic(gamesSlope * difference);

    const played = knowsGames ? games[GAMES * index]! + games[GAMES * index + 1]! : 0;
    let gamesPull = 0;
    let information = 0;
    if (played > 0) {
      const weight = this.#weightOf(played, common);
      gamesPull = pullOf(weight, gamesSlope, games[GAMES * index]! / played, this.expectedShare);
      information = informationOf(weight, gamesSlope, this.expectedShare);
    }
    let winPull = 0;
    if (common.countsWin) {
      winPull = pullOf(parameters.winWeight, winSlope, winner === 'A' ? 1 : 0, this.winChance);
      information += informationOf(parameters.winWeight, winSlope, this.winChance);
    }
    if (played > 0) winPull = within(Math.abs(gamesPull), winPull);
    const damping = 1 + variance * information;
    this.score = gamesPull / damping;
    this.win = winPull / damping;
    this.#move(index, numberPlayers, common, this.score + this.win, information / damping);
  }

  /** Keeps the players as they come to a match. */
  #meet(index: number, players: number, { own, parameters }: KindParameters): void {
    const { endedAt, players: numbers } = this.#history.columns;
    const columns = this.#columns;
    for (let place = 0; place < players; place++) {
      const player = numbers[PLAYERS * index + place]!;
      columns.begin(player, own);
      const at = RATINGS * player + own;
      const [since, deviation] = [columns.since(at), columns.deviation[at]!];
      this.means[place] = columns.mean[at]!;
      this.carriedOver[place] = columns.carriedOver[at]!;
      this.variances[place] = Number.isNaN(since)
        ? deviation ** 2
        : varianceSince(since, deviation, endedAt[index]!, parameters);
    }
  }

  #meanOf(first: number, players: number, { own, surface }: KindParameters): number {
    const numbers = this.#history.columns.players;
    let sum = 0;
    for (let place = first; place < first + players; place++) {
      const at = RATINGS * numbers[place]! + own;
      sum += this.#columns.mean[at]! + (surface < 0 ? 0 : this.#columns.offset[at * this.#surfaces + surface]!);
    }
    return sum / players;
  }

  #varianceOf(first: number, from: number, players: number, { own, surface }: KindParameters): number {
    const numbers = this.#history.columns.players;
    let sum = 0;
    for (let place = 0; place < players; place++) {
      const at = (RATINGS * numbers[first + place]! + own) * this.#surfaces + surface;
      sum += this.variances[from + place]! + (surface < 0 ? 0 : this.#columns.offsetDeviation[at]! ** 2);
    }
    return sum / players ** 2;
  }

  #move(index: number, numberPlayers: NumberPlayersId, common: KindParameters, push: number, precision: number): void {
    const { endedAt: ends, players } = this.#history.columns;
    const columns = this.#columns;
    const { own, surface } = common;
    const endedAt = ends[index]!;
    for (let place = 0; place < 2 * numberPlayers; place++) {
      const player = players[PLAYERS * index + place]!;
      const at = RATINGS * player + own;
      const pushed = place < numberPlayers ? push : -push;
      const variance = this.variances[place]!;
      if (!this.#shares || !columns.hasBegun(RATINGS * player + 1 - own)) columns.covariance[player] = NaN;
      else this.#carry(player, common, endedAt, variance, pushed, precision);
      if (surface >= 0) this.#moveOffset(at * this.#surfaces + surface, numberPlayers, pushed, precision);
      const playedAt = columns.playedAt[at]!;
      columns.mean[at] = movedMean(columns.mean[at]!, variance, numberPlayers, pushed);
      columns.deviation[at] = movedDeviation(variance, numberPlayers, precision);
      columns.playedAt[at] = playedAt > endedAt ? playedAt : endedAt;
      columns.matches[at]!++;
      columns.asOf[at] = NaN;
      columns.carriedOver[at] = NaN;
    }
  }

  /** Moves a player's rating in the other number of players; before the own one moves. */
  #carry(
    player: number,
    { own, parameters }: KindParameters,
    endedAt: number,
    variance: number,
    push: number,
    precision: number,
  ): void {
    const columns = this.#columns;
    const at = RATINGS * player + own;
    const other = RATINGS * player + 1 - own;
    const numberPlayers = own + 1;
    const [ownSince, since] = [columns.since(at), columns.since(other)];
    let covariance = columns.covariance[player]!;
    if (!Number.isNaN(ownSince)) {
      const grown = grownVariance(ownSince, columns.deviation[at]!, endedAt, parameters);
      covariance = grownCovariance(ownSince, covariance, endedAt, this.#drift);
      covariance *= keptBy(grown, widestVariance(parameters));
    }
    let otherVariance = columns.deviation[other]! ** 2;
    if (!Number.isNaN(since)) {
      const others = this.#parameters[1 - own]!;
      const grown = grownVariance(since, columns.deviation[other]!, endedAt, others);
      covariance *= keptBy(grown, widestVariance(others));
      otherVariance = Math.min(grown, widestVariance(others));
    }
    covariance = possible(covariance, variance, otherVariance);
    const before = columns.mean[other]!;
    const mean = movedMean(before, covariance, numberPlayers, push);
    columns.mean[other] = mean;
    columns.deviation[other] = carriedDeviation(otherVariance, covariance, numberPlayers, precision);
    columns.carriedOver[other] = rounded((columns.carriedOver[other]! || 0) + mean - before);
    columns.asOf[other] = since > endedAt ? since : endedAt;
    columns.covariance[player] = movedCovariance(covariance, variance, numberPlayers, precision);
  }

  #moveOffset(at: number, players: number, push: number, precision: number): void {
    const columns = this.#columns;
    const variance = columns.offsetDeviation[at]! ** 2;
    const mean = movedMean(columns.offset[at]!, variance, players, push);
    columns.setOffset(at, mean, movedDeviation(variance, players, precision));
  }

  #weightOf(games: number, { own, parameters }: KindParameters): number {
    return (this.#weights[own][games] ??= weightOfGames(games, parameters));
  }
}
