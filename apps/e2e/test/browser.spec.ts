import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
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
    ['visitor', '/404', 'not-found'],
    ['visitor', '/500', 'server-error'],
    ['ana', '/dashboard/app', 'dashboard'],
    ['ana', '/match/list', 'matches'],
    ['ana', '/match/my', 'my-matches'],
    ['ana', '/match/new', 'new-match'],
    ['ana', '/player/list', 'players'],
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
