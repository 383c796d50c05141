/** Every page of `routes.json` on the demo data; `apps/web/test/looks` has them with a club of made-up data, in every run. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { addressesOf, everyRoute, FOR_VISITORS } from '../src/addresses.js';
import { readsIn } from '../src/demo-player.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { EVERY_SIGHT, openBrowser, Screen } from '../src/screen.js';
import { Windows } from '../src/windows.js';

const CARLA = 'carla@setpoint.example';
const ROUTES = [...new Set([...everyRoute(), '/404'])];

describeWith(await testChromium(), 'every route of the running platform', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let addressOf: (route: string) => string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const member = await new Person(stack, CARLA).signIn();
    await readsIn('en', member);
    addressOf = await addressesOf(member);
  });
  afterAll(() => browser?.close());

  // What workers keep for later is another spec's subject (`offline.browser.spec.ts`), and costs a fifth of a visit.
  const open = async (person?: Person) => Screen.open(browser, stack.url, person, { serviceWorkers: 'block' });
  const visitors = new Windows(() => open());
  const members = new Windows(async () => open(await new Person(stack, CARLA).signIn()));

  it.concurrent.each(ROUTES)(
    'SHL-09~ SHL-05~ %s: nothing to stumble over, nothing out of place in any language, at any width, in the light or in the dark, and nothing asked twice',
    (route) =>
      (FOR_VISITORS.test(route) ? visitors : members).lend(async (screen) => {
        const address = addressOf(route);
        await screen.go(address);
        expect(await screen.asked.twice()).toEqual([]);
        const name = `page${route.replaceAll('/', ' ').replaceAll(':', '')}`;
        expect(await screen.violations(name, { sights: EVERY_SIGHT, languages: ['en', 'it', 'es', 'fr'] })).toEqual([]);
        expect({ at: new URL(screen.page.url()).pathname, complaints: screen.complaints }).toEqual({
          at: new URL(address, stack.url).pathname,
          complaints: [],
        });
      }),
  );
});
