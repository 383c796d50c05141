import { act } from '@testing-library/react';

const before = window.IntersectionObserver;
let watched: Near[] = [];

/** jsdom lays nothing out: what is watched comes near when the test says so. */
class Near {
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe() {
    watched.push(this);
  }
  disconnect() {
    watched = watched.filter((one) => one !== this);
  }
}

/** Call it in a `describe`: its screens stand at the top until they are scrolled. */
export function screensScroll(): void {
  beforeEach(() => {
    watched = [];
    window.IntersectionObserver = Near as unknown as typeof IntersectionObserver;
  });
  afterEach(() => void (window.IntersectionObserver = before));
}

/** To the end of the page: everything has come near. */
export function scrollDown(): void {
  const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
  act(() => {
    for (const one of watched) one.callback(entries, one as unknown as IntersectionObserver);
  });
}
