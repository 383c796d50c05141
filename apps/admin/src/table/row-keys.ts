import { useEffect, type KeyboardEvent, type RefObject } from 'react';

/** Whether a key belongs to a text that is being written, or to the browser. */
export const isWriting = (event: globalThis.KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]') !== null;

/** ↑ and ↓, or k and j, move between the links of a table's rows, Home and End to the first and the last; x chooses the row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at >= 0 && event.key === 'x')
    rows[at]!.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, j: at + 1, k: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (at < 0 || to === undefined || !rows[to]) return;
  event.preventDefault();
  rows[to].focus();
}

/** '/' goes to the search from anywhere, as long as nobody writes; ↓ goes on from there to the first row. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === '/' && !isWriting(event)) {
        event.preventDefault();
        search.current?.focus();
      }
      if (event.key === 'ArrowDown' && event.target === search.current) {
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-row]')?.focus();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [search]);
}

/** j goes into the rows of the page from anywhere, to the first one; within them it goes on. */
export function useRowsKey(): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'j' || event.defaultPrevented || isWriting(event)) return;
      if (!(document.activeElement as HTMLElement | null)?.matches('[data-row]'))
        document.querySelector<HTMLElement>('[data-row]')?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
