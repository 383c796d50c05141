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

async function setClock(context: BrowserContext, origin: string): Promise<void> {
  const { now } = (await (await fetch(`${origin}/config.json`)).json()) as { now: string };
  const aheadMs = Date.parse(now) - Date.now();
  await context.addInitScript(pinDate, aheadMs);
  // A frame that is just loading another page gets the script above there.
  const set = (frame: Frame) => frame.evaluate(pinDate, aheadMs).catch(() => undefined);
  await Promise.all(context.pages().flatMap((page) => page.frames().map(set)));
}
