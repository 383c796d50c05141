/** A court without signal: the app opens, the schedule is there, a result waits and is sent once (BYD-06). */
import { randomUUID } from 'node:crypto';
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { keysOnShelf } from '../src/in-page/keys-on-shelf.js';
import { day } from '../src/calendar.js';
import { demoRivals } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string };
}

// What can be installed is asked of the whole browser.
const chromium = await testChromium({ whole: true });

describeWith(chromium, 'a court without signal', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let people: Readonly<Record<'alessandro' | 'marco' | 'beatrice' | 'faster', Person>>;
  let alessandro: Screen;
  let marco: Screen;
  /** Of Alessandro and Marco. */
  let theirs: { readonly id: string };
  /** Of Beatrice and who is faster. */
  let others: { readonly id: string };
  let answered = 0;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const [first, second] = [await demoRivals(stack), await demoRivals(stack)];
    const [himself, opponent] = first.players;
    people = { alessandro: himself, marco: opponent, beatrice: second.players[0], faster: second.players[1] };
    [theirs, others] = [{ id: first.matchId }, { id: second.matchId }];
    for (const ahead of [20, 21, 22]) await agreesOnMatch(ahead);
    [alessandro, marco] = (await Promise.all(
      [himself, opponent].map((who) => Screen.open(browser, stack.url, who)),
    )) as [Screen, Screen];
    alessandro.page.on('response', (response) => {
      if (response.request().postData()?.includes('SendWaitingResult')) answered += 1;
    });
  });
  afterAll(() => browser?.close());

  async function agreesOnMatch(ahead: number): Promise<void> {
    const { courts } = await people.alessandro.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 } }) { edges { node { id } } } }',
    );
    const plan = { courtId: courts.edges[0]!.node.id, datePlay: day(ahead), timePlay: '06:00', sport: 1 };
    const input = { requestId: randomUUID(), numberPlayers: 1, ...plan };
    const { match } = await people.alessandro.command<Made>('createMatch', input, 'match { id }');
    expect(await people.marco.command('joinMatch', { matchId: match.id })).toMatchObject({ errorCode: null });
  }
  const firstName = (who: Person) => String(who.user!['firstName']);
  const network = (on: boolean) => alessandro.page.context().setOffline(!on);
  /** On the page of the match, without a network. */
  async function enters(who: Screen, own: string, others: string): Promise<void> {
    await who.press('Enter the result');
    for (const [set, figures] of [
      [1, ['6', '4']],
      [2, ['6', '2']],
    ] as const)
      for (const [index, name] of [own, others].entries())
        await who.page.getByLabel(new RegExp(`Set ${set}, games of .*${name}`)).fill(figures[index]!);
    await who.press('Continue');
    await who.press('Send the result');
    await who.shows('Kept on this device');
    await who.shows('This result waits for a signal');
  }
  /** All of the app is on the device. */
  async function isInstalled({ page }: Screen): Promise<void> {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(
      async () =>
        navigator.serviceWorker.controller !== null && (await (await caches.open('setpoint-loaded')).keys()).length > 0,
    );
  }
  /** An answer is kept a moment after it was shown. */
  const isKept = (operation: string, id = '') =>
    eventually(
      async () =>
        (await alessandro.page.evaluate(keysOnShelf)).some((key) => key.includes(`"${operation}"`) && key.includes(id)),
      `${operation} ${id} is not kept`,
    );
  const resultOf = async ({ id }: { id: string }) =>
    (
      await people.alessandro.get<{ match: { state: string; result: object | null } }>(
        `{ match(id: "${id}") { state result { version sets { a b } enteredBy { id } } } }`,
      )
    ).match;

  it('the app opens, keeps a result, and sends it once', async () => {
    await step('BYD-06 can be installed, and opens without a network with what was seen last', async () => {
      await network(true);
      await alessandro.go(`/match/${theirs.id}`);
      await alessandro.page.getByRole('button', { name: 'Enter the result' }).first().waitFor();
      await isKept('MatchPage', theirs.id);
      await alessandro.go('/dashboard/app');
      const schedule = alessandro.page
        .locator('section')
        .filter({ has: alessandro.page.getByRole('heading', { name: 'Upcoming matches' }) });
      const matches = () =>
        schedule.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await schedule.waitFor();
      await isKept('Dashboard');
      const upcoming = await matches();
      expect(upcoming.length).toBeGreaterThan(2);
      await isInstalled(alessandro);
      const devtools = await alessandro.page.context().newCDPSession(alessandro.page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // Every window of these specs is a private one.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

      await network(false);
      await alessandro.go('/dashboard/app');
      await alessandro.shows(/^Offline: what you see is as of \d\d:\d\d/);
      await schedule.waitFor();
      expect(await matches()).toEqual(upcoming);
      await alessandro.lookInSoak('offline-dashboard');
    });

    await step('BYD-06 keeps a result that is entered there, and sends it once', async () => {
      await alessandro.go(`/match/${theirs.id}`);
      // The emulation forgets with each page that the browser knows itself to be offline.
      await network(false);
      await enters(alessandro, firstName(people.alessandro), firstName(people.marco));
      await alessandro.lookInSoak('offline-result');
      expect(await resultOf(theirs)).toEqual({ state: 'AWAITING_RESULT', result: null });
      await network(true);
      await alessandro.shows('Your result was sent');
      await alessandro.shows('Result sent');
      await alessandro.page.getByText('This result waits for a signal').waitFor({ state: 'detached' });
      await alessandro.page.getByRole('img', { name: 'Code that opens the confirmation' }).waitFor();
      expect(await resultOf(theirs)).toMatchObject({
        state: 'AWAITING_CONFIRMATION',
        result: { version: 1, enteredBy: { id: people.alessandro.id } },
      });
      expect(answered).toBe(1);
    });

    await step('BYD-06 has the opponent confirm by the code on his screen', async () => {
      const code = alessandro.page.getByRole('img', { name: 'Code that opens the confirmation' });
      await marco.go((await code.getAttribute('data-address'))!);
      await marco.press('Yes, confirm');
      await marco.shows('Confirmed');
      expect(await resultOf(theirs)).toMatchObject({ state: 'CONFIRMED', result: { version: 1 } });
    });
  });

  it('BYD-06 both results are shown where the opponent was faster', async () => {
    const beatrice = await Screen.open(browser, stack.url, people.beatrice);
    await beatrice.go(`/match/${others.id}`);
    await isInstalled(beatrice);
    await beatrice.page.context().setOffline(true);
    await enters(beatrice, firstName(people.beatrice), firstName(people.faster));
    const sets = [1, 2].map(() => ({ a: 3, b: 6 }));
    expect(await people.faster.command('enterResult', { matchId: others.id, sets })).toMatchObject({
      errorCode: null,
    });
    await beatrice.page.context().setOffline(false);
    await beatrice.shows('This result was not taken');
    const row = (region: string, name: RegExp) =>
      beatrice.page.getByRole('region', { name: region }).getByRole('row', { name }).waitFor();
    await row('What you entered', new RegExp(`${firstName(people.beatrice)} .*6 6`));
    await row('What stands now', new RegExp(`${firstName(people.beatrice)} .*3 3`));
    await beatrice.lookInSoak('offline-conflict');
    expect(await resultOf(others)).toMatchObject({
      result: { version: 1, enteredBy: { id: people.faster.id } },
    });
    await beatrice.press('Discard');
    await beatrice.page.getByText('This result was not taken').waitFor({ state: 'detached' });
    await beatrice.close();
  });
});
