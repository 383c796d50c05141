import { cp, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { root } from './stack-process.js';

/** What a failed test leaves in `test-output/failures`: traces and last pictures of its pages, the logs of its stacks. */
interface Evidence {
  begin(): Promise<void>;
  keep(title: string): Promise<void>;
}

declare global {
  /** Asked by the environment of the tests. */
  var evidence: Evidence | undefined;
}

/** A page that hangs shows nothing more. */
const PICTURE_MS = 10_000;
/** Of file names on any system. */
const LONGEST_NAME = 120;

const contexts = new Map<BrowserContext, Promise<unknown>>();
const dataFolders = new Set<string>();

/** Pages as they were at each step, and all answers: a third more work for the browser, most of it for tests that pass. */
const snapshots = process.env['TRACE'] !== undefined;

/** Traces all contexts of the browser, from the beginning of each test. */
export function watchBrowser(browser: Browser): void {
  browser.on('context', (context) => {
    contexts.set(context, context.tracing.start({ snapshots }));
    context.on('close', () => contexts.delete(context));
  });
}

/** For tests that run at the same time: what this window did before belongs to another one. */
export const beginTrace = (context: BrowserContext) =>
  inTurn(() => endPart(context, ({ tracing }) => tracing.stopChunk()));

/** Keeps the logs of this stack's data folder with those failures. */
export function watchStack(data: string): void {
  dataFolders.add(data);
}

globalThis.evidence = {
  begin: () => eachContext((context) => context.tracing.stopChunk()),
  keep: async (title) => {
    if (contexts.size + dataFolders.size === 0) return;
    const folder = join(root, 'test-output/failures', folderName(title));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    let count = 0;
    await eachContext(async (context) => {
      const name = `window-${(count += 1)}`;
      for (const [at, page] of context.pages().entries())
        await keepPicture(page, join(folder, `${name}-${at + 1}.png`));
      await context.tracing.stopChunk({ path: join(folder, `${name}.zip`) });
    });
    for (const data of dataFolders)
      await cp(join(data, 'logs'), join(folder, basename(data)), { recursive: true }).catch(() => {});
  },
};

type End = (context: BrowserContext) => Promise<void>;

/** Ends a part of the trace of each and begins the next. */
const eachContext = (end: End) =>
  inTurn(async () => {
    for (const context of contexts.keys()) await endPart(context, end);
  });

/** One that closes in the meantime has no more to tell. */
async function endPart(context: BrowserContext, end: End): Promise<void> {
  try {
    await contexts.get(context);
    await end(context);
    await context.tracing.startChunk();
  } catch (error) {
    if (contexts.has(context)) process.stderr.write(`no trace: ${String(error)}\n`);
  }
}

let last: Promise<void> = Promise.resolve();

/** Tests that run at the same time begin and fail in the middle of each other. */
function inTurn(run: () => Promise<void>): Promise<void> {
  last = last.then(run);
  return last;
}

const keepPicture = (page: Page, path: string) => page.screenshot({ path, timeout: PICTURE_MS }).catch(() => {});

function folderName(title: string): string {
  const file = basename(expect.getState().testPath ?? '', '.spec.ts');
  return `${file} ${title}`
    .trim()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .slice(0, LONGEST_NAME);
}
