import type { ExecutionResult } from 'graphql';
import type { WebSocket } from 'ws';
import type { Caller } from '../auth/caller.js';
import type { RateRefusal } from '../limits/call-rates.js';
import { answersTo } from './answers.js';
import type { Hydration } from './hydration.js';
import type { LiveServerSettings } from './live-server-settings.js';
import { Pace } from './pace.js';
import type { Prepared } from './prepare-subscription.js';
import { presentState } from './present-state.js';
import { Room, Rooms } from './room.js';
import { Signals } from './signals.js';

/** After a gap all subscriptions are refreshed, spread over this period. */
const GAP_SPREAD_MS = 1_000;
/** Connections with this many unsent bytes are closed; clients reconnect and catch up. */
const UNSENT_AT_MOST = 1_000_000;

export interface Connection {
  readonly socket: WebSocket;
  readonly requestId: string;
  readonly address: string;
  readonly caller: Caller;
  /** Subscriptions in a row that were refused for lack of budget. */
  refusals: number;
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
  /** Counts one answer against the reader's limit. */
  readonly charge: () => Promise<RateRefusal | null>;
  readonly onAnswer: (since: number) => void;
  readonly onEnd: () => void;
}

/** Running subscriptions: each waits for signals of its topic and receives the query results. */
export class Subscriptions {
  readonly #signals = new Set<Signals>();
  readonly #rooms: Rooms;

  constructor(
    private readonly settings: Pick<
      LiveServerSettings,
      'push' | 'run' | 'metrics' | 'readersOf' | 'calls' | 'subscriptionLimits'
    >,
  ) {
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
    const { run, metrics, calls } = this.settings;
    const { caller, address } = connection;
    const field = prepared.fieldName;
    metrics.subscriptions.inc({ field });
    const onEnd = () => {
      release();
      metrics.subscriptions.dec({ field });
    };
    try {
      return await this.#start({
        ...accepted,
        read: (hydration) => run(hydration, caller, connection.requestId),
        charge: () => calls.liveAnswer(caller, address, prepared.asked),
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

  /** Sends the current state on each signal. */
  async #watch(starting: Starting): Promise<AsyncGenerator<ExecutionResult>> {
    const { connection, prepared, read, charge, onAnswer, onEnd } = starting;
    const signals = new Signals(prepared.live.atOnce);
    const off = await this.settings.push.subscribe(prepared.topic, () => signals.raise());
    this.#signals.add(signals);
    return answersTo({
      signals,
      pace: new Pace(this.settings.subscriptionLimits.answerIntervalMs, charge),
      answer: presentState(prepared, connection.caller, read),
      onAnswer,
      onEnd: () => {
        this.#signals.delete(signals);
        void off().catch(() => undefined);
        onEnd();
      },
    });
  }

  /** Messages are sent by the room, each of them whatever the reader's limit says; the iterator itself only ends. */
  async #listen(
    { id, connection: { socket, caller }, prepared, read, charge, onAnswer, onEnd }: Starting,
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
      read: async (signal) => {
        await charge();
        return read(prepared.hydration(signal));
      },
      send: (answer, since) => {
        write(answer);
        onAnswer(since);
      },
      fail: (error) => nothing.fail(error),
    });
    return answersTo({
      signals: nothing,
      pace: new Pace(0, async () => null),
      answer: () => Promise.resolve(null),
      onAnswer,
      onEnd: () => {
        leave();
        onEnd();
      },
    });
  }

  /** After lost signals, every subscription is refreshed. */
  readAgain(): void {
    const soon = (work: () => void) => setTimeout(work, Math.random() * GAP_SPREAD_MS).unref();
    for (const signals of this.#signals) soon(() => signals.raise());
    for (const room of this.#rooms) soon(() => room.catchUp());
  }
}
