import type { BrowserContext, Frame } from 'playwright-core';
import { pinDate } from './in-page/pin-date.js';

/** Open windows and the addresses of their platforms. */
const windows = new Map<BrowserContext, string>();

/**
 * The date in this window's pages is that of the platform from now on, also after navigations. Playwright's own clock
 * would replace timers, animation frames and `performance` as well.
 */
export async function showPlatformTime(context: BrowserContext, origin: string): Promise<void> {
  windows.set(context, origin);
  context.once('close', () => windows.delete(context));
  await setClock(context, origin);
}

/** To be called after the clock of a platform was moved. */
export async function followClocks(): Promise<void> {
  await Promise.all([...windows].map(([context, origin]) => setClock(context, origin)));
}

/**
 * The same, for a window whose timers a spec winds on with `page.clock`: that reckons with the machine's date, and must be
 * the only one that changes it.
 */
export async function installClock(context: BrowserContext, origin: string): Promise<void> {
  await context.clock.install({ time: await platformTime(origin) });
}

async function setClock(context: BrowserContext, origin: string): Promise<void> {
  const aheadMs = Date.parse(await platformTime(origin)) - Date.now();
  await context.addInitScript(pinDate, aheadMs);
  // A frame that is just loading another page gets the script above there.
  const set = (frame: Frame) => frame.evaluate(pinDate, aheadMs).catch(() => undefined);
  await Promise.all(context.pages().flatMap((page) => page.frames().map(set)));
}

async function platformTime(origin: string): Promise<string> {
  const { now } = (await (await fetch(`${origin}/config.json`)).json()) as { now: string };
  return now;
}
