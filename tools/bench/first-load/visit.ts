import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Storage } from './sign-in.ts';

export interface Network {
  readonly name: string;
  readonly mbitPerSecond: number;
  readonly roundTripMs: number;
}

/** One request of a visit: times in ms since the navigation began, size as it travelled. */
export interface Sent {
  readonly what: string;
  readonly from: number;
  readonly to: number;
  readonly kb: number;
}

export interface Visit {
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly styleBytes: number;
  /** Of everything. */
  readonly bytes: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly requests: readonly Sent[];
}

const CPU_SLOWDOWN = 4;
/** A task that takes longer blocks whoever presses meanwhile. */
const LONG_TASK_MS = 50;

/** Opens an address as somebody who was never here, and waits until nothing is loaded or painted any more. */
export async function visit(browser: Browser, url: string, network: Network, storage?: Storage): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 360, height: 780 },
    ...(storage && { storageState: storage }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await slowDown(session, network);
    const requests = await listen(session);
    await page.goto(url);
    await quiet(page);
    const { lcp, cls, tasks } = await page.evaluate(() => (globalThis as unknown as Observed).firstLoad);
    const of = (wanted: string) => requests().filter(({ type }) => type === wanted);
    const sum = (all: readonly { readonly bytes: number }[]) => all.reduce((total, { bytes }) => total + bytes, 0);
    return {
      scriptBytes: sum(of('Script')),
      scripts: of('Script').length,
      styleBytes: sum(of('Stylesheet')),
      bytes: sum(requests()),
      lcpMs: lcp,
      tbtMs: tasks.reduce((total, task) => total + Math.max(0, task - LONG_TASK_MS), 0),
      cls,
      requests: requests().map(({ what, from, to, bytes }) => ({ what, from, to, kb: Math.round(bytes / 100) / 10 })),
    };
  } finally {
    await context.close();
  }
}

interface Observed {
  firstLoad: { lcp: number; cls: number; tasks: number[]; quietSince: number };
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tasks: [] as number[], quietSince: 0 };
  (globalThis as unknown as Observed).firstLoad = seen;
  interface Entry {
    readonly startTime: number;
    readonly duration: number;
    readonly value: number;
    readonly hadRecentInput: boolean;
  }
  const each = (type: string, use: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry as unknown as Entry);
      seen.quietSince = performance.now();
    }).observe({ type: type as never, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  each('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  each('longtask', ({ duration }) => seen.tasks.push(duration));
}

async function slowDown(session: CDPSession, { mbitPerSecond, roundTripMs }: Network): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: (mbitPerSecond * 1_000_000) / 8,
    uploadThroughput: (Math.min(mbitPerSecond, 9) * 1_000_000) / 16,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

interface Request {
  what: string;
  type: string;
  from: number;
  to: number;
  bytes: number;
}

async function listen(session: CDPSession): Promise<() => readonly Request[]> {
  const requests = new Map<string, Request>();
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    start ??= timestamp;
    const { pathname } = new URL(request.url);
    const operation =
      /"operationName":"(\w+)"/.exec(request.postData ?? '')?.[1] ?? /query (\w+)/.exec(request.postData ?? '')?.[1];
    const at = Math.round((timestamp - start) * 1000);
    requests.set(requestId, {
      what: operation ? `${pathname} ${operation}` : pathname,
      type: type ?? 'Other',
      from: at,
      to: at,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.to = Math.round((timestamp - start!) * 1000);
    request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

/** No request under way and nothing new observed for a while. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => performance.now() - (globalThis as unknown as Observed).firstLoad.quietSince > 1_000,
  );
}
