/**
 * P11: JavaScript of the first load, as the browser gets it: `npm run bench:first-load -- [http://localhost:3000]`.
 * Needs a running stack and Chromium (`TEST_CHROMIUM`, else /usr/bin/chromium).
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';

const stack = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({
  executablePath: process.env['TEST_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Kilobytes of script until the page is quiet, packed as gzip packs them. */
async function scripts(visit: (page: Page) => Promise<void>, page: Page): Promise<{ kb: number; files: number }> {
  const sizes = new Map<string, Promise<number>>();
  const note = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (response.request().resourceType() === 'script')
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body).length),
      );
  };
  page.on('response', note);
  await visit(page);
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const bytes = await Promise.all(sizes.values());
  return { kb: Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000), files: bytes.length };
}

const fresh = async () => (await browser.newContext({ locale: 'en-GB' })).newPage();
const figures: Record<string, { kb: number; files: number; reach: number }> = {};
figures['landing'] = { ...(await scripts(async (page) => void (await page.goto(stack)), await fresh())), reach: 150 };
const page = await fresh();
figures['login'] = {
  ...(await scripts(async (visited) => void (await visited.goto(`${stack}/auth/login`)), page)),
  reach: 150,
};
await page.locator('input[type=email]').fill('ana@setpoint.example');
await page.locator('input[type=password]').fill('setpoint');
await page.locator('button[type=submit]').click();
await page.waitForURL('**/dashboard/app');
// Signed in already: what the next visit loads, with nothing kept from before.
const again = await page.context().newPage();
const session = await again.context().newCDPSession(again);
await session.send('Network.setCacheDisabled', { cacheDisabled: true });
figures['dashboard, signed in'] = {
  ...(await scripts(async (visited) => void (await visited.goto(`${stack}/dashboard/app`)), again)),
  reach: 230,
};
await browser.close();
console.table(figures);
