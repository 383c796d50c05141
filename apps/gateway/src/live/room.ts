import type { ExecutionResult } from 'graphql';
import type { SignalPayload } from './signals.js';

/** The subset of people who may read a conversation. */
export interface Readership {
  /** Number of the newest message; 0 while there is none. */
  readonly lastSeq: number;
  /** Version of the access rights. */
  readonly access: number;
  readonly readers: ReadonlySet<string>;
}

/** One subscription to the messages of a conversation. */
export interface Listener {
  readonly userId: string;
  /** Equal for subscribers with equal results; undefined if results are individual. */
  readonly selection: string | undefined;
  /** Sends null: from now on no message is missed. */
  welcome(): void;
  /** The result of a message for this subscriber. */
  read(signal: SignalPayload): Promise<ExecutionResult>;
  /** Sends an answer, written as JSON, to a signal of this time (milliseconds of `performance.now()`). */
  send(answer: string, since: number): void;
  fail(error: unknown): void;
}

interface Seat {
  readonly listener: Listener;
  /** Version of the rights last checked; -1 initially. */
  checkedAt: number;
  mayRead: boolean;
  isWelcomed: boolean;
}

/**
 * Subscribers of one conversation. Messages are delivered in order. After each change of rights, chat is
 * asked once who may read, and equal selections are queried and serialised once for all subscribers.
 */
export class Room {
  readonly #seats = new Map<Listener, Seat>();
  /** Rejects if signals are unavailable. */
  readonly opened: Promise<void>;
  #off: (() => Promise<void>) | undefined;
  #turn: Promise<void>;

  /** `listen` resolves with an unsubscribe function once subscribed. */
  constructor(
    private readonly ask: (userIds: readonly string[]) => Promise<Readership>,
    listen: (onSignal: (signal: SignalPayload) => void) => Promise<() => Promise<void>>,
  ) {
    this.opened = listen((signal) => this.#signal(signal)).then((off) => void (this.#off = off));
    this.#turn = this.opened.catch(() => undefined);
  }

  get isEmpty(): boolean {
    return this.#seats.size === 0;
  }

  enter(listener: Listener): void {
    this.#seats.set(listener, { listener, checkedAt: -1, mayRead: false, isWelcomed: false });
    this.#inTurn(() => this.#welcome());
  }

  leave(listener: Listener): void {
    this.#seats.delete(listener);
  }

  /** Nobody is left. */
  async close(): Promise<void> {
    await this.opened.catch(() => undefined);
    await this.#off?.();
  }

  /** After lost signals, everybody gets the newest message and fetches what came before. */
  catchUp(): void {
    this.#inTurn(async () => {
      for (const seat of this.#seats.values()) seat.checkedAt = -1;
      const lastSeq = await this.#checkRights(0);
      if (lastSeq) await this.#deliver({ seq: lastSeq }, performance.now());
    });
  }

  #signal(signal: SignalPayload): void {
    const since = performance.now();
    this.#inTurn(() => this.#deliver(signal, since));
  }

  #inTurn(work: () => Promise<void>): void {
    this.#turn = this.#turn.then(work).catch(() => undefined);
  }

  async #welcome(): Promise<void> {
    const coming = [...this.#seats.values()].filter(({ isWelcomed }) => !isWelcomed);
    if (coming.length === 0) return;
    const known = await this.#areRightsKnown(0);
    for (const seat of coming) {
      seat.isWelcomed = true;
      if (seat.mayRead || !known) seat.listener.welcome();
    }
  }

  async #deliver(signal: SignalPayload, since: number): Promise<void> {
    const known = await this.#areRightsKnown(Number(signal['access'] ?? 0));
    const seats = [...this.#seats.values()].filter(({ mayRead }) => mayRead || !known);
    // while access is unknown, each subscriber's own query decides
    const alike = Map.groupBy(seats, ({ listener }) => (known ? (listener.selection ?? listener) : listener));
    const answers = [...alike.values()].map((group) =>
      this.#answer(
        group.map(({ listener }) => listener),
        signal,
        since,
      ),
    );
    await Promise.all(answers);
  }

  /** Shares one result among all; results with errors or without data are not shared, since others may succeed. */
  async #answer([first, ...others]: readonly Listener[], signal: SignalPayload, since: number): Promise<void> {
    const answer = await first!.read(signal).catch((error: unknown) => void first!.fail(error));
    const text = answer && JSON.stringify(answer);
    if (text) first!.send(text, since);
    if (text && isWhole(answer)) for (const other of others) other.send(text, since);
    else await Promise.all(others.map((other) => this.#answer([other], signal, since)));
  }

  #areRightsKnown(access: number): Promise<boolean> {
    return this.#checkRights(access).then(
      () => true,
      () => false,
    );
  }

  /** Checks the rights of all current subscribers. Returns the newest sequence number if chat was asked. */
  async #checkRights(access: number): Promise<number | undefined> {
    let lastSeq: number | undefined;
    for (;;) {
      const asked = [...this.#seats.values()].filter(({ checkedAt }) => checkedAt < access);
      if (asked.length === 0) return lastSeq;
      const readership = await this.ask([...new Set(asked.map(({ listener }) => listener.userId))]);
      lastSeq = readership.lastSeq;
      for (const seat of asked) {
        seat.checkedAt = Math.max(readership.access, access);
        seat.mayRead = readership.readers.has(seat.listener.userId);
      }
    }
  }
}

const isWhole = ({ data, errors }: ExecutionResult): boolean =>
  !errors?.length && Object.values(data ?? {}).some((value) => value !== null && value !== undefined);

/** Rooms of all conversations with subscribers in this process. */
export class Rooms {
  readonly #rooms = new Map<string, Room>();

  constructor(private readonly open: (conversationId: string, topic: string) => Room) {}

  /** Joins a room and resolves with a function to leave once signals arrive. @throws if signals are unavailable */
  async enter(conversationId: string, topic: string, listener: Listener): Promise<() => void> {
    const room = this.#rooms.get(conversationId) ?? this.open(conversationId, topic);
    this.#rooms.set(conversationId, room);
    room.enter(listener);
    const leave = () => {
      room.leave(listener);
      if (!room.isEmpty || this.#rooms.get(conversationId) !== room) return;
      this.#rooms.delete(conversationId);
      void room.close().catch(() => undefined);
    };
    try {
      await room.opened;
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  [Symbol.iterator](): Iterator<Room> {
    return [...this.#rooms.values()][Symbol.iterator]();
  }
}
