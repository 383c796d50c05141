import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { addressesOf, everyRoute } from '../src/addresses.js';
import { demoPlayers, readsIn } from '../src/demo-player.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

const CARLA = 'carla@setpoint.example';

describeWith(await testChromium(), 'the web app in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let visitor: Screen;
  let carla: Screen;
  let addressOf: (route: string) => string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    visitor = await Screen.open(browser, stack.url);
    const member = await new Person(stack, CARLA).signIn();
    await readsIn('en', member);
    carla = await Screen.open(browser, stack.url, member);
    addressOf = await addressesOf(member);
  });
  afterAll(() => browser?.close());

  it('SHL-06~ follows the system’s light or dark from the first moment, until a visitor chooses', async () => {
    // With the policy of the page in force, which the script before the first paint has to obey.
    const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: (string | null)[] = ((window as unknown as { seen: unknown }).seen = []);
      new MutationObserver(() => {
        const scheme = document.documentElement?.getAttribute('data-mantine-color-scheme') ?? null;
        if (scheme !== seen.at(-1)) seen.push(scheme);
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-mantine-color-scheme'] });
    });
    const seen = async (path: string) => {
      await page.goto(stack.url + path);
      await page.locator('h1').first().waitFor();
      return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    };
    expect(await seen('/')).toEqual(['dark']);
    await page.getByRole('button', { name: 'Appearance: System' }).click();
    await page.getByRole('button', { name: 'Light' }).click();
    expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('light');
    expect(await seen('/auth/login')).toEqual(['light']);
    await page.getByRole('button', { name: 'Appearance: Light' }).click();
    await page.getByRole('button', { name: 'System' }).click();
    expect(await seen('/match/list')).toEqual(['dark']);
    await context.close();
  });

  it.each([1280, 360])('has one left edge for header, page and footer at %i px', async (width) => {
    await visitor.page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about-us', '/levels', '/privacy']) {
      await visitor.go(path);
      const edges = await visitor.page.evaluate(() =>
        ['header a svg', 'main h1', 'footer svg', 'footer > p']
          .flatMap(
            (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())[0] ?? [],
          )
          .map((element) => {
            const { left } = element.getBoundingClientRect();
            return Math.round(left + parseFloat(getComputedStyle(element).paddingLeft));
          }),
      );
      expect({ path, edges: new Set(edges).size, found: edges.length }).toEqual({ path, edges: 1, found: 4 });
    }
  });

  it('has one left edge for bar and page beside the side bar', async () => {
    await carla.page.setViewportSize({ width: 1600, height: 900 });
    for (const path of ['/match/list', '/court/list', '/player/account', '/levels']) {
      await carla.go(path);
      const [bar, page] = await carla.page.evaluate(() =>
        ['header a .tabler-icon-map-pin', 'main h1'].map((selector) =>
          Math.round(document.querySelector(selector)!.getBoundingClientRect().left),
        ),
      );
      expect({ path, left: bar }).toEqual({ path, left: page });
    }
    await carla.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('SHL-02 the side bar is 280 px wide, 102 px collapsed, and a drawer below 1200 px', async () => {
    const { page } = carla;
    const bar = page.getByRole('navigation', { name: 'Main menu' });
    const width = async () => Math.round((await bar.boundingBox())?.width ?? 0);
    await page.setViewportSize({ width: 1200, height: 900 });
    await carla.go('/levels');
    expect(await width()).toBe(280);
    await page.getByRole('button', { name: 'Collapse menu' }).click();
    await page.mouse.move(800, 500);
    await eventually(async () => expect(await width()).toBe(102), 'stays wide');
    await bar.hover();
    expect(await bar.getByRole('link', { name: 'Matches' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Keep the menu open' }).click();
    await page.setViewportSize({ width: 1199, height: 900 });
    expect(await bar.isVisible()).toBe(false);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('CRT-04~ RTE-08~ leads to the centres from the menu: by name, with a picture of each sport', async () => {
    await carla.go('/levels');
    await carla.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Courts' }).click();
    const cards = carla.page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.locator('[data-sport="1"]').count()).toBeGreaterThan(0);
    expect(await cards.locator('[data-sport="2"]').count()).toBeGreaterThan(0);
    const name = (await cards.last().getByRole('heading').textContent())!;
    await carla.page.getByRole('searchbox').fill(name);
    await carla.page.keyboard.press('Enter');
    await carla.page.waitForURL(/name=/);
    await carla.page.getByRole('link', { name, exact: true }).click();
    await carla.page.getByRole('heading', { name, level: 2 }).waitFor();
    await carla.go('/court');
    expect(new URL(carla.page.url()).pathname).toBe('/court/list');
  });

  it('SHL-05~ shows the whole week of a player on a phone of 320 px, in every language', async () => {
    const ana = await new Person(stack, 'ana@setpoint.example').signIn();
    const { me } = await ana.get<{ me: { id: string; slug: string } }>('{ me { id slug } }');
    // Somebody whose language no other window has.
    const [reader] = await demoPlayers(stack, 'browser');
    const sees = await Screen.open(browser, stack.url, reader);
    await sees.page.setViewportSize({ width: 320, height: 700 });
    await sees.go(`/player/${me.id}/${me.slug}`);
    for (const language of ['it', 'es', 'fr', 'en'] as const) {
      await sees.speak(language);
      const grid = sees.page.locator('table abbr').last();
      await grid.waitFor();
      const hidden = await grid.evaluate((last) => {
        const scroll = last.closest('[role=group]')!;
        return scroll.scrollWidth - scroll.clientWidth;
      });
      expect({ language, hidden }).toEqual({ language, hidden: 0 });
    }
    await sees.close();
  });

  it('announces only files that are there, with every page', async () => {
    const announced = new Set<string>();
    for (const address of everyRoute().map(addressOf)) {
      const { headers } = await fetch(stack.url + address);
      const files = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].map(([, file]) => file!);
      expect({ address, announced: files.length > 0 }).toEqual({ address, announced: true });
      for (const file of files) announced.add(file);
    }
    const missing: string[] = [];
    for (const file of announced) if (!(await fetch(stack.url + file)).ok) missing.push(file);
    expect(missing).toEqual([]);
  });

  it('RTE-11~ answers 404 where no screen is, with the screen that says so, and has an icon and a manifest', async () => {
    const answer = await visitor.page.goto(`${stack.url}/no/such/page`);
    expect(answer!.status()).toBe(404);
    await visitor.shows('Page not found');
    expect((await visitor.page.goto(`${stack.url}/court/list`))!.status()).toBe(200);
    const types = await Promise.all(
      ['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest', '/robots.txt'].map(async (path) => {
        const response = await fetch(stack.url + path);
        return [response.status, response.headers.get('content-type')?.split(';')[0]];
      }),
    );
    expect(types).toEqual([
      [200, 'image/x-icon'],
      [200, 'image/png'],
      [200, 'application/manifest+json'],
      [200, 'text/plain'],
    ]);
    expect((await fetch(`${stack.supportUrl}/robots.txt`)).headers.get('x-robots-tag')).toContain('noindex');
  });

  it('has terms and privacy within reach of those who join', async () => {
    for (const [link, title] of [
      ['Terms', 'Terms'],
      ['Privacy', 'Privacy'],
    ] as const) {
      await visitor.go('/auth/register');
      await visitor.page.getByRole('link', { name: link }).click();
      await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  it('RTE-12 shows the login for a signed-in page and comes back to it', async () => {
    const david = await Screen.open(browser, stack.url);
    await david.go('/match/my');
    await david.signIn('david@setpoint.example');
    await david.page.waitForURL('**/match/my');
    await david.close();
  });

  it('I18N-01 I18N-02 speaks the four languages', async () => {
    for (const [language, word] of [
      ['it', 'Partite'],
      ['es', 'Partidos'],
      ['fr', 'Matchs'],
      ['en', 'Matches'],
    ] as const) {
      const visitor = await Screen.open(browser, stack.url);
      await visitor.go(`/match/list?lang=${language}`);
      await eventually(
        async () => expect(await visitor.page.locator('h1').first().textContent()).toContain(word),
        `no ${word}`,
      );
      expect(await visitor.page.locator('html').getAttribute('lang')).toBe(language);
      await visitor.close();
    }
  });
});
