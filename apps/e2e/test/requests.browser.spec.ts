/** No page repeats a failed request without backoff (AUTH-22, SHL-08), whoever looks at it. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { addressesOf, everyRoute } from '../src/addresses.js';
import { Person } from '../src/person.js';
import { RefusingNetwork, REFUSALS, type Refusal } from '../src/refusing-network.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

/** At most so often the same in ten seconds: once, and after 1 to 2 s, 2 to 4 s and 4 to 8 s. */
const HANDFUL = 4;

const LINKS = [
  '/auth/change-password',
  '/auth/change-password?oobCode=half',
  '/auth/actions',
  '/auth/actions?mode=recoverEmail',
  '/auth/actions?mode=recoverEmail&oobCode=gone',
  '/auth/actions?mode=resetPassword&oobCode=gone-too',
  '/auth/actions?mode=verifyEmail&oobCode=old',
  '/auth/login?mode=verifyEmail',
  '/auth/register/HALF',
];
/** Pages of nobody and nothing, and pages of lists that do not exist. */
const UNKNOWN = [
  '/match/nobody-knows',
  '/match/list/99',
  '/court/nobody-knows',
  '/player/nobody-knows',
  '/player/nobody/knows/matches',
  '/player/list?name=ben',
  '/tournament/nobody-knows',
  '/league/nobody-knows',
];
/** Requests of a page that a worker looks after can't be answered here. */
const ROUTED = { serviceWorkers: 'block', windsTimers: true } as const;

describeWith(await testChromium(), 'requests that are refused', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let routes: string[];

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const addressOf = await addressesOf(await new Person(stack, 'carla@setpoint.example').signIn());
    routes = everyRoute().map(addressOf);
  });
  afterAll(() => browser?.close());

  /** Opens the addresses one after another in a page that is loaded already, ten seconds each by its own clock. */
  async function visitAll(screen: Screen, network: RefusingNetwork, paths: readonly string[]): Promise<string[]> {
    const { page } = screen;
    const tooOften: string[] = [];
    network.look();
    for (const path of paths) {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      // A loop that needs no clock shows while the page settles; 'One moment' for ever never does.
      await screen.settled();
      await page.clock.runFor(10_000);
      for (const [what, times] of network.look()) if (times > HANDFUL) tooOften.push(`${path}: ${what} × ${times}`);
    }
    return tooOften;
  }

  /** Loads the page while all is well, then lets the API refuse. */
  async function opened(
    screen: Screen,
    { refusals = REFUSALS }: { readonly refusals?: readonly Refusal[] } = {},
  ): Promise<RefusingNetwork> {
    await screen.go('/levels');
    return RefusingNetwork.on(screen.page, refusals);
  }

  it('AUTH-11 AUTH-13 AUTH-14 visitors: every page and half a link ask a handful of times', async () => {
    const visitor = await Screen.open(browser, stack.url, undefined, ROUTED);
    const network = await opened(visitor);
    expect(await visitAll(visitor, network, [...LINKS, ...UNKNOWN, ...routes])).toEqual([]);
    await visitor.close();
  });

  it('AUTH-22 SHL-08 members: every page asks a handful of times', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED);
    const network = await opened(ana);
    expect(await visitAll(ana, network, [...UNKNOWN, ...routes])).toEqual([]);
    await ana.close();
  });

  it('AUTH-22 members whose every token is called stale: every page asks a handful of times', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED);
    const network = await opened(ana, { refusals: ['stale'] });
    expect(await visitAll(ana, network, routes)).toEqual([]);
    await ana.close();
  });

  it('AUTH-22 AUTH-23 members whose session nobody confirms: every page asks a handful of times', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED);
    // A browser that knows who was here last goes on with what it has kept (BYD-06).
    await ana.page.evaluate(() => window.localStorage.removeItem('setpoint.owner'));
    const network = await RefusingNetwork.on(ana.page, REFUSALS);
    await ana.page.goto(new URL('/dashboard/app', stack.url).href);
    await ana.page.getByRole('heading', { name: /reach your account/ }).waitFor();
    await ana.page.clock.runFor(10_000);
    for (const [what, times] of network.look()) expect([what, times <= HANDFUL]).toEqual([what, true]);
    expect(await visitAll(ana, network, ['/player/account', '/auth/login', '/player/list'])).toEqual([]);
    await ana.close();
  });
});
