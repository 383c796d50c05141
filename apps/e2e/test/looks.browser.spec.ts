/** The theme by itself: what is right here is right on every page. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { axeViolations } from '../src/in-page/axe-violations.js';
import { openBrowser, Screen } from '../src/screen.js';
import { root } from '../src/stack-process.js';

const ORIGIN = 'http://looks.example';
const page = join(root, 'libs/ui/test/looks');

describeWith(await testChromium(), 'the theme in a real browser', (executablePath) => {
  const built = mkdtempSync(join(tmpdir(), 'setpoint-looks-'));
  let browser: Browser;
  let screen: Screen;

  beforeAll(async () => {
    const vite = join(root, 'node_modules/.bin/vite');
    await promisify(execFile)(vite, ['build', '--outDir', built, '--logLevel', 'warn'], { cwd: page });
    browser = await openBrowser(executablePath);
    // On the last day of a month, the next one begins with a day that can be chosen as well.
    screen = await Screen.ofPages(browser, ORIGIN, { viewport: { width: 1280, height: 1600 } });
    await screen.page.clock.setFixedTime('2026-11-30T12:00:00Z');
    await screen.page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) });
    });
    await screen.go('/');
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(built, { recursive: true, force: true });
  });

  it.each(['light', 'dark'] as const)(
    'SHL-09~ links in texts and every day that can be chosen are easy to tell and to read, %s',
    async (scheme) => {
      await screen.colours(scheme);
      await screen.keepPicture(`looks-${scheme}`);
      expect(await screen.page.evaluate(axeViolations)).toEqual([]);
    },
  );

  it('30 November can be chosen in the calendar of December', async () => {
    const day = screen.page
      .getByRole('region', { name: 'a calendar' })
      .getByRole('button', { name: '30 November 2026' });
    expect(await day.isEnabled()).toBe(true);
    expect(await day.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  it('lines are under links in a text, and under those on their own only when they are pointed at', async () => {
    const lineUnder = (name: string) =>
      screen.page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await lineUnder('Tennis Milano')).toBe('underline');
    expect(await lineUnder('All matches')).toBe('none');
    await screen.page.getByRole('link', { name: 'All matches' }).hover();
    expect(await lineUnder('All matches')).toBe('underline');
  });
});
