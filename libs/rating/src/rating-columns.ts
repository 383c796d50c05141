import type { History, KnownPlayer } from './history.js';
import { coldStart, type Belief, type Rating } from './rating.js';
import type { SportParameters } from './sport-parameters.js';
import { covarianceOf, startBeside, type SportRating, type Start } from './sport-rating.js';

/** Which of a player's two ratings: that of singles or of doubles. */
export type Own = 0 | 1;

/** Ratings of a player, by number of players a side. */
export const RATINGS = 2;

/**
 * What is known of the players of a sport (`SportRating`) in columns by number of the player, so that no match makes an
 * object. Not a number stands for what is absent.
 */
export class RatingColumns {
  /** Two for each player, as are those down to the offsets. */
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
  readonly playedAt: Float64Array;
  readonly asOf: Float64Array;
  readonly carriedOver: Float64Array;
  readonly matches: Int32Array;
  readonly #startMean: Float64Array;
  readonly #startDeviation: Float64Array;
  readonly #startAssessed: Float64Array;
  /** Offsets by rating and surface. */
  readonly offset: Float64Array;
  readonly offsetDeviation: Float64Array;
  readonly #offsetKnown: Uint8Array;
  /** One for each player. */
  readonly covariance: Float64Array;
  readonly #players: readonly KnownPlayer[];
  readonly #parameters: SportParameters;
  readonly #surfaces: readonly string[];
  /** What the columns began with, by player: it may know surfaces that nobody plays on here. */
  readonly #from: ReadonlyMap<string, SportRating>;

  constructor(
    { players }: History,
    surfaces: readonly string[],
    parameters: SportParameters,
    from: ReadonlyMap<string, SportRating> = new Map(),
  ) {
    const size = RATINGS * players.length;
    this.#players = players;
    this.#parameters = parameters;
    this.#surfaces = surfaces;
    this.#from = from;
    this.mean = absent(size);
    this.deviation = absent(size);
    this.playedAt = absent(size);
    this.asOf = absent(size);
    this.carriedOver = absent(size);
    this.matches = new Int32Array(size);
    this.#startMean = absent(size);
    this.#startDeviation = absent(size);
    this.#startAssessed = absent(size);
    this.offset = new Float64Array(size * surfaces.length);
    this.offsetDeviation = new Float64Array(size * surfaces.length);
    this.#offsetKnown = new Uint8Array(size * surfaces.length);
    this.covariance = absent(players.length);
    for (let at = 0; at < this.offsetDeviation.length; at++)
      this.offsetDeviation[at] = this.#of(Math.floor(at / surfaces.length) % RATINGS).surfaceDeviation;
    if (from.size > 0) players.forEach(({ id }, player) => this.#take(player, from.get(id)));
  }

  hasBegun(at: number): boolean {
    return !Number.isNaN(this.deviation[at]!);
  }

  /** Time that the deviation is of; not a number before the first match. */
  since(at: number): number {
    const asOf = this.asOf[at]!;
    return Number.isNaN(asOf) ? this.playedAt[at]! : asOf;
  }

  /** Begins a player's rating for an event, as `begin` does. */
  begin(player: number, own: Own): void {
    const [at, other] = [RATINGS * player + own, RATINGS * player + 1 - own];
    if (this.hasBegun(at)) {
      if (this.#parameters.agreement > 0 && Number.isNaN(this.covariance[player]!) && this.hasBegun(other))
        this.covariance[player] = this.#together(player);
      return;
    }
    const { assessed } = this.#players[player]!;
    const said = assessed[own === 0 ? 1 : 2] ?? null;
    const others = this.#startOf(other);
    const beside = this.#parameters.agreement > 0 && this.hasBegun(other) && others !== null;
    const saidAnywhere = beside ? (said ?? others.assessed) : said;
    const start = coldStart(saidAnywhere, this.#of(own));
    this.#setStart(at, { mean: start.mean, deviation: start.deviation, assessed: saidAnywhere });
    this.mean[at] = start.mean;
    this.deviation[at] = start.deviation;
    if (!beside) return;
    const known = startBeside(start, this.#belief(other), others, this.#parameters.agreement);
    this.mean[at] = known.mean;
    this.deviation[at] = known.deviation;
    this.carriedOver[at] = known.learned;
    this.asOf[at] = this.since(other);
    this.covariance[player] = known.covariance;
  }

  /** An offset that a match has moved. */
  setOffset(at: number, mean: number, deviation: number): void {
    this.offset[at] = mean;
    this.offsetDeviation[at] = deviation;
    this.#offsetKnown[at] = 1;
  }

  /** Of all players of the history, and of those there were before. */
  ratings(): Map<string, SportRating> {
    const ratings = new Map(this.#from);
    this.#players.forEach(({ id }, player) => ratings.set(id, this.#stateOf(player)));
    return ratings;
  }

  #stateOf(player: number): SportRating {
    const [singles, doubles] = [RATINGS * player, RATINGS * player + 1];
    const covariance = this.covariance[player]!;
    const { id } = this.#players[player]!;
    const before = this.#from.get(id);
    return {
      singles: this.#ratingOf(singles, before?.singles),
      doubles: this.#ratingOf(doubles, before?.doubles),
      covariance: Number.isNaN(covariance) ? null : covariance,
      starts: { singles: this.#startOf(singles), doubles: this.#startOf(doubles) },
    };
  }

  #ratingOf(at: number, before: Rating | null | undefined): Rating | null {
    if (!this.hasBegun(at)) return null;
    const [playedAt, asOf, carriedOver] = [this.playedAt[at]!, this.asOf[at]!, this.carriedOver[at]!];
    const surfaces: Record<string, Belief> = { ...before?.surfaces };
    this.#surfaces.forEach((surface, index) => {
      const place = at * this.#surfaces.length + index;
      if (this.#offsetKnown[place] === 1)
        surfaces[surface] = { mean: this.offset[place]!, deviation: this.offsetDeviation[place]! };
    });
    return {
      ...this.#belief(at),
      playedAt: Number.isNaN(playedAt) ? null : playedAt,
      matches: this.matches[at]!,
      surfaces,
      ...(!Number.isNaN(asOf) && { asOf }),
      ...(!Number.isNaN(carriedOver) && { carriedOver }),
    };
  }

  #take(player: number, state: SportRating | undefined): void {
    if (!state) return;
    this.covariance[player] = state.covariance ?? NaN;
    this.#takeRating(RATINGS * player, state.singles, state.starts.singles);
    this.#takeRating(RATINGS * player + 1, state.doubles, state.starts.doubles);
  }

  #takeRating(at: number, rating: Rating | null, start: Start | null): void {
    if (start) this.#setStart(at, start);
    if (!rating) return;
    this.mean[at] = rating.mean;
    this.deviation[at] = rating.deviation;
    this.playedAt[at] = rating.playedAt ?? NaN;
    this.asOf[at] = rating.asOf ?? NaN;
    this.carriedOver[at] = rating.carriedOver ?? NaN;
    this.matches[at] = rating.matches;
    this.#surfaces.forEach((surface, index) => {
      const known = rating.surfaces[surface];
      if (known) this.setOffset(at * this.#surfaces.length + index, known.mean, known.deviation);
    });
  }

  #setStart(at: number, { mean, deviation, assessed }: Start): void {
    this.#startMean[at] = mean;
    this.#startDeviation[at] = deviation;
    this.#startAssessed[at] = assessed ?? NaN;
  }

  #startOf(at: number): Start | null {
    const [deviation, assessed] = [this.#startDeviation[at]!, this.#startAssessed[at]!];
    if (Number.isNaN(deviation)) return null;
    return { assessed: Number.isNaN(assessed) ? null : assessed, mean: this.#startMean[at]!, deviation };
  }

  #together(player: number): number {
    const [singles, doubles] = [RATINGS * player, RATINGS * player + 1];
    const known = [this.deviation[singles]!, this.deviation[doubles]!] as const;
    const starts = [this.#startDeviation[singles]!, this.#startDeviation[doubles]!] as const;
    return covarianceOf(known, starts, this.#parameters.agreement);
  }

  #belief(at: number): Belief {
    return { mean: this.mean[at]!, deviation: this.deviation[at]! };
  }

  #of(own: number) {
    return own === 0 ? this.#parameters.singles : this.#parameters.doubles;
  }
}

const absent = (size: number) => new Float64Array(size).fill(NaN);
