/** Every page of `routes.json` while its requests are refused, whoever looks at it; a page of each area is in `requests.browser.spec.ts`. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { addressesOf, everyRoute } from '../src/addresses.js';
import { askedTooOften, refusedFromNowOn, ROUTED } from '../src/asked-too-often.js';
import { Person } from '../src/person.js';
import { REFUSALS, type Refusal } from '../src/refusing-network.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

describeWith(await testChromium(), 'requests of every page that are refused', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let routes: string[];

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const carla = await new Person(stack, 'carla@setpoint.example').signIn();
    routes = everyRoute().map(await addressesOf(carla));
  });
  afterAll(() => browser?.close());

  it.each<[string, boolean, readonly Refusal[]]>([
    ['AUTH-22~ visitors', false, REFUSALS],
    ['AUTH-22~ SHL-08~ members', true, REFUSALS],
    ['AUTH-22~ members whose every token is called stale', true, ['stale']],
  ])('%s: every page asks a handful of times', async (_, isMember, refusals) => {
    const screen = isMember
      ? await Screen.signedIn(browser, stack.url, 'ana@setpoint.example', ROUTED)
      : await Screen.open(browser, stack.url, undefined, ROUTED);
    const network = await refusedFromNowOn(screen, refusals);
    expect(await askedTooOften(screen, network, routes)).toEqual([]);
    await screen.close();
  });
});
