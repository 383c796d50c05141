/** A court without signal: the app opens, the schedule is there, a result waits and is sent once (BYD-06). */
import { randomUUID } from 'node:crypto';
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { keysOnShelf } from '../src/in-page/keys-on-shelf.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Players {
  readonly ana: Person;
  readonly ben: Person;
}
interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string } | null;
}

/** In the next hour of these in which both are free; they may play other matches of the demo data that day. */
async function nextMatch({ ana, ben }: Players, plan: object, hours: string[]): Promise<string> {
  const timePlay = hours.shift();
  if (!timePlay) throw new Error('they are never free at the same time');
  const input = { requestId: randomUUID(), ...plan, timePlay };
  const { match, errorCode } = await ana.command<Made>('createMatch', input, 'match { id }');
  if (!match && errorCode !== 'MATCH_OVERLAPS') throw new Error(`the match was refused: ${errorCode}`);
  if (!match) return nextMatch({ ana, ben }, plan, hours);
  const joined = await ben.command<Made>('joinMatch', { matchId: match.id });
  if (joined.success) return match.id;
  expect(joined.errorCode).toBe('MATCH_OVERLAPS');
  await ana.command('cancelMatch', { matchId: match.id });
  return nextMatch({ ana, ben }, plan, hours);
}

// What can be installed is asked of the whole browser.
const chromium = await testChromium({ whole: true });

describeWith(chromium, 'a court without signal', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let people: Players;
  let ana: Screen;
  let ben: Screen;
  const [first, second] = [{ id: '' }, { id: '' }];
  let answered = 0;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    const person = (name: string) => new Person(stack, `${name}@setpoint.example`).signIn();
    const [anaHerself, benHimself, support] = await Promise.all([person('ana'), person('ben'), person('support')]);
    people = { ana: anaHerself, ben: benHimself };
    const clock = new PlatformClock(support, [anaHerself, benHimself]);
    const { courts } = await anaHerself.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 } }) { edges { node { id } } } }',
    );
    const courtId = courts.edges[0]!.node.id;
    const datePlay = await clock.day(1);
    const hours = Array.from({ length: 16 }, (_, i) => `${String(i + 6).padStart(2, '0')}:00`);
    const plan = { courtId, datePlay, minutesPlay: 60, sport: 1, numberPlayers: 1 };
    for (const match of [first, second]) match.id = await nextMatch(people, plan, hours);
    await clock.forward(48);
    [ana, ben] = (await Promise.all(
      ['ana', 'ben'].map((name) => Screen.signedIn(browser, stack.url, `${name}@setpoint.example`)),
    )) as [Screen, Screen];
    ana.page.on('response', (response) => {
      if (response.request().postData()?.includes('SendWaitingResult')) answered += 1;
    });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const network = (on: boolean) => ana.page.context().setOffline(!on);
  async function enters(path: string): Promise<void> {
    await ana.go(path);
    // The emulation forgets with each page that the browser knows itself to be offline.
    await network(false);
    await ana.press('Enter the result');
    for (const [set, figures] of [
      [1, { Ana: '6', Ben: '4' }],
      [2, { Ana: '6', Ben: '2' }],
    ] as const)
      for (const [who, games] of Object.entries(figures))
        await ana.page.getByLabel(new RegExp(`Set ${set}, games of ${who}`)).fill(games);
    await ana.press('Continue');
    await ana.press('Send the result');
    await ana.shows('Kept on this device');
    await ana.shows('This result waits for a signal');
  }
  /** An answer is kept a moment after it was shown. */
  const isKept = (operation: string, id = '') =>
    eventually(
      async () =>
        (await ana.page.evaluate(keysOnShelf)).some((key) => key.includes(`"${operation}"`) && key.includes(id)),
      `${operation} ${id} is not kept`,
    );
  const resultOf = async ({ id }: { id: string }) =>
    (
      await people.ana.get<{ match: { state: string; result: object | null } }>(
        `{ match(id: "${id}") { state result { version sets { a b } enteredBy { firstName } } } }`,
      )
    ).match;

  it('the app opens, keeps two results, and sends each of them once', async () => {
    await step('BYD-06 can be installed, and opens without a network with what was seen last', async () => {
      await network(true);
      for (const { id } of [first, second]) {
        await ana.go(`/match/${id}`);
        await ana.page.getByRole('button', { name: 'Enter the result' }).first().waitFor();
        await isKept('MatchPage', id);
      }
      await ana.go('/dashboard/app');
      const schedule = ana.page
        .locator('section')
        .filter({ has: ana.page.getByRole('heading', { name: 'Upcoming matches' }) });
      const matches = () =>
        schedule.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await schedule.waitFor();
      await isKept('Dashboard');
      const upcoming = await matches();
      expect(upcoming.length).toBeGreaterThan(2);
      await ana.page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await ana.page.waitForFunction(
        async () =>
          navigator.serviceWorker.controller !== null &&
          (await (await caches.open('setpoint-loaded')).keys()).length > 0,
      );
      const devtools = await ana.page.context().newCDPSession(ana.page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // Every window of these specs is a private one.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

      await network(false);
      await ana.go('/dashboard/app');
      await ana.shows(/^Offline: what you see is as of \d\d:\d\d/);
      await schedule.waitFor();
      expect(await matches()).toEqual(upcoming);
      expect(await ana.violations('offline-dashboard')).toEqual([]);
    });

    await step('BYD-06 keeps a result that is entered there, and sends it once', async () => {
      await enters(`/match/${first.id}`);
      expect(await ana.violations('offline-result')).toEqual([]);
      expect(await resultOf(first)).toEqual({ state: 'AWAITING_RESULT', result: null });
      await network(true);
      await ana.shows('Your result was sent');
      await ana.shows('Result sent');
      await ana.page.getByText('This result waits for a signal').waitFor({ state: 'detached' });
      await ana.page.getByRole('img', { name: 'Code that opens the confirmation' }).waitFor();
      expect(await resultOf(first)).toMatchObject({
        state: 'AWAITING_CONFIRMATION',
        result: { version: 1, enteredBy: { firstName: 'Ana' } },
      });
      expect(answered).toBe(1);
    });

    await step('BYD-06 has the opponent confirm by the code on her screen', async () => {
      const code = ana.page.getByRole('img', { name: 'Code that opens the confirmation' });
      await ben.go((await code.getAttribute('data-address'))!);
      await ben.press('Yes, confirm');
      await ben.shows('Confirmed');
      expect(await resultOf(first)).toMatchObject({ state: 'CONFIRMED', result: { version: 1 } });
    });

    await step('BYD-06 shows both results where the opponent was faster', async () => {
      await network(false);
      await enters(`/match/${second.id}`);
      const sets = [1, 2].map(() => ({ a: 3, b: 6 }));
      expect(await people.ben.command('enterResult', { matchId: second.id, sets })).toMatchObject({ errorCode: null });
      await network(true);
      await ana.shows('This result was not taken');
      await ana.page
        .getByRole('region', { name: 'What you entered' })
        .getByRole('row', { name: /Ana .*6 6/ })
        .waitFor();
      await ana.page
        .getByRole('region', { name: 'What stands now' })
        .getByRole('row', { name: /Ana .*3 3/ })
        .waitFor();
      expect(await ana.violations('offline-conflict')).toEqual([]);
      expect(await resultOf(second)).toMatchObject({ result: { version: 1, enteredBy: { firstName: 'Ben' } } });
      await ana.press('Discard');
      await ana.page.getByText('This result was not taken').waitFor({ state: 'detached' });
    });
  });
});
