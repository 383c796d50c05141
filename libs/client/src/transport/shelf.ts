import { clear, createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import { keptAnswers } from '../session/kept-at.js';

/** Pages that were seen last, of the person who saw them. */
const MOST = 40;

export interface Kept {
  /** ms since 1970. */
  readonly at: number;
  readonly data: Record<string, unknown>;
}

let shelf: ReturnType<typeof createStore> | undefined;
/** Opened when it is first needed: private windows have none. */
const store = () => (shelf ??= createStore('setpoint-shelf', 'answers'));

export const shelfKey = (owner: string, operation: string, variables: object): string =>
  JSON.stringify([owner, operation, variables]);
const ownerIn = (key: string) => (JSON.parse(key) as readonly string[])[0];

/** Rejects where this browser keeps nothing. */
export async function recall(key: string): Promise<Kept | undefined> {
  return get<Kept>(key, store());
}

/** What others left goes, and the oldest beyond the limit. Rejects where the disk is full or nothing is kept. */
export async function keep(key: string, kept: Kept): Promise<void> {
  await set(key, kept, store());
  const all = await keys<string>(store());
  const foreign = all.filter((one) => ownerIn(one) !== ownerIn(key));
  if (foreign.length > 0) await delMany(foreign, store());
  if (all.length - foreign.length <= MOST) return;
  const newestFirst = (await entries<string, Kept>(store())).toSorted(([, a], [, b]) => b.at - a.at);
  await delMany(
    newestFirst.slice(MOST).map(([old]) => old),
    store(),
  );
}

/** When somebody signs out. */
export async function clearShelf(): Promise<void> {
  keptAnswers.show(null);
  await clear(store());
}
