import { clear, createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import { keptAnswers } from '../session/kept-at.js';

/** The pages seen last, per user. */
const MOST = 40;

export interface Kept {
  /** ms since 1970. */
  readonly at: number;
  readonly data: Record<string, unknown>;
}

let shelf: ReturnType<typeof createStore> | undefined;
/** Opened on first use; private windows may have none. */
const store = () => (shelf ??= createStore('setpoint-shelf', 'answers'));

export const shelfKey = (owner: string, operation: string, variables: object): string =>
  JSON.stringify([owner, operation, variables]);
const ownerIn = (key: string) => (JSON.parse(key) as readonly string[])[0];

/** Rejects if the browser offers no storage. */
export async function recall(key: string): Promise<Kept | undefined> {
  return get<Kept>(key, store());
}

/** Removes other users' entries and the oldest beyond the limit. Rejects if the disk is full or there is no storage. */
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

/** Called on sign-out. */
export async function clearShelf(): Promise<void> {
  keptAnswers.show(null);
  await clear(store());
}
