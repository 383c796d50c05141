import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { startStyleServer, type StyleServer } from '../src/style-server.js';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 780 };
const MAP = 'Map of the centres';
const CENTRES = '/court/list?km=any';

describeWith(await testChromium(), 'maps of centres in a real browser', (executablePath) => {
  let styles: StyleServer;
  /** Not among the origins of the map, although its style wants data from there. */
  let foreign: StyleServer;
  let stack: OwnStack;
  let browser: Browser;
  const pages: Page[] = [];

  beforeAll(async () => {
    foreign = await startStyleServer();
    styles = await startStyleServer(foreign.origin);
    stack = await ownStack({
      MAP_STYLE_URL: `${styles.origin}/light.json`,
      MAP_STYLE_URL_DARK: `${styles.origin}/dark.json`,
      MAP_ATTRIBUTION: '© Setpoint',
    });
    // WebGL without a graphics card.
    browser = await openBrowser(executablePath, ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
    await styles?.stop();
    await foreign?.stop();
  });
  beforeEach(() => {
    styles.broken = false;
    styles.asked.length = 0;
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
  });

  /** A visitor's window, with the policy of the page in force. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ locale: 'en-GB', viewport: WIDE, ...options });
    const page = await context.newPage();
    pages.push(page);
    await page.goto(stack.url + path);
    return page;
  }
  const mapIn = (page: Page) => page.getByRole('region', { name: MAP, exact: true });
  const drawn = (page: Page) => page.locator('[aria-label][aria-busy=false] canvas').waitFor();

  it('CRT-04~ shows the centres of the page on a map beside their list; a pin opens the card of its centre', async () => {
    const page = await open(CENTRES);
    await drawn(page);
    const pins = mapIn(page).locator('button[aria-pressed]');
    const cards = page.locator('article');
    await eventually(async () => expect(await pins.count()).toBe(await cards.count()), 'not a pin for each centre');
    const name = (await pins.last().getAttribute('aria-label'))!;
    await pins.last().click();
    const card = page.locator('[aria-live=polite] article');
    await card.getByRole('link', { name }).waitFor();
    expect(await pins.last().getAttribute('aria-pressed')).toBe('true');
    await pins.last().click();
    await card.waitFor({ state: 'detached' });
    // The style, and what its worker asks for.
    expect(styles.asked).toEqual(['/light.json', '/canal.json']);
    for (const whom of ['© The Test Survey', '© Setpoint']) await mapIn(page).getByText(whom).waitFor();
  });

  it('CRT-04~ is walked through with the keyboard, also to pins outside of what is seen', async () => {
    const page = await open(CENTRES);
    await drawn(page);
    const pins = mapIn(page).locator('button[aria-pressed]');
    const zoom = mapIn(page).getByRole('button', { name: 'Zoom in' });
    for (let times = 0; times < 3; times++) await zoom.press('Enter');
    const inside = async (index: number) => {
      const [pin, map] = [await pins.nth(index).boundingBox(), await mapIn(page).boundingBox()];
      return pin!.x >= map!.x && pin!.x + pin!.width <= map!.x + map!.width && pin!.y >= map!.y;
    };
    // The map takes a moment to get there.
    const [far] = await eventually(async () => {
      const index = (await Promise.all([...Array(await pins.count()).keys()].map(inside))).indexOf(false);
      expect(index).toBeGreaterThanOrEqual(0);
      return [index] as const;
    }, 'all pins are inside of what is seen');
    await pins.nth(far).focus();
    await eventually(async () => expect(await inside(far)).toBe(true), 'the focused pin came into sight');
    await page.keyboard.press('Enter');
    await page.locator('[aria-live=polite] article').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('section') !== null)).toBe(true);
  });

  it('CRT-04~ has a switch between list and map on a phone, which the address remembers', async () => {
    const page = await open(CENTRES, { viewport: PHONE });
    await page.locator('article').first().waitFor();
    expect(await mapIn(page).count()).toBe(0);
    expect(styles.asked).toEqual([]);
    await page.getByText('Map', { exact: true }).click();
    await drawn(page);
    expect(page.url()).toBe(`${stack.url}${CENTRES}&view=map`);
    expect(await page.locator('article').count()).toBe(0);
    await mapIn(page).locator('button[aria-pressed]').last().click();
    await page.locator('[aria-live=polite] article a').click();
    await page.waitForURL('**/court/*/*');
    await page.goBack();
    await drawn(page);
    await page.getByText('List', { exact: true }).click();
    await page.locator('article').first().waitFor();
    expect(page.url()).toBe(stack.url + CENTRES);
  });

  it('CRT-03~ shows a centre on its page, in the appearance of the page', async () => {
    const page = await open(CENTRES, { colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.locator('article a').first().click();
    const place = page.getByRole('region', { name: 'Where it is' });
    await place.locator('section[aria-busy=false]').waitFor();
    const name = (await page.locator('h2').first().textContent())!;
    await place.getByRole('img', { name, exact: true }).waitFor();
    expect(await place.getByRole('button', { name, exact: true }).count()).toBe(0);
    await place.getByText('© Setpoint').waitFor();
    expect(styles.asked).toContain('/dark.json');
    expect(styles.asked).not.toContain('/light.json');
  });

  it('CRT-03~ CRT-04~ leaves what is there without a map where its style does not load', async () => {
    styles.broken = true;
    const page = await open(CENTRES);
    await page.getByText('The map can’t be shown at the moment.').waitFor();
    expect(await mapIn(page).count()).toBe(0);
    await page.locator('article a').first().click();
    const place = page.getByRole('region', { name: 'Where it is' });
    await place.getByText('The map can’t be shown at the moment.').waitFor();
    await place.getByRole('link', { name: /^Directions to/ }).waitFor();
  });

  it('CRT-04~ says nothing of a map in a browser that can not draw one', async () => {
    const context = await browser.newContext({ viewport: PHONE });
    await context.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    const page = await context.newPage();
    pages.push(page);
    await page.goto(stack.url + CENTRES);
    await page.locator('article').first().waitFor();
    expect(await page.getByText('Map', { exact: true }).count()).toBe(0);
    expect(await page.getByText('The map can’t be shown').count()).toBe(0);
    expect(styles.asked).toEqual([]);
  });

  it('API-14~ lets the style have nothing from an origin that is not named', async () => {
    const page = await open(CENTRES);
    await drawn(page);
    await eventually(() => expect(styles.asked).toContain('/canal.json'), 'the worker asked for what it may have');
    expect(foreign.asked).toEqual([]);
  });

  it('P11~ loads nothing of the map where there is none', async () => {
    const page = await open('/levels', { viewport: PHONE });
    const ofTheMap: string[] = [];
    page.on('request', (request) => {
      if (/draw-map|maplibre/.test(request.url())) ofTheMap.push(request.url());
    });
    for (const path of ['/', '/match/list', '/player/list', CENTRES]) {
      await page.goto(stack.url + path);
      await page.locator('main h1, main h2, main article').first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(ofTheMap).toEqual([]);
    await page.goto(`${stack.url}${CENTRES}&view=map`);
    await drawn(page);
    expect(ofTheMap.map((url) => url.split('.').at(-1)).sort()).toEqual(['css', 'js', 'mjs']);
  });

  it('SHL-05 SHL-09 nothing to stumble over, nothing out of place, in any language', async () => {
    const screen = await Screen.open(browser, stack.url);
    await screen.go(CENTRES);
    await drawn(screen.page);
    const court = (await screen.page.locator('article a').first().getAttribute('href'))!;
    for (const [path, name] of [
      [`${CENTRES}&view=map`, 'centres-on-map'],
      [court, 'centre-on-map'],
    ] as const) {
      await screen.go(path);
      await drawn(screen.page);
      expect(await screen.violations(name)).toEqual([]);
      await screen.speak('en');
    }
    await screen.close();
  });
});
