/** Every route of the built app, with a club of made-up data in place of the platform. */
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import { everyRoute, FOR_VISITORS } from '../../../e2e/src/addresses.js';
import { DESKTOP, PHONE, type Screen } from '../../../e2e/src/screen.js';
import { Windows } from '../../../e2e/src/windows.js';
import { hasStandIn, layoutShift } from './layout-shift.js';
import { clubs } from './open-club.js';
import { addressOf } from './world.js';

const ROUTES = [...new Set([...everyRoute(), '/404'])];

/** Of all catalogues the one with the longest texts: 10 % longer than English, Italian 7 %, Spanish 6 %. */
const LONGEST = 'fr';

/** Pages that have nothing to show, or something to say about what went wrong: the drawings of their states. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  '/404': ['lost'],
  '/500': ['broken'],
  '/league/:id/subscribe/error': ['lost'],
  '/league/:id/subscribe/confirmed': ['court'],
  '/tournament/:id/subscribe/error': ['lost'],
};

/** How far a page may move by itself while it is opened (CLS). */
const MOST_SHIFT = 0.1;
/** Cards below a list whose length is known only with the answer. */
const KNOWN_SHIFTS: Readonly<Record<string, number>> = {
  '/player/account/invoices': 0.16,
  '/player/account/payments': 0.14,
  '/player/account/smash': 0.32,
};

describeWith(await testChromium(), 'every route without a platform', (executablePath) => {
  const { browser, open } = clubs(executablePath);
  let judgesJumps: boolean;

  beforeAll(async () => {
    const page = await browser().newPage();
    judgesJumps = await page.evaluate(hasStandIn);
    await page.close();
    if (!judgesJumps && process.env['REQUIRE_ALL'])
      throw new Error('How far pages jump can’t be judged without Arial, Liberation Sans or Roboto (fonts-liberation)');
  });

  const visitors = new Windows(() => open(false));
  const members = new Windows(() => open(true));

  it.concurrent.each(ROUTES)(
    'SHL-09~ SHL-05~ %s: nothing to stumble over, nothing out of place, nothing that jumps, and nothing asked twice',
    (route) =>
      (FOR_VISITORS.test(route) ? visitors : members).lend(async (screen) => {
        const address = addressOf(route);
        const found: string[] = [];
        const look = async (seen: string) => {
          found.push(...(await screen.problems()).map((problem) => `${seen}: ${problem}`));
          // By now nothing fades in any more.
          await screen.keepPicture(`route${route.replaceAll('/', ' ').replaceAll(':', '')} ${seen}`);
        };
        await screen.forget();
        await screen.holdAs(PHONE);
        await screen.go(address);
        await look('phone');
        const { by, moved } = await screen.page.evaluate(layoutShift);
        const askedTwice = await screen.asked.twice();
        const states = await screen.page
          .locator('[data-illustration]')
          .evaluateAll((drawings) => drawings.map((drawing) => drawing.getAttribute('data-illustration')));
        await screen.see(DESKTOP);
        await look('desktop');
        await screen.see(PHONE);
        await screen.speak(LONGEST);
        await look(LONGEST);
        await eachOpened(screen, (name) => look(`${LONGEST} ${name}`));
        expect({
          at: new URL(screen.page.url()).pathname,
          ...{ found, askedTwice, states, complaints: screen.complaints },
          jumps: judgesJumps && by > (KNOWN_SHIFTS[route] ?? MOST_SHIFT) ? moved : [],
        }).toEqual({
          at: address,
          ...{ found: [], askedTwice: [], states: STATES[route] ?? [], complaints: [] },
          jumps: [],
        });
      }),
  );
});

/** Opens each menu, sheet and list of choices that says it is one, one after the other. */
async function eachOpened(screen: Screen, look: (name: string) => Promise<void>): Promise<void> {
  const { page } = screen;
  // Those that wait for letters have nothing to show.
  const openers = page.locator('main [aria-haspopup]:not(.mantine-Autocomplete-input):visible');
  const open = page.locator('main [aria-haspopup][aria-expanded=true]');
  for (let at = 0; at < (await openers.count()); at += 1) {
    const opener = openers.nth(at);
    await opener.click();
    await open.first().waitFor();
    await look(`opened ${at + 1}`);
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await open.count()).toBe(0), 'stays open');
  }
}
