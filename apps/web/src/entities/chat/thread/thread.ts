/** What the order of a conversation needs of a message. */
export interface Numbered {
  /** Without gaps, from 1 on. */
  readonly seq: number;
  /** Null for notes of the platform, and where support removed it. */
  readonly text: string | null;
}

/** What is known of a conversation, however its messages came here (CHT-03). */
export interface Thread<Message extends Numbered> {
  /** In order, each once, up to `knownTo`. */
  readonly messages: readonly Message[];
  /** Everything up to here is known, or never was for this reader. */
  readonly knownTo: number;
  /** Those that came before what lies between, by number. */
  readonly waiting: ReadonlyMap<number, Message>;
}

export const emptyThread = <Message extends Numbered>(knownTo = 0): Thread<Message> => ({
  messages: [],
  knownTo,
  waiting: new Map(),
});

/** Whether something is missing before a message that is here already. */
export const isHoled = ({ waiting }: Thread<Numbered>): boolean => waiting.size > 0;

/** One that was pushed, was sent or came again: what is known is dropped, unless its text was removed. */
export function receive<Message extends Numbered>(thread: Thread<Message>, message: Message): Thread<Message> {
  const { seq } = message;
  if (seq <= thread.knownTo) return withRemoved(thread, message);
  if (seq > thread.knownTo + 1) return { ...thread, waiting: new Map(thread.waiting).set(seq, message) };
  return settled({ ...thread, messages: [...thread.messages, message], knownTo: seq });
}

/** The highest number that has come here in whatever way. */
export const heardTo = ({ knownTo, waiting }: Thread<Numbered>): number => Math.max(knownTo, ...waiting.keys());

/**
 * What the server answered, oldest first, to what lies behind `knownTo`. What it left out up to `completeTo` is not for
 * this reader.
 */
export function fill<Message extends Numbered>(
  thread: Thread<Message>,
  page: readonly Message[],
  completeTo: number,
): Thread<Message> {
  const removed = page.filter(({ seq }) => seq <= thread.knownTo).reduce(withRemoved, thread);
  const fresh = new Map([...thread.waiting, ...page.map((message) => [message.seq, message] as const)]);
  const inOrder = [...fresh.values()]
    .filter(({ seq }) => seq > thread.knownTo && seq <= completeTo)
    .toSorted((a, b) => a.seq - b.seq);
  return settled({
    messages: [...removed.messages, ...inOrder],
    knownTo: Math.max(thread.knownTo, completeTo),
    waiting: thread.waiting,
  });
}

/** A page of the past, oldest first. */
export function prepend<Message extends Numbered>(thread: Thread<Message>, older: readonly Message[]): Thread<Message> {
  const first = thread.messages[0]?.seq ?? thread.knownTo + 1;
  const fresh = older.filter(({ seq }) => seq < first);
  return fresh.length === 0 ? thread : { ...thread, messages: [...fresh, ...thread.messages] };
}

/** Those that follow without a gap join the others. */
function settled<Message extends Numbered>(thread: Thread<Message>): Thread<Message> {
  if (thread.waiting.size === 0) return thread;
  const waiting = new Map(thread.waiting);
  const messages = [...thread.messages];
  let { knownTo } = thread;
  for (const seq of waiting.keys()) if (seq <= knownTo) waiting.delete(seq);
  for (let next = waiting.get(knownTo + 1); next; next = waiting.get(knownTo + 1)) {
    waiting.delete(next.seq);
    messages.push(next);
    knownTo = next.seq;
  }
  return { messages, knownTo, waiting };
}

function withRemoved<Message extends Numbered>(thread: Thread<Message>, message: Message): Thread<Message> {
  if (message.text !== null) return thread;
  const at = thread.messages.findIndex(({ seq }) => seq === message.seq);
  const known = thread.messages[at];
  return !known || known.text === null ? thread : { ...thread, messages: thread.messages.with(at, message) };
}
