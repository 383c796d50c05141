import { useCallback, useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/** What the browser kept under a key; null where there is nothing or it can't be read any more. */
function readStored<Value>(key: string, accepts: (value: unknown) => value is Value): Value | null {
  try {
    const text = window.localStorage.getItem(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return accepts(value) ? value : null;
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

/** A draft that survives a reload until it is sent or discarded (FLT-07). */
export function useStoredDraft<Value>(
  key: string,
  accepts: (value: unknown) => value is Value,
  start: () => Value,
): { draft: Value; set: Dispatch<SetStateAction<Value>>; restored: boolean; discard: (next?: Value) => void } {
  const [first] = useState(() => {
    const stored = readStored(key, accepts);
    return { value: stored ?? start(), restored: stored !== null };
  });
  const [draft, set] = useState(first.value);
  const [kept, keep] = useState(true);

  useEffect(() => {
    if (!kept) return forget(key);
    // A draft that nobody has touched is none.
    if (draft === first.value) return;
    try {
      window.localStorage.setItem(key, JSON.stringify(draft));
    } catch {
      // Kept for as long as the page lives.
    }
  }, [key, draft, kept, first.value]);

  const discard = useCallback(
    (next?: Value) => {
      if (next !== undefined) set(next);
      keep(next !== undefined);
      // At once: the screen may be left before it is drawn again.
      if (next === undefined) forget(key);
    },
    [key],
  );
  return { draft, set, restored: first.restored, discard };
}
