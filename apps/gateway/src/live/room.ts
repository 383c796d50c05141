import type { ExecutionResult } from 'graphql';
import type { Hydration } from './hydration.js';
import type { Prepared } from './prepare-subscription.js';
import type { Signal, Signals } from './signals.js';

/** Who of those who were asked about may read a conversation. */
export interface Readership {
  /** Number of the newest message; 0 while there is none. */
  readonly lastSeq: number;
  /** Rises with each change of who may read. */
  readonly access: number;
  readonly readers: ReadonlySet<string>;
}

export interface Reader {
  readonly userId: string;
  readonly signals: Signals;
  /** Rights were asked about when they were of this version. */
  checkedAt: number;
  mayRead: boolean;
}

/** Answers are kept for who reads a little later than the first. */
const ANSWERS_KEPT = 64;

/**
 * Those who listen to one conversation. After each change of rights it is asked once for all who may read, and what
 * several select alike is read once for all of them (quality: P8).
 */
export class Room {
  readonly #readers = new Set<Reader>();
  readonly #answers = new Map<string, Promise<ExecutionResult>>();
  #asking: Promise<number> | undefined;

  constructor(private readonly ask: (userIds: readonly string[]) => Promise<Readership>) {}

  get isEmpty(): boolean {
    return this.#readers.size === 0;
  }

  join(userId: string, signals: Signals): Reader {
    const reader: Reader = { userId, signals, checkedAt: -1, mayRead: false };
    this.#readers.add(reader);
    return reader;
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Whether the reader may read what was sent under this version of rights. Rejects while nobody can tell. */
  async mayRead(reader: Reader, access: number): Promise<boolean> {
    while (reader.checkedAt < access) await this.#askFor(access);
    return reader.mayRead;
  }

  /**
   * The answer that all get who ask with this key; the first one's `read` finds it. An answer with errors, or of nothing,
   * is its asker's alone: another one may be better off.
   */
  async answer(key: string, read: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
    const known = this.#answers.get(key);
    if (known) {
      const answer = await known.catch(() => null);
      return answer && isWhole(answer) ? answer : read();
    }
    const first = read();
    this.#answers.set(key, first);
    for (const old of this.#answers.keys()) {
      if (this.#answers.size <= ANSWERS_KEPT) break;
      this.#answers.delete(old);
    }
    first.catch(() => this.#answers.delete(key));
    return first;
  }

  /** Signals were lost: everybody hears of the newest message and reads what came before it. */
  async catchUp(): Promise<void> {
    await this.#asking?.catch(() => undefined);
    for (const reader of this.#readers) reader.checkedAt = -1;
    const lastSeq = await this.#askFor(0);
    if (lastSeq === 0) return;
    for (const { signals, checkedAt } of this.#readers) signals.raise({ seq: lastSeq, access: checkedAt });
  }

  #askFor(access: number): Promise<number> {
    return (this.#asking ??= this.#askAll(access).finally(() => (this.#asking = undefined)));
  }

  async #askAll(access: number): Promise<number> {
    const asked = [...this.#readers].filter(({ checkedAt }) => checkedAt < access || checkedAt < 0);
    const readership = await this.ask([...new Set(asked.map(({ userId }) => userId))]);
    for (const reader of asked) {
      reader.checkedAt = Math.max(readership.access, access);
      reader.mayRead = readership.readers.has(reader.userId);
    }
    return readership.lastSeq;
  }
}

const isWhole = ({ data, errors }: ExecutionResult): boolean =>
  !errors?.length && Object.values(data ?? {}).some((value) => value !== null && value !== undefined);

/**
 * Answers the signals of one reader: nothing for who may not read, and once for all who select the same. A signal without
 * a number is answered with null: the reader listens, and reads what came before.
 */
export function fromRoom(
  { hydration, responseName, sharesAll }: Pick<Prepared, 'hydration' | 'responseName' | 'sharesAll'>,
  room: Room,
  reader: Reader,
  run: (hydration: Hydration) => Promise<ExecutionResult>,
): (signal: Signal) => Promise<ExecutionResult | null> {
  return async ({ payload }) => {
    const mayRead = await room.mayRead(reader, Number(payload['access'] ?? 0)).catch(() => undefined);
    if (payload['seq'] === undefined) return mayRead === false ? null : { data: { [responseName]: null } };
    const asked = hydration(payload);
    const read = () => run(asked);
    // nobody can tell at the moment: whoever reads alone is asked for their rights by the read itself
    if (mayRead === undefined) return read();
    if (!mayRead) return null;
    return sharesAll ? room.answer(JSON.stringify([asked.query, asked.variables]), read) : read();
  };
}

/** The rooms of all conversations that somebody listens to here. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();

  constructor(private readonly ask: (conversationId: string, userIds: readonly string[]) => Promise<Readership>) {}

  /** The room, for as long as somebody is in it. */
  enter(conversationId: string, userId: string, signals: Signals): { room: Room; reader: Reader; leave: () => void } {
    const room = this.#rooms.get(conversationId) ?? new Room((userIds) => this.ask(conversationId, userIds));
    this.#rooms.set(conversationId, room);
    const reader = room.join(userId, signals);
    const leave = () => {
      room.leave(reader);
      if (room.isEmpty && this.#rooms.get(conversationId) === room) this.#rooms.delete(conversationId);
    };
    return { room, reader, leave };
  }

  [Symbol.iterator](): Iterator<Room> {
    return [...this.#rooms.values()][Symbol.iterator]();
  }
}
