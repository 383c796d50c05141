/** No page repeats a failed request without backoff (AUTH-22, SHL-08), whoever looks at it. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { addressesOf, everyRoute } from '../src/addresses.js';
import { Person } from '../src/person.js';
import { askedTooOften, HANDFUL, refusedFromNowOn, ROUTED } from '../src/asked-too-often.js';
import { RefusingNetwork, REFUSALS } from '../src/refusing-network.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

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

  it('AUTH-11 AUTH-13 AUTH-14 visitors: half a link and every page ask a handful of times', async () => {
    const visitor = await Screen.open(browser, stack.url, undefined, ROUTED);
    const network = await refusedFromNowOn(visitor);
    expect(await askedTooOften(visitor, network, [...LINKS, ...UNKNOWN, ...routes])).toEqual([]);
    await visitor.close();
  });

  it('AUTH-22 SHL-08 members: every page asks a handful of times', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED);
    const network = await refusedFromNowOn(ana);
    expect(await askedTooOften(ana, network, [...UNKNOWN, ...routes])).toEqual([]);
    await ana.close();
  });

  it('AUTH-22 members whose every token is called stale: every page asks a handful of times', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED);
    const network = await refusedFromNowOn(ana, ['stale']);
    expect(await askedTooOften(ana, network, routes)).toEqual([]);
    await ana.close();
  });

  it('AUTH-22 AUTH-23 members whose session nobody confirms: a page asks a handful of times', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED);
    // A browser that knows who was here last goes on with what it has kept (BYD-06).
    await ana.page.evaluate(() => window.localStorage.removeItem('setpoint.owner'));
    const network = await RefusingNetwork.on(ana.page, REFUSALS);
    await ana.page.goto(new URL('/dashboard/app', stack.url).href);
    await ana.page.getByRole('heading', { name: /reach your account/ }).waitFor();
    await ana.page.clock.runFor(10_000);
    for (const [what, times] of network.look()) expect([what, times <= HANDFUL]).toEqual([what, true]);
    expect(await askedTooOften(ana, network, ['/player/account', '/auth/login', '/player/list'])).toEqual([]);
    await ana.close();
  });
});
