import type { EnterResultInput } from '@setpoint/client/documents';
import type { PlayerAvatarProps } from '@setpoint/ui';
import { createStore, del, entries, promisifyRequest, set } from 'idb-keyval';

type Player = PlayerAvatarProps['player'];

/** A result that was entered where there was no network. */
export interface WaitingResult {
  readonly owner: string;
  /** ms since 1970. */
  readonly at: number;
  readonly input: EnterResultInput;
  /** Who played, for the person who waits. */
  readonly teamA: readonly Player[];
  readonly teamB: readonly Player[];
  /** An upload that goes with it. */
  readonly photo: string | null;
  /** The form as it was filled in, and where it is kept: for entering it again. */
  readonly draft: { readonly key: string; readonly values: object };
  /** Why the server did not take it; it waits for the person then. */
  readonly refused?: string;
}

/** What the server said; `later`: nothing about the result itself. */
export type Sent =
  | { readonly kind: 'taken' }
  | { readonly kind: 'later' }
  | { readonly kind: 'refused'; readonly code: string };

/** Rejects when there was no answer. */
export type SendResult = (waiting: WaitingResult) => Promise<Sent>;

const NAME = 'setpoint-outbox';

let box: ReturnType<typeof createStore> | undefined;
const store = () => (box ??= createStore(NAME, 'results'));
const changed = new EventTarget();
/** Other tabs of this browser; what a channel says reaches all others, also those of the same tab. */
const channel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null);
const TAB = Math.random();

/** Calls back after each change, in whichever tab. Returns a function to unsubscribe. */
export function onOutboxChange(listener: () => void): () => void {
  const others = channel();
  if (others) others.onmessage = ({ data }) => data !== TAB && listener();
  changed.addEventListener('change', listener);
  return () => {
    others?.close();
    changed.removeEventListener('change', listener);
  };
}

function tell(): void {
  changed.dispatchEvent(new Event('change'));
  const others = channel();
  others?.postMessage(TAB);
  others?.close();
}

/** One for each match: entered anew, it takes the place of the former. */
const keyOf = (owner: string, matchId: string) => `${owner} ${matchId}`;

/** Oldest first. They outlast the session of their owner: one that ended meanwhile must not cost a result. */
export async function waitingResults(owner: string): Promise<WaitingResult[]> {
  if (!('indexedDB' in globalThis)) return [];
  const all = await entries<string, WaitingResult>(store());
  return all
    .map(([, one]) => one)
    .filter((one) => one.owner === owner)
    .toSorted((a, b) => a.at - b.at);
}

/** Rejects where the browser keeps nothing, or has no room. */
export async function keepResult(waiting: WaitingResult): Promise<void> {
  await set(keyOf(waiting.owner, waiting.input.matchId), waiting, store());
  tell();
}

export async function discardResult(owner: string, matchId: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  await del(keyOf(owner, matchId), store());
  tell();
}

/** Leaves alone what was entered in its place meanwhile, and does not bring back what was discarded. */
const replace = (one: WaitingResult, next: WaitingResult | null): Promise<void> =>
  store()('readwrite', (results) => {
    const key = keyOf(one.owner, one.input.matchId);
    const held = results.get(key) as IDBRequest<WaitingResult | undefined>;
    held.onsuccess = () => {
      if (held.result?.at !== one.at) return;
      if (next) results.put(next, key);
      else results.delete(key);
    };
    return promisifyRequest(results.transaction) as Promise<void>;
  });

/**
 * Sends what waits, in order, one tab at a time: the others find an empty box when it is their turn. What gets no answer
 * stays, and the server takes the same result of the same person once however often it is sent; what is refused stays for
 * the person to see. Resolves with how many were taken, and how many have to be sent again.
 */
export const sendWaiting = (owner: string, send: SendResult): Promise<{ taken: number; left: number }> =>
  alone(async () => {
    const unsent = (await waitingResults(owner)).filter(({ refused }) => refused === undefined);
    let taken = 0;
    let left = unsent.length;
    for (const waiting of unsent) {
      const answer = await send(waiting).catch(() => null);
      if (!answer) break;
      if (answer.kind === 'later') continue;
      left -= 1;
      if (answer.kind === 'taken') taken += 1;
      await replace(waiting, answer.kind === 'taken' ? null : { ...waiting, refused: answer.code });
    }
    if (left < unsent.length) tell();
    return { taken, left };
  });

/** Browsers without locks are old, and have one tab. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(NAME, work) : work();
}
