import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { Person } from '../src/person.js';
import { root, startStack, type RunningStack } from '../src/running-stack.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictures = join(root, 'test-output/screens');

describeWith(await testChromium(), 'the web app in a real browser', (executablePath) => {
  let stack: RunningStack;
  let browser: Browser;
  let ana: Page;
  let ben: Page;

  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    stack = await startStack();
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
    ana = await signedIn('ana');
    ben = await signedIn('ben');
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  }, 60_000);

  async function context(): Promise<BrowserContext> {
    return browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
  }

  async function signedIn(name: string): Promise<Page> {
    const page = await (await context()).newPage();
    await page.goto(`${stack.url}/auth/login`);
    await page.locator('input[type=email]').fill(`${name}@setpoint.example`);
    await page.locator('input[type=password]').fill('setpoint');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/dashboard/app', { timeout: 30_000 });
    return page;
  }

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(stack.url + path);
    await page.locator('h1, h2').first().waitFor({ state: 'attached', timeout: 20_000 });
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null, undefined, {
      timeout: 20_000,
    });
  }

  /** What a screen reader or a thumb would stumble over (WCAG 2.2 AA). */
  async function violations(page: Page): Promise<string[]> {
    await page.evaluate(axe);
    return page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      const { violations } = await axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
    });
  }

  const SCREENS = [
    ['visitor', '/', 'home'],
    ['visitor', '/auth/login', 'login'],
    ['visitor', '/auth/register', 'register'],
    ['visitor', '/levels', 'levels'],
    ['visitor', '/404', 'not-found'],
    ['ana', '/dashboard/app', 'dashboard'],
    ['ana', '/match/list', 'matches'],
    ['ana', '/match/my', 'my-matches'],
    ['ana', '/match/new', 'new-match'],
    ['ana', '/player/list', 'players'],
    ['ana', '/player/notifications', 'notifications'],
    ['ana', '/player/account', 'account'],
    ['ana', '/player/sports', 'sports'],
  ] as const;

  it.each(SCREENS)(
    'SHL-09 SHL-05 %s opens %s: nothing to stumble over, no sideways scrolling at 320 px',
    async (who, path, name) => {
      const page = who === 'ana' ? ana : await (await context()).newPage();
      await open(page, path);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
        await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
      }
      expect(await violations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
      if (who === 'visitor') await page.context().close();
    },
    60_000,
  );

  it('RTE-12 shows the login for a signed-in page and comes back to it', async () => {
    const page = await (await context()).newPage();
    await page.goto(`${stack.url}/match/my`);
    await page.locator('input[type=email]').fill('carla@setpoint.example');
    await page.locator('input[type=password]').fill('setpoint');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/match/my');
    await page.context().close();
  }, 60_000);

  it('NTF-04 MAT-20 moves the bell in a second browser when somebody is invited, who then accepts on the page', async () => {
    await open(ben, '/dashboard/app');
    const bell = ben.getByRole('button', { name: /notifications/i });
    const count = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await eventually(async () => expect(await bell.count()).toBe(1), 'no bell');
    const before = await count();
    const host = await new Person(stack, 'ana@setpoint.example').signIn();
    const guest = await new Person(stack, 'ben@setpoint.example').signIn();
    const created = await host.command<{ success: boolean; errorCode: null; match: { id: string } }>(
      'createMatch',
      { requestId: crypto.randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PRIVATE', inviteTeamB: [guest.id] },
      'match { id }',
    );
    await eventually(async () => expect(await count()).toBe(before + 1), 'the bell did not move');
    await bell.click();
    await ben.getByText('invites you to a match').first().click();
    await ben.waitForURL(`**/match/${created.match.id}**`);
    await ben
      .getByRole('button', { name: /I.m in/ })
      .first()
      .waitFor();
    await ben.screenshot({ path: join(pictures, 'match-invited-1280.png') });
    expect(await violations(ben)).toEqual([]);
    await ben
      .getByRole('button', { name: /I.m in/ })
      .first()
      .click();
    await eventually(async () => {
      const { match } = await guest.get<{ match: { mySide: string | null } }>(
        `query ($id: ID!) { match(id: $id) { mySide } }`,
        { id: created.match.id },
      );
      expect(match.mySide).toBe('B');
    }, 'ben does not play');
  }, 90_000);

  it('I18N-01 I18N-02 speaks the four languages', async () => {
    for (const [language, word] of [
      ['it', 'Partite'],
      ['es', 'Partidos'],
      ['fr', 'Matchs'],
      ['en', 'Matches'],
    ] as const) {
      const page = await (await context()).newPage();
      await page.goto(`${stack.url}/match/list?lang=${language}`);
      await eventually(
        async () => expect(await page.locator('h1').first().textContent()).toContain(word),
        `no ${word}`,
      );
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.context().close();
    }
  }, 60_000);
});
