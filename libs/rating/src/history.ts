import type { NumberPlayersId } from '@setpoint/kernel';
import type { Participant, PlayedMatch, Sides } from './match.js';
import { compareEvents, countsNot, inOrder, type RatingEvent } from './order.js';

/** What few matches differ in; one object for all that are alike. */
export type Traits = Pick<PlayedMatch, 'format' | 'surface' | 'outcome' | 'winner'> & {
  readonly kind: 'MATCH';
  readonly knowsGames: boolean;
  readonly numberPlayers: NumberPlayersId;
};

export type Kind =
  | Traits
  | { readonly kind: 'BONUS'; readonly numberPlayers: NumberPlayersId; readonly points: number };

export interface KnownPlayer {
  readonly id: string;
  /** Number of players a side at the first event. */
  readonly first: NumberPlayersId;
  /** The self-assessed level at the first event with so many players; absent without one. */
  readonly assessed: Partial<Record<NumberPlayersId, number | null>>;
}

/** Columns per event, by number of the event. */
export interface Columns {
  endedAt: Float64Array;
  kind: Uint16Array;
  /** Four for each event, side A first; that of a bonus is the first. */
  players: Int32Array;
  /** Two for each event. */
  games: Int32Array;
}

export const PLAYERS = 4;
export const GAMES = 2;
const FIRST_SIZE = 1024;
const MOST_KINDS = 2 ** 16;

/**
 * Events of a sport that count, in order, to be gone through many times: about 34 bytes for each, as they hold no objects.
 * Those that come out are made on the way and know no id.
 */
export class History implements Iterable<RatingEvent> {
  constructor(
    /** Number of events. */
    readonly length: number,
    readonly columns: Columns,
    readonly kinds: readonly Kind[],
    /** By number. */
    readonly players: readonly KnownPlayer[],
  ) {}

  /** From events in any order, some perhaps twice or not to be counted (`inOrder`). */
  static of(events: Iterable<RatingEvent>): History {
    return History.ofOrdered(inOrder(events).events);
  }

  /** From events that are in order, each once. */
  static ofOrdered(events: Iterable<RatingEvent>): History {
    const history = new HistoryBuilder();
    for (const event of events) history.add(event);
    return history.build();
  }

  /** In milliseconds since 1970; undefined if there is no event. */
  get firstEndedAt(): number | undefined {
    return this.length > 0 ? this.columns.endedAt[0] : undefined;
  }

  /** The events with one number of players. */
  only(numberPlayers: NumberPlayersId): History {
    const { endedAt, kind, players, games } = this.columns;
    const chosen = this.kinds.map((one) => one.numberPlayers === numberPlayers);
    if (chosen.every(Boolean)) return this;
    let length = 0;
    for (let index = 0; index < this.length; index++) if (chosen[kind[index]!]) length++;
    const columns = emptyColumns(length);
    for (let from = 0, to = 0; to < length; from++) {
      if (!chosen[kind[from]!]) continue;
      columns.endedAt[to] = endedAt[from]!;
      columns.kind[to] = kind[from]!;
      columns.players.set(players.subarray(PLAYERS * from, PLAYERS * (from + 1)), PLAYERS * to);
      columns.games.set(games.subarray(GAMES * from, GAMES * (from + 1)), GAMES * to);
      to++;
    }
    return new History(length, columns, this.kinds, this.players);
  }

  [Symbol.iterator](): Iterator<RatingEvent> {
    return this.#events(Infinity);
  }

  /** The events that ended before a time in milliseconds. */
  before(until: number): Iterable<RatingEvent> {
    return { [Symbol.iterator]: () => this.#events(until) };
  }

  *#events(until: number): Generator<RatingEvent> {
    const { endedAt } = this.columns;
    for (let index = 0; index < this.length && endedAt[index]! < until; index++) yield this.#event(index);
  }

  #event(index: number): RatingEvent {
    const { endedAt: ends, kind: kinds, games } = this.columns;
    const endedAt = ends[index]!;
    const kind = this.kinds[kinds[index]!]!;
    if (kind.kind === 'BONUS') {
      const { id: playerId, assessed } = this.#player(index, 0, kind.numberPlayers);
      const { numberPlayers, points } = kind;
      return { kind: 'BONUS', id: '', playerId, numberPlayers, assessed, endedAt, points };
    }
    return {
      kind: 'MATCH',
      id: '',
      endedAt,
      format: kind.format,
      surface: kind.surface,
      sides: this.#sides(index, kind.numberPlayers),
      games: kind.knowsGames ? { A: games[GAMES * index]!, B: games[GAMES * index + 1]! } : null,
      winner: kind.winner,
      outcome: kind.outcome,
      friendly: false,
    };
  }

  #sides(index: number, numberPlayers: NumberPlayersId): Sides {
    const player = (place: number) => this.#player(index, place, numberPlayers);
    return numberPlayers === 1
      ? { A: [player(0)], B: [player(1)] }
      : { A: [player(0), player(1)], B: [player(2), player(3)] };
  }

  #player(index: number, place: number, numberPlayers: NumberPlayersId): Participant {
    const { id, assessed } = this.players[this.columns.players[PLAYERS * index + place]!]!;
    return { id, assessed: assessed[numberPlayers] ?? null };
  }
}

/** Takes the events of a sport one by one, in order, each once. */
export class HistoryBuilder {
  #columns = emptyColumns(FIRST_SIZE);
  #length = 0;
  #last: RatingEvent | undefined;
  readonly #kinds: Kind[] = [];
  readonly #kindNumbers = new Map<string, number>();
  readonly #players: KnownPlayer[] = [];
  readonly #playerNumbers = new Map<string, number>();

  /** Leaves out what does not count. Of each player, the self-assessment at the first event with a number of players is kept. */
  add(event: RatingEvent): void {
    if (this.#last && compareEvents(this.#last, event) >= 0) throw new RangeError('events come in order, each once');
    this.#last = event;
    if (countsNot(event)) return;
    const index = this.#length++;
    if (index === this.#columns.endedAt.length) this.#grow();
    const { endedAt, kind, games } = this.#columns;
    endedAt[index] = event.endedAt;
    kind[index] = this.#kindNumber(event);
    const { numberPlayers } = this.#kinds[kind[index]]!;
    if (event.kind === 'BONUS')
      return this.#place(index, 0, { id: event.playerId, assessed: event.assessed }, numberPlayers);
    [...event.sides.A, ...event.sides.B].forEach((player, place) => this.#place(index, place, player, numberPlayers));
    games[GAMES * index] = event.games?.A ?? 0;
    games[GAMES * index + 1] = event.games?.B ?? 0;
  }

  build(): History {
    return new History(this.#length, this.#columns, this.#kinds, this.#players);
  }

  #place(index: number, place: number, { id, assessed }: Participant, numberPlayers: NumberPlayersId): void {
    const number = this.#playerNumbers.get(id) ?? this.#players.length;
    this.#columns.players[PLAYERS * index + place] = number;
    const known = this.#players[number];
    if (known) {
      if (known.assessed[numberPlayers] === undefined) known.assessed[numberPlayers] = assessed;
      return;
    }
    this.#playerNumbers.set(id, number);
    this.#players.push({ id, first: numberPlayers, assessed: { [numberPlayers]: assessed } });
  }

  #kindNumber(event: RatingEvent): number {
    const key =
      event.kind === 'BONUS'
        ? `${event.points} ${event.numberPlayers}`
        : `${event.format} ${event.outcome} ${event.winner} ${event.games !== null} ${event.sides.A.length} ${event.surface === null ? '' : `:${event.surface}`}`;
    const known = this.#kindNumbers.get(key);
    if (known !== undefined) return known;
    if (this.#kinds.length === MOST_KINDS) throw new RangeError('too many kinds of events');
    this.#kindNumbers.set(key, this.#kinds.length);
    return this.#kinds.push(kindOf(event)) - 1;
  }

  #grow(): void {
    const { endedAt, kind, players, games } = this.#columns;
    this.#columns = {
      endedAt: copied(endedAt, new Float64Array(2 * endedAt.length)),
      kind: copied(kind, new Uint16Array(2 * kind.length)),
      players: copied(players, new Int32Array(2 * players.length)),
      games: copied(games, new Int32Array(2 * games.length)),
    };
  }
}

const kindOf = (event: RatingEvent): Kind =>
  event.kind === 'BONUS'
    ? { kind: 'BONUS', numberPlayers: event.numberPlayers, points: event.points }
    : {
        kind: 'MATCH',
        format: event.format,
        surface: event.surface,
        outcome: event.outcome,
        winner: event.winner,
        knowsGames: event.games !== null,
        numberPlayers: event.sides.A.length === 1 ? 1 : 2,
      };

const emptyColumns = (size: number): Columns => ({
  endedAt: new Float64Array(size),
  kind: new Uint16Array(size),
  players: new Int32Array(PLAYERS * size),
  games: new Int32Array(GAMES * size),
});

function copied<Column extends { set(from: Column): void }>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}
