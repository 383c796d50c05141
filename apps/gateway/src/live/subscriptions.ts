import type { ExecutionResult } from 'graphql';
import type { WebSocket } from 'ws';
import type { Caller } from '../auth/caller.js';
import { answersTo } from './answers.js';
import type { Hydration } from './hydration.js';
import type { LiveServerSettings } from './live-server-settings.js';
import type { Prepared } from './prepare-subscription.js';
import { presentState } from './present-state.js';
import { Room, Rooms } from './room.js';
import { Signals } from './signals.js';

/** After a gap every subscription is answered anew, spread over this time. */
const GAP_SPREAD_MS = 1_000;
/** Whoever has so many bytes on the way to them is cut off, comes back and reads what was missed. */
const UNSENT_AT_MOST = 1_000_000;

export interface Connection {
  readonly socket: WebSocket;
  readonly requestId: string;
  readonly address: string;
  readonly caller: Caller;
}

/** A subscription that has passed all checks. */
export interface Accepted {
  /** Its client's name for it. */
  readonly id: string;
  readonly connection: Connection;
  readonly prepared: Prepared;
  readonly release: () => void;
}

/** One that starts. */
interface Starting extends Accepted {
  readonly read: (hydration: Hydration) => Promise<ExecutionResult>;
  readonly onAnswer: (since: number) => void;
  readonly onEnd: () => void;
}

/** What runs: each subscription waits for signals of its topic, and gets what is then read for it. */
export class Subscriptions {
  readonly #signals = new Set<Signals>();
  readonly #rooms: Rooms;

  constructor(private readonly settings: Pick<LiveServerSettings, 'push' | 'run' | 'metrics' | 'readersOf'>) {
    const { push, readersOf } = settings;
    this.#rooms = new Rooms(
      (conversationId, topic) =>
        new Room(
          (userIds) => readersOf(conversationId, userIds),
          (onSignal) => push.subscribe(topic, onSignal),
        ),
    );
  }

  async start(accepted: Accepted): Promise<AsyncGenerator<ExecutionResult>> {
    const { connection, prepared, release } = accepted;
    const { run, metrics } = this.settings;
    const field = prepared.fieldName;
    metrics.subscriptions.inc({ field });
    const onEnd = () => {
      release();
      metrics.subscriptions.dec({ field });
    };
    try {
      return await this.#start({
        ...accepted,
        read: (hydration) => run(hydration, connection.caller, connection.requestId),
        onAnswer: (since) => metrics.hydrated(field, performance.now() - since),
        onEnd,
      });
    } catch (error) {
      onEnd();
      throw error;
    }
  }

  #start(starting: Starting): Promise<AsyncGenerator<ExecutionResult>> {
    const { conversationId } = starting.prepared;
    return conversationId === undefined ? this.#watch(starting) : this.#listen(starting, conversationId);
  }

  /** Each signal is answered with the present state. */
  async #watch({ connection, prepared, read, onAnswer, onEnd }: Starting): Promise<AsyncGenerator<ExecutionResult>> {
    const signals = new Signals(prepared.live.atOnce);
    const off = await this.settings.push.subscribe(prepared.topic, () => signals.raise());
    this.#signals.add(signals);
    return answersTo({
      signals,
      answer: presentState(prepared, connection.caller, read),
      onAnswer,
      onEnd: () => {
        this.#signals.delete(signals);
        void off().catch(() => undefined);
        onEnd();
      },
    });
  }

  /** Each message is sent by the room. What the client waits for only ends. */
  async #listen(
    { id, connection: { socket, caller }, prepared, read, onAnswer, onEnd }: Starting,
    conversationId: string,
  ): Promise<AsyncGenerator<ExecutionResult>> {
    const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
    const write = (answer: string) => {
      if (socket.bufferedAmount > UNSENT_AT_MOST) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(`${head}${answer}}`);
    };
    const { query, variables } = prepared.hydration({});
    const nothing = new Signals(false);
    const leave = await this.#rooms.enter(conversationId, prepared.topic, {
      userId: caller.identity.kind === 'user' ? caller.identity.userId : '',
      selection: prepared.sharesAll ? JSON.stringify([query, variables]) : undefined,
      welcome: () => write(JSON.stringify({ data: { [prepared.responseName]: null } })),
      read: (signal) => read(prepared.hydration(signal)),
      send: (answer, since) => {
        write(answer);
        onAnswer(since);
      },
      fail: (error) => nothing.fail(error),
    });
    return answersTo({
      signals: nothing,
      answer: () => Promise.resolve(null),
      onAnswer,
      onEnd: () => {
        leave();
        onEnd();
      },
    });
  }

  /** Signals were lost: every subscription may have missed some. */
  readAgain(): void {
    const soon = (work: () => void) => setTimeout(work, Math.random() * GAP_SPREAD_MS).unref();
    for (const signals of this.#signals) soon(() => signals.raise());
    for (const room of this.#rooms) soon(() => room.catchUp());
  }
}
