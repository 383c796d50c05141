import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

/** What a request and a call of the browser take at most. */
const ON_THE_WAY_MS = 20_000;

describeWith(await testChromium(), 'the date in a browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let clock: PlatformClock;
  let visitor: Screen;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    clock = new PlatformClock(await new Person(stack, 'support@setpoint.example').signIn(), []);
    visitor = await Screen.open(browser, stack.url);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const differenceMs = async () => {
    const [shown, constructed] = await visitor.page.evaluate(() => [Date.now(), new Date().getTime()]);
    expect(constructed! - shown!).toBeLessThan(1_000);
    return Math.abs(shown! - (await clock.now()).getTime());
  };

  it('ADM-07~ is that of the platform, also after a reload and in another window', async () => {
    await visitor.go('/levels');
    expect(await differenceMs()).toBeLessThan(ON_THE_WAY_MS);
    await visitor.page.reload();
    await visitor.settled();
    expect(await differenceMs()).toBeLessThan(ON_THE_WAY_MS);
    const other = await visitor.page.context().newPage();
    await other.goto(`${stack.url}/levels`);
    expect((await other.evaluate(() => Date.now())) - (await clock.now()).getTime()).toBeLessThan(ON_THE_WAY_MS);
    await other.close();
  });

  it('ADM-07~ follows when support moves the clock, while the page stays and after a reload', async () => {
    await clock.forward(72);
    expect(await differenceMs()).toBeLessThan(ON_THE_WAY_MS);
    await visitor.page.reload();
    await visitor.settled();
    expect(await differenceMs()).toBeLessThan(ON_THE_WAY_MS);
  });

  it('runs on beside the timers of the browser', async () => {
    const ranMs = await visitor.page.evaluate(async () => {
      const from = Date.now();
      await new Promise((done) => setTimeout(done, 50));
      return Date.now() - from;
    });
    expect(ranMs).toBeGreaterThanOrEqual(45);
  });
});
