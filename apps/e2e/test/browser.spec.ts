import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { everyAddress } from '../src/addresses.js';
import { startStack, type RunningStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

describeWith(await testChromium(), 'the web app in a real browser', (executablePath) => {
  let stack: RunningStack;
  let browser: Browser;
  let ana: Screen;

  beforeAll(async () => {
    stack = await startStack();
    browser = await openBrowser(executablePath);
    ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  }, 60_000);

  const SCREENS = [
    ['visitor', '/', 'home'],
    ['visitor', '/auth/login', 'login'],
    ['visitor', '/auth/register', 'register'],
    ['visitor', '/levels', 'levels'],
    ['visitor', '/privacy', 'privacy'],
    ['visitor', '/404', 'not-found'],
    ['visitor', '/500', 'server-error'],
    ['ana', '/dashboard/app', 'dashboard'],
    ['ana', '/match/list', 'matches'],
    ['ana', '/match/my', 'my-matches'],
    ['ana', '/match/new', 'new-match'],
    ['ana', '/player/list', 'players'],
    ['ana', '/court/list', 'courts'],
    ['ana', '/player/notifications', 'notifications'],
    ['ana', '/player/account', 'account'],
    ['ana', '/player/account/settings', 'settings'],
    ['ana', '/player/account/change-password', 'password'],
    ['ana', '/player/account/blocked', 'blocked'],
    ['ana', '/player/sports', 'sports'],
  ] as const;

  it.each(SCREENS)(
    'SHL-09 SHL-05 %s opens %s: nothing to stumble over, no sideways scrolling at 320 px',
    async (who, path, name) => {
      const screen = who === 'ana' ? ana : await Screen.open(browser, stack.url);
      await screen.go(path);
      expect(await screen.problems(name)).toEqual([]);
      if (who === 'visitor') await screen.close();
    },
    90_000,
  );

  it('SHL-05 I18N-01~ nothing leaves the screen or its card, on any page, width or in any language', async () => {
    const addresses = await everyAddress(stack.url);
    const visitor = await Screen.open(browser, stack.url);
    const found: Record<string, string[]> = {};
    for (const address of addresses) {
      const screen = /^\/(?:auth\/.*|about-us|more-information|levels|terms|privacy|500)?$/.test(address)
        ? visitor
        : ana;
      await screen.go(address);
      const problems = await screen.misplaced();
      if (problems.length > 0) found[address] = problems;
    }
    await visitor.close();
    await ana.speak('en');
    expect(found).toEqual({});
  }, 400_000);

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
  }, 60_000);

  it.each([1280, 360])(
    'has one left edge for header, page and footer at %i px',
    async (width) => {
      const visitor = await Screen.open(browser, stack.url);
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
      await visitor.close();
    },
    60_000,
  );

  it('has one left edge for bar and page beside the side bar', async () => {
    await ana.page.setViewportSize({ width: 1600, height: 900 });
    for (const path of ['/match/list', '/court/list', '/player/account', '/levels']) {
      await ana.go(path);
      const [bar, page] = await ana.page.evaluate(() =>
        ['header a .tabler-icon-map-pin', 'main h1'].map((selector) =>
          Math.round(document.querySelector(selector)!.getBoundingClientRect().left),
        ),
      );
      expect({ path, left: bar }).toEqual({ path, left: page });
    }
    await ana.page.setViewportSize({ width: 1280, height: 900 });
  }, 60_000);

  it('draws no lines through titles on a phone', async () => {
    const { page } = ana;
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of (await everyAddress(stack.url)).filter((one) =>
      /^\/(?:player|match|court)\/[0-9a-f-]{20}/.test(one),
    )) {
      await ana.go(path);
      const struck = await page.evaluate(() => {
        const drawings = [...document.querySelectorAll('svg[viewBox="0 0 480 240"]')].map((one) =>
          one.getBoundingClientRect(),
        );
        return [...document.querySelectorAll('main h1, main h2')].filter((title) => {
          const box = title.getBoundingClientRect();
          return drawings.some(
            (lines) =>
              lines.width > 0 &&
              lines.left < box.right &&
              lines.right > box.left &&
              lines.top < box.bottom &&
              lines.bottom > box.top,
          );
        }).length;
      });
      expect({ path, struck }).toEqual({ path, struck: 0 });
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }, 60_000);

  it('CRT-04~ RTE-08~ leads to the centres from the menu: by name, with a picture of each sport', async () => {
    await ana.go('/levels');
    await ana.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Courts' }).click();
    const cards = ana.page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.locator('[data-sport="1"]').count()).toBeGreaterThan(0);
    expect(await cards.locator('[data-sport="2"]').count()).toBeGreaterThan(0);
    const name = (await cards.last().getByRole('heading').textContent())!;
    await ana.page.getByRole('searchbox').fill(name);
    await ana.page.keyboard.press('Enter');
    await ana.page.waitForURL(/name=/);
    await ana.page.getByRole('link', { name, exact: true }).click();
    await ana.page.getByRole('heading', { name, level: 2 }).waitFor();
    await ana.go('/court');
    expect(new URL(ana.page.url()).pathname).toBe('/court/list');
  }, 60_000);

  it('SHL-05~ shows the whole week of a player on a phone of 320 px, in every language', async () => {
    await ana.page.setViewportSize({ width: 320, height: 700 });
    await ana.go('/levels');
    const profile = (await ana.page.getByRole('link', { name: 'Profile', exact: true }).getAttribute('href'))!;
    for (const language of ['en', 'it', 'es', 'fr'] as const) {
      await ana.speak(language);
      await ana.go(profile);
      const grid = ana.page.locator('table abbr').last();
      await grid.waitFor();
      const hidden = await grid.evaluate((last) => {
        const scroll = last.closest('[role=group]')!;
        return scroll.scrollWidth - scroll.clientWidth;
      });
      expect({ language, hidden }).toEqual({ language, hidden: 0 });
    }
    await ana.speak('en');
    await ana.page.setViewportSize({ width: 1280, height: 900 });
  }, 60_000);

  it('announces only files that are there, with every page', async () => {
    const missing: string[] = [];
    for (const address of await everyAddress(stack.url)) {
      const { headers } = await fetch(stack.url + address);
      const files = [...(headers.get('link') ?? '').matchAll(/<([^>]+)>/g)].map(([, file]) => file!);
      expect({ address, announced: files.length > 0 }).toEqual({ address, announced: true });
      for (const file of files) if (!(await fetch(stack.url + file)).ok) missing.push(file);
    }
    expect(missing).toEqual([]);
  }, 60_000);

  it('RTE-11~ answers 404 where no screen is, with the screen that says so, and has an icon and a manifest', async () => {
    const visitor = await Screen.open(browser, stack.url);
    const answer = await visitor.page.goto(`${stack.url}/no/such/page`);
    expect(answer!.status()).toBe(404);
    await visitor.shows('Page not found');
    expect((await visitor.page.goto(`${stack.url}/court/list`))!.status()).toBe(200);
    await visitor.close();
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
  }, 60_000);

  it('has terms and privacy within reach of those who join', async () => {
    const visitor = await Screen.open(browser, stack.url);
    for (const [link, title] of [
      ['Terms', 'Terms'],
      ['Privacy', 'Privacy'],
    ] as const) {
      await visitor.go('/auth/register');
      await visitor.page.getByRole('link', { name: link }).click();
      await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await visitor.close();
  }, 60_000);

  it('RTE-12 shows the login for a signed-in page and comes back to it', async () => {
    const carla = await Screen.open(browser, stack.url);
    await carla.go('/match/my');
    await carla.signIn('carla@setpoint.example');
    await carla.page.waitForURL('**/match/my');
    await carla.close();
  }, 60_000);

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
  }, 90_000);
});
