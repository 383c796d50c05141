import DataLoader from 'dataloader';

/** Batch function: returns values in the order of the keys, with an Error in place of each failure. */
export type BatchLoad<Key, Value> = (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>;

/** The loaders of one request. */
export class LoaderRegistry {
  private readonly loaders = new Map<string, DataLoader<unknown, unknown>>();

  /** The loader of this name, created with `load` on first use. */
  get<Key, Value>(name: string, load: BatchLoad<Key, Value>): DataLoader<Key, Value> {
    const known = this.loaders.get(name);
    if (known) return known as DataLoader<Key, Value>;
    const made = new DataLoader<Key, Value>(load);
    this.loaders.set(name, made as unknown as DataLoader<unknown, unknown>);
    return made;
  }

  /** Clears all loaders, so that reads after a command are fresh. */
  clear(): void {
    for (const loader of this.loaders.values()) loader.clearAll();
  }
}

/** Arranges rows in the order of the keys; null where there is none. */
export function inOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (Row | null)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key) ?? null);
}

/** Groups rows in the order of the keys. */
export function groupedInOrder<Key, Row>(
  keys: readonly Key[],
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): Row[][] {
  const byKey = Map.groupBy(rows, keyOf);
  return keys.map((key) => byKey.get(key) ?? []);
}
