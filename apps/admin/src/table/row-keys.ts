import { useEffect, type KeyboardEvent, type RefObject } from 'react';

/** ↑ and ↓ move between the links of a table's rows, Home and End to the first and the last. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (at < 0 || to === undefined || !rows[to]) return;
  event.preventDefault();
  rows[to].focus();
}

/** '/' goes to the search from anywhere, as long as nobody writes; ↓ goes on from there to the first row. */
export function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const writes = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]');
      if (event.key === '/' && !writes && !event.ctrlKey && !event.metaKey) {
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
