/** The pages of a league: its group, a prize, a card that pays no more, and the steps of subscribing. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { comingPhases, createLeague } from '../src/leagues.js';
import { newPlayers } from '../src/new-player.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

const NAME = 'Milano Singles League';
/** Of the demo: Ana plays in it and has won it, and Olga’s card had no money when the phase was charged. */
const DEMO_LEAGUE = 'Milano Padel League';
const PHONE = { width: 360, height: 780 };
const NOBODY = '01890000-0000-7000-8000-000000000001';
const DAY_MS = 86_400_000;

interface Phase {
  readonly year: number;
  readonly number: number;
  readonly state: string;
}

describeWith(await testChromium(), 'a league in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let support: Person;
  const people: Person[] = [];
  const screens: Screen[] = [];
  let ana: Screen;
  let played: string;
  let phases: readonly Phase[];

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    support = await new Person(stack, 'support@setpoint.example').signIn();
    people.push(await new Person(stack, 'ana@setpoint.example').signIn());
    const { leagues } = await people[0]!.get<{
      leagues: { edges: { node: { id: string; name: string; phases: Phase[] } }[] };
    }>('{ leagues { edges { node { id name phases { year number state } } } } }');
    ({ id: played, phases } = leagues.edges.find(({ node }) => node.name === DEMO_LEAGUE)!.node);
    ana = await shown(people[0]!);
    await ana.page.setViewportSize(PHONE);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const shown = async (person?: Person) => {
    const screen = await Screen.open(browser, stack.url, person);
    screens.push(screen);
    return screen;
  };
  const pathOf = (...parts: string[]) => ['/league', ...parts].join('/');

  it('its members play, win and pay, and others come', async () => {
    await step(
      'LEA-05~ LEA-06~ LEA-10 RTE-07~ a member reads the group, each page by its address, and challenges another',
      async () => {
        const { page } = ana;
        await ana.go(pathOf(played));
        await ana.shows('Ana Moretti');
        expect(await ana.violations('league-groups')).toEqual([]);
        const begun = phases.filter(({ state }) => ['IN_PROGRESS', 'FINALS', 'COMPLETED'].includes(state)).at(-1)!;
        const phase = `${begun.year}-${begun.number}`;
        for (const [path, tab] of [
          [pathOf(played, 'groups', phase, '1'), 'Groups'],
          [pathOf(played, 'matches', phase, '2'), 'Matches'],
          [pathOf(played, 'ranking', String(begun.year)), 'Ranking'],
          [pathOf(played, 'info'), 'Info'],
        ] as const) {
          await ana.go(path);
          await page.getByRole('tab', { name: tab, selected: true }).waitFor();
          await ana.isAt(path);
        }
        await page.getByRole('tab', { name: 'Matches' }).click();
        await ana.isAt(pathOf(played, 'matches'));
        expect(await ana.violations('league-matches')).toEqual([]);
        // Between two phases, which there are in any year, nobody has anybody to challenge.
        if (begun.state !== 'IN_PROGRESS') return;
        await page
          .getByRole('button', { name: /^Challenge / })
          .first()
          .click();
        await ana.shows('The match is set up: agree on court and time.');
      },
    );

    await step('LEA-10 LEA-11~ RTE-07 a prize is taken, once', async () => {
      const { page } = ana;
      await ana.go(pathOf(played));
      // She has won more than one; the latest comes first.
      const again = await page.context().newPage();
      await again.goto(`${stack.url}${pathOf(played, 'take-award')}`);
      await again
        .getByRole('radio', { name: /smash points/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'You’ve won a prize' }).first().click();
      await ana.isAt(pathOf(played, 'take-award'));
      expect(await ana.violations('league-award')).toEqual([]);
      await page
        .getByRole('radio', { name: /voucher/ })
        .first()
        .click();
      await ana.press('Take the prize');
      await ana.shows(/^Yours: a voucher of €/);
      await again.getByRole('button', { name: 'Take the prize' }).first().click();
      await again.getByText('This prize is already taken.').first().waitFor();
      await again.close();
    });

    await step(
      'LEA-08~ LEA-10 BIL-08~ who is suspended tries the payment again, and renews with another card',
      async () => {
        const olga = await shown(await new Person(stack, 'owner@setpoint.example').signIn());
        const { page } = olga;
        await olga.go(pathOf(played));
        await olga.speak('en');
        await olga.shows('Suspended: there wasn’t enough money on the card.');
        await olga.showsHeading('Your payment needs you');
        expect(await olga.violations('league-suspended')).toEqual([]);
        const inMenu = (name: string) => page.getByRole('menuitem', { name, exact: true });
        await olga.press(/^More$/);
        await inMenu('Check the payment').click();
        await olga.shows('Checked: you see how it stands.');
        await olga.press('Try the payment again');
        await olga.shows('The payment is tried again.');
        await olga.shows('Suspended: there wasn’t enough money on the card.');
        const changeCard = inMenu('Change the card');
        await eventually(async () => {
          await olga.go(pathOf(played));
          await olga.press(/^More$/);
          await changeCard.waitFor({ timeout: 1_000 });
        }, 'the new try has no answer');
        await changeCard.click();
        await olga.isAt('/player/account/payments');
        await olga.press('Change it');
        await page.getByRole('radio', { name: 'A card that works' }).click();
        expect(await olga.violations('account-card')).toEqual([]);
        await olga.press(/^Save$/);
        await olga.shows('Card 4242');
        await olga.go(pathOf(played));
        await eventually(async () => {
          const retry = page.getByRole('button', { name: 'Try the payment again' });
          if (await retry.count()) await retry.click();
          await olga.go(pathOf(played));
          expect(await page.getByText(/^Active\. On .* the next phase is charged/).count()).toBe(1);
        }, 'not renewed');
        expect(await olga.violations('league-renewed')).toEqual([]);
        await page.getByRole('link', { name: 'Change', exact: true }).click();
        await olga.isAt(pathOf(played, 'subscribe', 'edit'));
        expect(await olga.violations('league-edit')).toEqual([]);
        await olga.go('/player/account/invoices');
        await page
          .getByRole('link', { name: /^Receipt/ })
          .nth(1)
          .waitFor();
      },
    );

    const clock = new PlatformClock(support, people);
    const [first] = comingPhases(await clock.now(), 7);
    const id = await createLeague(support, NAME, first!.getUTCFullYear());
    const enrolling = new Date(first!.getTime() - 10 * DAY_MS);
    if (enrolling > (await clock.now())) await clock.to(enrolling);
    const eva = await shown(await new Person(stack, 'ana@setpoint.example').signIn());
    const { page } = eva;
    await page.setViewportSize(PHONE);

    await step(
      'LEA-10 RTE-07~ FLT-05~ finds it by filters, and from its page to the steps; what was typed stays',
      async () => {
        await eva.go('/league?sports=1&players=1&show=open');
        await page.getByRole('link', { name: NAME }).first().click();
        await eva.isAt(pathOf(id));
        expect(await eva.violations('league-enrolling')).toEqual([]);
        await page.getByRole('link', { name: 'Subscribe' }).first().click();
        await eva.isAt(`${pathOf(id, 'subscribe')}?step=preferences`);
        await page.getByLabel('Mobile number for the matches').fill('+39 333 987 6510');
        await eventually(async () => {
          const { subscriptionDraft } = await people[0]!.get<{
            subscriptionDraft: { preferences: { notificationMobile: string | null } | null } | null;
          }>('query ($id: ID!) { subscriptionDraft(leagueId: $id) { preferences { notificationMobile } } }', { id });
          expect(subscriptionDraft?.preferences?.notificationMobile).toBe('+393339876510');
        }, 'the number is not kept');
        await page.reload();
        await eva.settled();
        expect(await page.getByLabel('Mobile number for the matches').inputValue()).toBe('+393339876510');
        expect(await eva.violations('league-preferences')).toEqual([]);
        await eva.press('Next');
        await eva.isAt(/step=data$/);
        await page.goBack();
        await eva.isAt(/step=preferences$/);
        await page.goForward();
        await eva.showsHeading('Receipt or invoice?');
        expect(await eva.violations('league-data')).toEqual([]);
        await eva.press('Go on to pay');
        await eva.isAt(`${pathOf(id, 'subscribe')}?step=payment`);
      },
    );

    await step('LEA-02~ LEA-08~ LEA-10 pays with a card that is kept; the league counts her in', async () => {
      await eva.press('Go on to pay');
      await page.getByRole('radio', { name: 'Another test card' }).click();
      await page.getByLabel('Number of the test card').fill('4000 0000 0000 8104');
      expect(await eva.violations('league-card')).toEqual([]);
      await eva.press('Pay €12');
      await eva.isAt(pathOf(id, 'subscribe', 'confirmed'));
      await eva.showsHeading('You’re in!');
      expect(await eva.violations('league-confirmed')).toEqual([]);
      await eva.go(pathOf(id, 'subscribe'));
      await eva.isAt(pathOf(id, 'subscribe', 'confirmed'));
      await page.getByRole('link', { name: 'To the league' }).click();
      await eva.shows('My subscription');
      await eva.go('/player/account/payments');
      await eva.shows('Card 8104');
    });

    await step('LEA-02~ LEA-08~ BIL-07~ where a coupon pays the phase whole, a card is saved first', async () => {
      await support.command('createCoupon', { requestId: 'whole', code: 'WHOLE', percent: 100, audience: 'EVERYBODY' });
      const carla = await new Person(stack, 'carla@setpoint.example').signIn();
      const preferences = { notificationMobile: '+393339876512' };
      const wish = { leagueId: id, requestId: 'carla', preferences, expectedCents: 1_200 };
      const { errorCode } = await carla.command<{ success: boolean; errorCode: string | null }>(
        'subscribeToLeague',
        wish,
      );
      expect(errorCode).toBeNull();
      const screen = await shown(carla);
      await screen.page.setViewportSize(PHONE);
      await screen.go(pathOf(id, 'subscribe'));
      await screen.speak('en');
      await screen.page.getByLabel('Coupon').fill('WHOLE');
      await screen.showsHeading('A card for the phases to come');
      expect(await screen.violations('league-means')).toEqual([]);
      await screen.press('Save a card or PayPal');
      await screen.page.getByRole('radio', { name: 'A card whose bank asks you first' }).click();
      await screen.press(/^Save$/);
      await screen.showsHeading('Your bank asks: is it you?');
      await screen.page.reload();
      await screen.press('Yes, confirm');
      await screen.isAt(pathOf(id, 'subscribe', 'confirmed'));
      await screen.showsHeading('You’re in!');
    });

    await step(
      'LEA-10 RTE-07~ LEA-03~ who has no level is told why, and half a link leads somewhere sensible',
      async () => {
        const [newcomer] = await newPlayers(stack, support, [{ firstName: 'Xenia', lastName: 'Lega', level: 4 }]);
        const xenia = await shown(newcomer!);
        await xenia.go(pathOf(id, 'subscribe'));
        await xenia.isAt(`${pathOf(id, 'subscribe', 'error')}?why=LEVEL_REQUIRED`);
        await xenia.page.getByRole('link', { name: 'Find a public match' }).waitFor();
        expect(await xenia.violations('league-error')).toEqual([]);
        await xenia.go(pathOf(id, 'subscribe', 'error'));
        await xenia.page.getByRole('link', { name: 'To the league' }).click();
        await xenia.isAt(pathOf(id));
        for (const path of ['confirmed', 'edit']) {
          await xenia.go(pathOf(id, 'subscribe', path));
          await xenia.isAt(new RegExp(`^${pathOf(id)}$`));
        }
        await xenia.go(pathOf(id, 'take-award'));
        await xenia.shows('No prize for you here');
        await xenia.go(pathOf(NOBODY, 'subscribe'));
        await xenia.page.getByRole('link', { name: 'All leagues' }).click();
        await xenia.isAt('/league');
        await xenia.go('/league/info');
        await xenia.showsHeading('What the league is');
      },
    );

    await step('RTE-07 FLT-05~ a visitor reads it, and signs in to subscribe', async () => {
      const visitor = await shown();
      await visitor.go('/league?sports=1&players=1&show=open&km=any');
      await visitor.page.getByRole('link', { name: NAME }).first().click();
      await visitor.isAt(pathOf(id));
      for (const path of ['subscribe', 'subscribe/error', 'subscribe/confirmed', 'subscribe/edit', 'take-award']) {
        await visitor.go(pathOf(id, path));
        await visitor.page.locator('input[type=email]').waitFor();
      }
    });

    await step('SHL-09~ none of these screens has complained', async () => {
      expect(screens.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
  });
});
