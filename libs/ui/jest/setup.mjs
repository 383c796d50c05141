import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Pages load their code when they are opened; a busy machine takes its time.
// The whole page in each failure hides the reason.
process.env.DEBUG_PRINT_LIMIT ??= '0';
configure({ asyncUtilTimeout: 8_000 });

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
