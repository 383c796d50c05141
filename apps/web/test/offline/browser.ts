import { act } from '@testing-library/react';

/** The browser's locks, which jsdom lacks: one after another, shared by all tabs. */
export function fakeLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** What the browser believes; the pages hear of it. */
export function networkIs(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}
