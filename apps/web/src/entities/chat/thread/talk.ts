import { platformNow } from '@setpoint/client/time';
import { emptyThread, fill, heardTo, isHoled, prepend, receive, type Numbered, type Thread } from './thread.js';

/** A message as any talk needs it. */
export interface TalkMessage extends Numbered {
  /** Given by the client that sent it. */
  readonly clientId: string | null;
}

export interface Older<Message> {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** Behind which the next page of the past begins; null where there is none. */
  readonly cursor: string | null;
}

export interface Missed<Message> {
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly hasMore: boolean;
}

export type SendAnswer<Message> =
  | { readonly message: Message }
  /** `retryAfterSeconds` where waiting helps. */
  | { readonly refused: string; readonly retryAfterSeconds: number | null };

/** The way to the messages of one conversation: a member's, or that of a guest by the link. */
export interface Line<Message> {
  /** The newest, or those behind a cursor that came with the page before. */
  older(cursor: string | null): Promise<Older<Message> & { readonly lastSeq: number }>;
  missed(afterSeq: number): Promise<Missed<Message>>;
  send(clientId: string, text: string): Promise<SendAnswer<Message>>;
  /** Tells each message that arrives; null where some may have been missed. Returns the way to hang up. */
  listen(heard: (message: Message | null) => void): () => void;
}

/** What was written here and has no number yet. */
export interface Outgoing {
  readonly clientId: string;
  readonly text: string;
  readonly at: Date;
  /** Null while it is on its way; a code, or 'UNSENT' where nobody answered. */
  readonly failure: string | null;
  readonly retryAfterSeconds: number | null;
}

export interface TalkState<Message extends Numbered> {
  readonly thread: Thread<Message>;
  readonly outgoing: readonly Outgoing[];
  readonly phase: 'loading' | 'failed' | 'ready';
  /** Of the past. */
  readonly more: 'none' | 'some' | 'loading' | 'failed';
}

export interface TalkOptions {
  readonly now?: () => Date;
  readonly newId?: () => string;
  /** In milliseconds, after so many failures in a row. */
  readonly waitBeforeRetry?: (failures: number) => number;
  /** Called with a refusal other than to wait: what may be done has changed. */
  readonly onRefused?: (code: string) => void;
  /** What was not sent before the page was left; it is offered again. */
  readonly unsent?: readonly Outgoing[];
}

const doubling = (failures: number) => Math.min(30_000, 500 * 2 ** failures);

/**
 * One conversation as it is read and written here: live messages, what was missed, the past and what is being sent, in one
 * order, each once (CHT-03). Knows no screen.
 */
export class Talk<Message extends TalkMessage> {
  #state: TalkState<Message>;
  readonly #watchers = new Set<() => void>();
  #cursor: string | null = null;
  #hangUp: (() => void) | null = null;
  /** Something may have been missed since the question that is under way was sent. */
  #askAgain = false;
  #asking = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly line: Line<Message>,
    private readonly options: TalkOptions = {},
  ) {
    this.#state = { thread: emptyThread(), outgoing: options.unsent ?? [], phase: 'loading', more: 'none' };
  }

  get state(): TalkState<Message> {
    return this.#state;
  }

  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** Listens first and reads then, so that nothing falls between. Returns a function to unsubscribe. */
  start(): () => void {
    this.#hangUp = this.line.listen((message) => this.#heard(message));
    if (this.#state.phase === 'ready') this.catchUp();
    else void this.load();
    return () => {
      this.#hangUp?.();
      this.#hangUp = null;
      if (this.#retry) clearTimeout(this.#retry);
      this.#retry = null;
    };
  }

  /** The newest messages; again after a failure. */
  async load(): Promise<void> {
    this.#set({ phase: 'loading' });
    try {
      const { messages, cursor, lastSeq } = await this.line.older(null);
      this.#cursor = cursor;
      const thread = fill(this.#state.thread, messages, Math.max(lastSeq, messages.at(-1)?.seq ?? 0));
      this.#set({ phase: 'ready', more: cursor === null ? 'none' : 'some' });
      this.#know(thread);
      // What came before the line listened is asked for once it does, unless it did so meanwhile.
      if (this.#askAgain || isHoled(this.#state.thread)) this.catchUp();
    } catch {
      this.#set({ phase: 'failed' });
    }
  }

  /** One more page of the past. */
  async loadOlder(): Promise<void> {
    if (this.#state.more === 'none' || this.#state.more === 'loading') return;
    this.#set({ more: 'loading' });
    try {
      const { messages, cursor } = await this.line.older(this.#cursor);
      this.#cursor = cursor;
      this.#know(prepend(this.#state.thread, messages));
      this.#set({ more: cursor === null ? 'none' : 'some' });
    } catch {
      this.#set({ more: 'failed' });
    }
  }

  /** Asks for what was missed; while it is being asked, once more afterwards. */
  catchUp(): void {
    this.#askAgain = true;
    if (!this.#asking && !this.#retry && this.#state.phase === 'ready') void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      while (this.#askAgain && this.#hangUp) {
        this.#askAgain = false;
        const { knownTo } = this.#state.thread;
        const heard = heardTo(this.#state.thread);
        const { messages, hasMore } = await this.line.missed(knownTo);
        const last = messages.at(-1)?.seq ?? 0;
        this.#know(fill(this.#state.thread, messages, hasMore ? last : Math.max(last, heard)));
        this.#failures = 0;
        if (hasMore || isHoled(this.#state.thread)) this.#askAgain = true;
      }
    } catch {
      this.#askAgain = true;
      const wait = (this.options.waitBeforeRetry ?? doubling)(this.#failures++);
      if (this.#hangUp)
        this.#retry = setTimeout(() => {
          this.#retry = null;
          void this.#ask();
        }, wait);
    } finally {
      this.#asking = false;
    }
  }

  #heard(message: Message | null): void {
    if (message) this.#know(receive(this.#state.thread, message));
    if (!message && this.#state.phase === 'failed') return void this.load();
    if (!message || isHoled(this.#state.thread)) this.catchUp();
  }

  /** Sends a text: shown at once, one after another. */
  send(text: string): void {
    const { now = platformNow, newId = () => crypto.randomUUID() } = this.options;
    const outgoing = { clientId: newId(), text, at: now(), failure: null, retryAfterSeconds: null };
    this.#set({ outgoing: [...this.#state.outgoing, outgoing] });
    this.#deliver(outgoing);
  }

  /** Under the same client id: what had arrived after all is not there twice. */
  retry(clientId: string): void {
    const outgoing = this.#state.outgoing.find((one) => one.clientId === clientId);
    if (!outgoing?.failure) return;
    this.#change(clientId, { failure: null, retryAfterSeconds: null });
    this.#deliver(outgoing);
  }

  discard(clientId: string): void {
    this.#set({ outgoing: this.#state.outgoing.filter((one) => one.clientId !== clientId) });
  }

  #deliver({ clientId, text }: Outgoing): void {
    this.#sending = this.#sending.then(async () => {
      try {
        const answer = await this.line.send(clientId, text);
        if ('message' in answer) {
          this.#heard(answer.message);
          if (answer.message.seq <= this.#state.thread.knownTo) this.discard(clientId);
          return;
        }
        this.#change(clientId, { failure: answer.refused, retryAfterSeconds: answer.retryAfterSeconds });
        if (answer.retryAfterSeconds === null) this.options.onRefused?.(answer.refused);
      } catch {
        this.#change(clientId, { failure: 'UNSENT', retryAfterSeconds: null });
      }
    });
  }

  #change(clientId: string, change: Partial<Outgoing>): void {
    this.#set({
      outgoing: this.#state.outgoing.map((one) => (one.clientId === clientId ? { ...one, ...change } : one)),
    });
  }

  /** What has a number is no longer on its way. */
  #know(thread: Thread<Message>): void {
    const arrived = new Set(thread.messages.slice(-400).map(({ clientId }) => clientId));
    const outgoing = this.#state.outgoing.filter(({ clientId }) => !arrived.has(clientId));
    this.#set({ thread, ...(outgoing.length < this.#state.outgoing.length && { outgoing }) });
  }

  #set(change: Partial<TalkState<Message>>): void {
    this.#state = { ...this.#state, ...change };
    for (const watcher of this.#watchers) watcher();
  }
}
