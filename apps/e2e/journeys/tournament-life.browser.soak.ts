/** The pages of a tournament: groups and bracket, a match of it on a phone, its result, and the prize. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { picksDay } from '../src/calendar.js';
import { verifyMobile } from '../src/new-player.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { enterTournament, openTournament } from '../src/tournaments.js';

const NAME = 'Lambrate Final';
/** Of the demo: Ana plays in both, in a group of one and in the play-off of the other. */
const [GROUPS, PLAY_OFF] = ['Milano City Singles', 'San Siro Padel Cup'];
const PHONE = { width: 360, height: 780 };

describeWith(await testChromium(), 'a tournament in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let clock: PlatformClock;
  let support: Person;
  let people: Record<'ana' | 'ben', Person>;
  let ana: Screen;
  let ben: Screen;
  let visitor: Screen;
  let id: string;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    support = await new Person(stack, 'support@setpoint.example').signIn();
    people = { ana: await signedIn('ana'), ben: await signedIn('ben') };
    clock = new PlatformClock(support, Object.values(people));
    // Two are enough for a final.
    id = await openTournament(support, {
      ...{ name: NAME, priceCents: 0, startOn: await clock.day(2), rules: 'New balls for each match.' },
      prizes: [{ placing: 'WINNER', voucherCents: 3_000, points: 500, creditCents: 2_500 }],
    });
    for (const [at, who] of Object.values(people).entries()) {
      await verifyMobile(support, who, String(3_339_870_000 + at));
      await eventually(
        async () =>
          expect(await enterTournament(who, id, null, 0)).toMatchObject({ registration: { state: 'CONFIRMED' } }),
        'not entered',
      );
    }
    ana = await Screen.open(browser, stack.url, await signedIn('ana'));
    await ana.page.setViewportSize(PHONE);
    ben = await Screen.open(browser, stack.url, await signedIn('ben'));
    visitor = await Screen.open(browser, stack.url);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const signedIn = (name: string) => new Person(stack, `${name}@setpoint.example`).signIn();
  const pathOf = (...parts: string[]) => ['/tournament', ...parts].join('/');
  const article = (who: Screen, name: RegExp) => who.page.getByRole('article', { name }).first().waitFor();
  const demoTournament = async (name: string) => {
    const { tournaments } = await people.ana.get<{
      tournaments: { edges: { node: { id: string; name: string } }[] };
    }>('{ tournaments(filter: { actualState: IN_PROGRESS }) { edges { node { id name } } } }');
    return tournaments.edges.find(({ node }) => node.name === name)!.node.id;
  };

  it('two play its final, and one takes the prize', async () => {
    await step('TRN-04~ RTE-06~ its groups are seen by everybody, each by its address', async () => {
      const groups = await demoTournament(GROUPS!);
      await ana.go(pathOf(groups));
      await ana.showsHeading('Agree on court and time');
      expect(await ana.violations('tournament-in-progress')).toEqual([]);
      await ana.page.getByRole('tab', { name: 'Groups' }).click();
      await ana.isAt(pathOf(groups, 'groups'));
      await ana.showsHeading('Group 1');
      await ana.shows('The first 2 go on');
      await ana.go(pathOf(groups, 'groups', 'round-robin', '1'));
      await ana.page.getByRole('table').waitFor();
      expect(await ana.page.getByRole('table').count()).toBe(1);
      expect(await ana.violations('tournament-groups')).toEqual([]);
    });

    await step(
      'TRN-04~ RTE-06~ the bracket is drawn: columns on a desktop, round by round on a phone, one match by its address',
      async () => {
        const playOff = await demoTournament(PLAY_OFF!);
        await ana.go(pathOf(playOff, 'bracket'));
        await ana.shows('Ana Moretti');
        expect(await ana.violations('tournament-bracket')).toEqual([]);
        await visitor.go(pathOf(playOff, 'bracket'));
        await article(visitor, /^Final 1:/);
        await ana.go(pathOf(playOff, 'bracket', 'semifinal', '1'));
        await article(ana, /^Semifinal 1:/);
        await ana.go(pathOf(playOff, 'matches'));
        await article(ana, /^(Semifinal|Final)/);
        expect(await ana.violations('tournament-matches')).toEqual([]);
        await ana.go(pathOf(playOff, 'rules'));
        await ana.shows('Balls are brought by both sides.');
        await ana.go(pathOf(playOff, 'teams'));
        await ana.shows('8 entries');
        await ana.go(pathOf(playOff, 'no-such-page'));
        await ana.isAt(pathOf(playOff));
      },
    );

    await step(
      'TRN-02~ TRN-10~ she is in, proposes court and time on her phone, and the match says which tournament it is of',
      async () => {
        const { page } = ana;
        await ana.go(pathOf(id));
        await ana.showsHeading('You’re in');
        const { startTournament } = await support.get<{ startTournament: object }>(
          'mutation ($id: ID!) { startTournament(input: { id: $id, reason: "Both are here" }) { success errorCode } }',
          { id },
        );
        expect(startTournament).toEqual({ success: true, errorCode: null });
        await eventually(async () => {
          await ana.go(pathOf(id));
          await page.getByRole('link', { name: 'Propose a time' }).click({ timeout: 2_000 });
        }, 'there is no match to propose a time for');
        await page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
        await picksDay(page, 1);
        await page.getByRole('button', { name: '12:30' }).click();
        await ana.press('Save');
        await ana.shows('See you on court');
        await ana.shows(NAME);
        expect(await ana.violations('tournament-match')).toEqual([]);
      },
    );

    await step('RES-01~ RES-03~ she enters the result, and the other side confirms it', async () => {
      await clock.forward(40);
      await ana.go(pathOf(id));
      await ana.showsHeading('How did it end?');
      await ana.page.getByRole('link', { name: 'Enter the result' }).click();
      await ana.page.getByLabel(/Set 1, games of Ana/).fill('9');
      await ana.page.getByLabel(/Set 1, games of (?!Ana)/).fill('7');
      await ana.press('Continue');
      await ana.press('Send the result');
      await ana.shows('Result sent');
      await ben.go(pathOf(id));
      await ben.showsHeading('Is this result right?');
      await ben.page.getByRole('link', { name: 'Answer' }).click();
      await ben.press('Yes, confirm');
      await ben.shows('Confirmed');
      await eventually(async () => {
        await ben.go(pathOf(id));
        expect(await ben.page.getByText('Won by Ana Moretti').count()).toBe(1);
      }, 'nobody has won');
    });

    await step('TRN-13~ RTE-06~ she has won and takes the prize, once', async () => {
      const { page } = ana;
      await eventually(async () => {
        await ana.go(pathOf(id));
        expect(await page.getByRole('heading', { name: 'You’ve won a prize' }).count()).toBe(1);
      }, 'no prize');
      await ana.shows('Won by Ana Moretti');
      expect(await ana.violations('tournament-won')).toEqual([]);
      // The same page again, in another tab.
      const again = await page.context().newPage();
      await again.goto(`${stack.url}${pathOf(id, 'take-award')}`);
      await again.getByRole('radio', { name: /smash points/ }).click();
      await page.getByRole('link', { name: 'Take the prize' }).click();
      await ana.isAt(pathOf(id, 'take-award'));
      expect(await ana.violations('take-award')).toEqual([]);
      await page.getByRole('radio', { name: /of credit/ }).click();
      await ana.press('Take the prize');
      await ana.shows('Yours: €25 of credit');
      await again.getByRole('button', { name: 'Take the prize' }).click();
      await again.getByText('This prize is already taken.').first().waitFor();
      await again.close();
      await page.reload();
      await ana.shows('Yours: €25 of credit');
      await ana.go('/player/account/awards');
      await ana.shows(NAME);
      await ana.go(pathOf(id, 'bracket'));
      await ana.shows('Ana Moretti');
      await ana.keepPicture('tournament-bracket-won-360');
    });

    await step('RTE-06 FLT-04~ TRN-17~ is found among completed ones, and no address of it leads nowhere', async () => {
      await visitor.go('/tournament');
      await visitor.isAt('/tournament/list');
      await visitor.go('/tournament/list?show=completed&sports=1&players=1&km=any');
      await visitor.page.getByRole('link', { name: NAME }).first().waitFor();
      expect(await visitor.violations('tournaments-completed')).toEqual([]);
      await visitor.go('/tournament/list/1?km=any');
      await visitor.showsHeading('Tournaments');
      await visitor.go('/tournament/list/99?show=completed&km=any');
      await visitor.page.getByRole('link', { name: 'First page' }).waitFor();
      for (const path of [
        'subscribe',
        `subscribe/${people.ben.id}`,
        'subscribe/confirmed',
        'subscribe/error',
        'take-award',
      ]) {
        await visitor.go(pathOf(id, path));
        await visitor.page.locator('input[type=email]').waitFor();
      }
      await ben.go(pathOf(id, 'subscribe', 'confirmed'));
      await ben.showsHeading('You’re in!');
      await ben.go(pathOf(id, 'take-award'));
      await ben.shows('No prize for you here');
    });

    await step('SHL-09~ none of these screens has complained', async () => {
      expect([ana, ben, visitor].flatMap(({ complaints }) => complaints)).toEqual([]);
    });
  });
});
