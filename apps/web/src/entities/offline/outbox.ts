import type { EnterResultInput } from '@setpoint/client/documents';
import { createStore, del, entries, set } from 'idb-keyval';

/** A result that was entered where there was no network. */
export interface WaitingResult {
  readonly owner: string;
  /** ms since 1970. */
  readonly at: number;
  readonly input: EnterResultInput;
  /** Who played, for the person who waits. */
  readonly title: string;
  /** Why the server did not take it; it waits for the person then. */
  readonly refused?: string;
}

/** Resolves with null when the server took it, or why not. Rejects when there was no answer. */
export type SendResult = (input: EnterResultInput) => Promise<string | null>;

let box: ReturnType<typeof createStore> | undefined;
const store = () => (box ??= createStore('setpoint-outbox', 'results'));
const changed = new EventTarget();

export function onOutboxChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

const tell = () => void changed.dispatchEvent(new Event('change'));

/** One for each match: entered anew, it takes the place of the former. */
const keyOf = ({ owner, input }: Pick<WaitingResult, 'owner' | 'input'>) => `${owner} ${input.matchId}`;

/** Oldest first. They outlast the session of their owner: one that ended meanwhile must not cost a result. */
export async function waitingResults(owner: string): Promise<WaitingResult[]> {
  if (!('indexedDB' in globalThis)) return [];
  const all = await entries<string, WaitingResult>(store());
  return all
    .map(([, one]) => one)
    .filter((one) => one.owner === owner)
    .toSorted((a, b) => a.at - b.at);
}

export async function keepResult(waiting: WaitingResult): Promise<void> {
  await set(keyOf(waiting), waiting, store());
  tell();
}

export async function discardResult(waiting: WaitingResult): Promise<void> {
  await del(keyOf(waiting), store());
  tell();
}

/**
 * Sends what waits, in order, one tab at a time: the others find an empty box when it is their turn. What gets no answer
 * stays, and the server takes the same result of the same person once however often it is sent; what is refused stays for
 * the person to see. Resolves with how many were taken.
 */
export const sendWaiting = (owner: string, send: SendResult): Promise<number> =>
  alone(async () => {
    let taken = 0;
    for (const waiting of await waitingResults(owner)) {
      if (waiting.refused) continue;
      const answer = await send(waiting.input).then(
        (refused) => ({ refused }),
        () => null,
      );
      if (!answer) break;
      if (answer.refused === null) {
        taken += 1;
        await del(keyOf(waiting), store());
      } else await set(keyOf(waiting), { ...waiting, refused: answer.refused }, store());
    }
    tell();
    return taken;
  });

/** Browsers without locks are old, and have one tab. */
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('setpoint-outbox', work) : work();
}
