/**
 * Runs in the page. Its date is that of a clock which is so far ahead of the machine's; a later call can only move it
 * forward, so that the order of calls does not matter. Timers, frames and `performance` stay the browser's own.
 */
export function pinDate(aheadMs: number): void {
  const page = globalThis as { pinnedClock?: { aheadMs: number } };
  if (page.pinnedClock) {
    page.pinnedClock.aheadMs = Math.max(page.pinnedClock.aheadMs, aheadMs);
    return;
  }
  const clock = (page.pinnedClock = { aheadMs });
  const Machine = Date;
  const now = () => Machine.now() + clock.aheadMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, values, type) => Reflect.construct(target, values.length === 0 ? [now()] : values, type),
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
