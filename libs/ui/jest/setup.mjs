import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';

// Pages see the day of all tests; timers are real, and the date goes on with them.
const Machine = Date;
const aheadMs = Machine.parse(PINNED_NOW) - Machine.now();
const now = () => Machine.now() + aheadMs;
globalThis.Date = new Proxy(Machine, {
  construct: (target, values, type) => Reflect.construct(target, values.length === 0 ? [now()] : values, type),
  apply: () => new Machine(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

// As for everything that tests wait for (`PATIENCE_MS` of the testkit).
configure({ asyncUtilTimeout: 60_000 });
// The whole page in each failure hides the reason, and to print it for each attempt of a query that waits takes long.
if (process.env.DEBUG_PRINT_LIMIT === undefined) {
  const error = (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  configure({ getElementError: error });
}

// React notes a stack trace for each element it makes in development, a tenth of the time of these tests. It stops when it
// has made very many of them.
const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

// What jsdom lacks and Mantine needs.
window.matchMedia ??= (query) => ({
  // Tests run as on a desktop of 1280 px unless they say otherwise.
  matches: fits(query),
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
// axe looks for a canvas; without one it does what it does in browsers that have none.
HTMLCanvasElement.prototype.getContext = () => null;
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
document.fonts ??= { addEventListener() {}, removeEventListener() {} };

function fits(query) {
  const width = 1280;
  const px = (value, unit) => (unit === 'em' ? Number(value) * 16 : Number(value));
  const conditions = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|em)\)/g)];
  if (conditions.length === 0) return query.includes('prefers-reduced-motion');
  return conditions.every(([, kind, value, unit]) =>
    kind === 'min' ? width >= px(value, unit) : width <= px(value, unit),
  );
}

globalThis.afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
