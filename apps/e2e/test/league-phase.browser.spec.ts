/** A phase of a league from the subscription to the final and the prize, and what follows when a card pays no more. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { FixturePlay, playedOut, type Fixture } from '../src/fixtures.js';
import { agreeOnPublicMatch, comingPhases, createLeague, subscribe } from '../src/leagues.js';
import { newPlayers } from '../src/new-player.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

/** After a move of the clock everything comes at once; who asks often makes it slower. */
const BUSY = { everyMs: 250 };
const NAME = 'Milano Singles League';
const PHONE = { width: 360, height: 780 };
const NOBODY = '01890000-0000-7000-8000-000000000001';
/** The first is the strongest, and wins whatever she plays; the last has never played in public. */
const FIRST_NAMES = 'Eva Hugo Ida Jan Kira Leo Mia Nils Olga Paul Rita Sami Tea Ugo Vera Walt Xenia'.split(' ');
/** Pays by hand, and has no money on it when it is charged. */
const EMPTY_LATER = '4000 0000 0000 8104';
const GROUP = `query ($id: ID!) { league(id: $id) { currentPhase { state members groups { id } } myGroup {
  id final { ...One } fixtures { ...One } table { member { players { id } } played points }
} } }
fragment One on LeagueFixture {
  id stage state how rule isChallenge round match { id } sideA { players { id } } sideB { players { id } }
}`;

type ShownFixture = Omit<Fixture, 'sides'> & {
  readonly isChallenge: boolean;
  readonly round: number | null;
  readonly sideA: { readonly players: readonly { readonly id: string }[] };
  readonly sideB: { readonly players: readonly { readonly id: string }[] };
};
interface Shown {
  readonly league: {
    readonly currentPhase: {
      readonly state: string;
      readonly members: number;
      readonly groups: readonly { readonly id: string }[];
    };
    readonly myGroup: {
      readonly id: string;
      readonly final: ShownFixture | null;
      readonly fixtures: readonly ShownFixture[];
      readonly table: readonly { readonly played: number; readonly points: number }[];
    } | null;
  };
}

describeWith(await testChromium(), 'a phase of a league in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let clock: PlatformClock;
  const players: Person[] = [];
  let play: FixturePlay;
  let phases: readonly Date[];
  const sees: Partial<Record<'eva' | 'xenia', Screen>> = {};
  let eva: Screen;
  let id: string;

  beforeAll(async () => {
    // Whenever time has passed all of them sign in anew, from one address.
    stack = await ownStack({ AUTH_CALLS_PER_MINUTE: '600' });
    browser = await openBrowser(executablePath);
    const support = await new Person(stack, 'support@setpoint.example').signIn();
    clock = new PlatformClock(support, players);
    phases = comingPhases(await clock.now(), 14);
    id = await createLeague(support, NAME, phases[0]!.getUTCFullYear());
    const plans = FIRST_NAMES.map((firstName, at) => ({ firstName, lastName: 'Lega', level: at === 0 ? 6 : 4 }));
    players.push(...(await newPlayers(stack, support, plans)));
    play = new FixturePlay(new Map(players.map((who) => [who.id, who])));
    const tomorrow = await clock.day(1);
    const pairs = Array.from({ length: 8 }, (_, at) => [players[2 * at]!, players[2 * at + 1]!] as const);
    const matches: string[] = [];
    for (const [one, other] of pairs) matches.push(await agreeOnPublicMatch(one, other, play, tomorrow));
    await clock.to(new Date(`${tomorrow}T20:00:00Z`));
    for (const [at, [one, other]] of pairs.entries()) await playedOut(one, other, matches[at]!, true, 4);
    const enrolling = new Date(phases[0]!.getTime() - 10 * 86_400_000);
    if (enrolling > (await clock.now())) await clock.to(enrolling);
    eva = sees.eva = await Screen.open(browser, stack.url, await freshly(players[0]!));
    await eva.page.setViewportSize(PHONE);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const pathOf = (...parts: string[]) => ['/league', id, ...parts].join('/');
  const isAt = (who: Screen, path: string | RegExp) =>
    eventually(() => {
      const { pathname, search } = new URL(who.page.url());
      expect(pathname + search).toMatch(path);
    }, `not at ${path}`);
  const heading = (who: Screen, name: string | RegExp) => who.page.getByRole('heading', { name }).first().waitFor();
  /** A session that ends with nobody else's. */
  const freshly = ({ email }: Person) => new Person(stack, email, 'a long password').signIn();
  const complaints: string[] = [];
  /** She was away for longer than a session lasts. */
  async function comesBack(): Promise<void> {
    complaints.push(...eva.complaints);
    await eva.close();
    eva = sees.eva = await Screen.open(browser, stack.url, await freshly(players[0]!));
    await eva.page.setViewportSize(PHONE);
  }
  const league = async () => (await players[0]!.get<Shown>(GROUP, { id })).league;
  const toFixture = ({ sideA, sideB, ...one }: ShownFixture): Fixture => ({
    ...one,
    sides: [sideA.players.map((player) => player.id), sideB.players.map((player) => player.id)],
  });
  const isMine = ({ sideA, sideB }: ShownFixture) =>
    [...sideA.players, ...sideB.players].some((player) => player.id === players[0]!.id);

  it('she subscribes, plays, wins the prize, and renews with another card', async () => {
    await step(
      'RTE-07~ FLT-05~ finds the league by filters, and from its page to the steps; what was typed stays',
      async () => {
        const { page } = eva;
        await eva.go('/league?sports=1&players=1&show=open');
        await page.getByRole('link', { name: NAME }).first().click();
        await isAt(eva, pathOf());
        expect(await eva.violations('league-enrolling')).toEqual([]);
        await page.getByRole('link', { name: 'Subscribe' }).first().click();
        await isAt(eva, `${pathOf('subscribe')}?step=preferences`);
        await page.getByLabel('Mobile number for the matches').fill('+39 333 987 6510');
        await eventually(async () => {
          const { subscriptionDraft } = await players[0]!.get<{
            subscriptionDraft: { preferences: { notificationMobile: string | null } | null } | null;
          }>('query ($id: ID!) { subscriptionDraft(leagueId: $id) { preferences { notificationMobile } } }', { id });
          expect(subscriptionDraft?.preferences?.notificationMobile).toBe('+393339876510');
        }, 'the number is not kept');
        await page.reload();
        await eva.settled();
        expect(await page.getByLabel('Mobile number for the matches').inputValue()).toBe('+393339876510');
        expect(await eva.violations('league-preferences')).toEqual([]);
        await eva.press('Next');
        await isAt(eva, /step=data$/);
        await page.goBack();
        await isAt(eva, /step=preferences$/);
        await page.goForward();
        await heading(eva, 'Receipt or invoice?');
        expect(await eva.violations('league-data')).toEqual([]);
        await eva.press('Go on to pay');
        await isAt(eva, `${pathOf('subscribe')}?step=payment`);
      },
    );

    await step('LEA-02~ LEA-08~ pays with a card that is kept; the league counts her in', async () => {
      const { page } = eva;
      await eva.press('Go on to pay');
      await page.getByRole('radio', { name: 'Another test card' }).click();
      await page.getByLabel('Number of the test card').fill(EMPTY_LATER);
      expect(await eva.violations('league-card')).toEqual([]);
      await eva.press('Pay €12');
      await isAt(eva, pathOf('subscribe', 'confirmed'));
      await heading(eva, 'You’re in!');
      expect(await eva.violations('league-confirmed')).toEqual([]);
      await eva.go(pathOf('subscribe'));
      await isAt(eva, pathOf('subscribe', 'confirmed'));
      await page.getByRole('link', { name: 'To the league' }).click();
      await eva.shows('My subscription');
      await eva.go('/player/account/payments');
      await eva.shows('Card 8104');
    });

    await step('RTE-07~ LEA-03~ who has no level is told why, and half a link leads somewhere sensible', async () => {
      const xenia = (sees.xenia = await Screen.open(browser, stack.url, await freshly(players.at(-1)!)));
      await xenia.go(pathOf('subscribe'));
      await isAt(xenia, `${pathOf('subscribe', 'error')}?why=LEVEL_REQUIRED`);
      await xenia.page.getByRole('link', { name: 'Find a public match' }).waitFor();
      expect(await xenia.violations('league-error')).toEqual([]);
      await xenia.go(pathOf('subscribe', 'error'));
      await xenia.page.getByRole('link', { name: 'To the league' }).click();
      await isAt(xenia, pathOf());
      for (const path of ['confirmed', 'edit']) {
        await xenia.go(pathOf('subscribe', path));
        await isAt(xenia, new RegExp(`^${pathOf()}$`));
      }
      await xenia.go(pathOf('take-award'));
      await xenia.shows('No prize for you here');
      await xenia.go(`/league/${NOBODY}/subscribe`);
      await xenia.page.getByRole('link', { name: 'All leagues' }).click();
      await isAt(xenia, '/league');
      await xenia.go('/league/info');
      await heading(xenia, 'What the league is');
    });

    await step(
      'LEA-04~ LEA-05~ LEA-10~ the phase starts with groups; a challenge on the page is a match more',
      async () => {
        for (const [at, who] of players.slice(1, 15).entries()) await subscribe(who, id, `+3933398765${20 + at}`);
        await eventually(async () => expect((await league()).currentPhase.members).toBe(15), 'not all are in', BUSY);
        // On the first day the groups are formed; the rounds begin after it.
        await clock.to(new Date(phases[0]!.getTime() + 34 * 3_600_000));
        await eventually(
          async () => {
            const { currentPhase, myGroup } = await league();
            expect([currentPhase.state, currentPhase.groups.length]).toEqual(['IN_PROGRESS', 2]);
            expect(myGroup?.fixtures.some(({ match }) => match)).toBe(true);
          },
          'the phase did not start',
          BUSY,
        );
        const { page } = eva;
        await eva.go(pathOf());
        await eva.shows('Eva Lega');
        expect(await eva.violations('league-groups')).toEqual([]);
        await page.getByRole('tab', { name: 'Matches' }).click();
        await isAt(eva, pathOf('matches'));
        await page
          .getByRole('button', { name: /^Challenge / })
          .first()
          .click();
        await eva.shows('The match is set up: agree on court and time.');
        expect((await league()).myGroup!.fixtures.filter((one) => one.isChallenge && isMine(one))).toHaveLength(1);
        expect(await eva.violations('league-matches')).toEqual([]);
      },
    );

    await step('LEA-06~ RTE-07~ what is played stands in the table at once; each page has its address', async () => {
      const fixtures = (await eventually(
        async () => {
          const found = (await league()).myGroup!.fixtures.filter(({ match }) => match);
          expect(found.some(({ isChallenge }) => isChallenge)).toBe(true);
          return found;
        },
        'no match of the challenge',
        BUSY,
      ))!.map(toFixture);
      const day = await clock.day(1);
      for (const [at, fixture] of fixtures.entries()) await play.organise(fixture, day, `${13 + 2 * at}:00`);
      await clock.to(new Date(`${day}T22:30:00Z`));
      for (const fixture of fixtures) await play.result(fixture, fixture.sides[1].includes(players[0]!.id) ? 1 : 0, 4);
      const { page } = eva;
      const phase = `${phases[0]!.getUTCFullYear()}-${comingNumber(phases[0]!)}`;
      for (const [path, tab] of [
        [pathOf('groups', phase, '1'), 'Groups'],
        [pathOf('matches', phase, '2'), 'Matches'],
        [pathOf('ranking', String(phases[0]!.getUTCFullYear())), 'Ranking'],
        [pathOf('info'), 'Info'],
      ] as const) {
        await eva.go(path);
        await page.getByRole('tab', { name: tab, selected: true }).waitFor();
        await isAt(eva, path);
      }
      await eva.go(pathOf());
      const first = page.getByRole('table').getByRole('row').nth(1);
      await first.getByText('Eva Lega').waitFor();
      expect(await eva.violations('league-standings')).toEqual([]);
    });

    await step('LEA-06~ LEA-11~ RTE-07 she plays the final of her group and takes the prize, once', async () => {
      // Nine rounds of nine days, in which nobody plays any more.
      for (let round = 2; round <= 10; round += 1) {
        await clock.forward(9 * 24);
        await eventually(
          async () => {
            const { myGroup } = await league();
            expect(round === 10 || myGroup!.fixtures.some((one) => one.round === round)).toBe(true);
          },
          `no round ${round}`,
          BUSY,
        );
      }
      const final = await eventually(
        async () => {
          const { final: found } = (await league()).myGroup!;
          expect(found?.match).toBeTruthy();
          return toFixture(found!);
        },
        'no final',
        BUSY,
      );
      const day = await clock.day(1);
      await play.organise(final!, day, '13:00');
      await clock.to(new Date(`${day}T20:00:00Z`));
      await play.result(final!, final!.sides[0].includes(players[0]!.id) ? 0 : 1, 6);
      await comesBack();
      const { page } = eva;
      await eventually(
        async () => {
          await eva.go(pathOf());
          expect(await page.getByRole('heading', { name: 'You’ve won a prize' }).count()).toBe(1);
        },
        'no prize',
        BUSY,
      );
      expect(await eva.violations('league-won')).toEqual([]);
      const again = await page.context().newPage();
      await again.goto(`${stack.url}${pathOf('take-award')}`);
      await again.getByRole('radio', { name: /of credit/ }).click();
      await page.getByRole('link', { name: 'Take the prize' }).click();
      expect(await eva.violations('league-award')).toEqual([]);
      await page.getByRole('radio', { name: /voucher/ }).click();
      await eva.press('Take the prize');
      await eva.shows('Yours: a voucher of €20');
      await again.getByRole('button', { name: 'Take the prize' }).click();
      await again.getByText('This prize is already taken.').first().waitFor();
      await again.close();
    });

    await step(
      'LEA-08~ LEA-12~ BIL-08~ the next phase is charged; a card without money suspends her, another one renews',
      async () => {
        await clock.to(new Date(phases[1]!.getTime() + 10 * 3_600_000));
        await comesBack();
        const { page } = eva;
        await eventually(
          async () => {
            await eva.go(pathOf());
            expect(await page.getByText('Suspended: there wasn’t enough money on the card.').count()).toBe(1);
          },
          'not suspended',
          BUSY,
        );
        await heading(eva, 'Your payment needs you');
        expect(await eva.violations('league-suspended')).toEqual([]);
        const inMenu = (name: string) => page.getByRole('menuitem', { name, exact: true });
        await eva.press(/^More$/);
        await inMenu('Check the payment').click();
        await eva.shows('Checked: you see how it stands.');
        await eva.press('Try the payment again');
        await eva.shows('The payment is tried again.');
        await eva.shows('Suspended: there wasn’t enough money on the card.');
        const changeCard = inMenu('Change the card');
        await eventually(
          async () => {
            await eva.go(pathOf());
            await eva.press(/^More$/);
            await changeCard.waitFor({ timeout: 1_000 });
          },
          'the new try has no answer',
          BUSY,
        );
        await changeCard.click();
        await isAt(eva, '/player/account/payments');
        await eva.press('Change it');
        await page.getByRole('radio', { name: 'A card that works' }).click();
        expect(await eva.violations('account-card')).toEqual([]);
        await eva.press(/^Save$/);
        await eva.shows('Card 4242');
        await eva.go(pathOf());
        await eventually(
          async () => {
            const retry = page.getByRole('button', { name: 'Try the payment again' });
            if (await retry.count()) await retry.click();
            await eva.go(pathOf());
            expect(await page.getByText(/^Active\. On .* the next phase is charged/).count()).toBe(1);
          },
          'not renewed',
          BUSY,
        );
        await eventually(
          async () => expect((await league()).currentPhase.members).toBe(15),
          'not all were charged',
          BUSY,
        );
        expect(await eva.violations('league-renewed')).toEqual([]);
        await page.getByRole('link', { name: 'Change', exact: true }).click();
        await isAt(eva, pathOf('subscribe', 'edit'));
        expect(await eva.violations('league-edit')).toEqual([]);
        await eva.go('/player/account/invoices');
        await page
          .getByRole('link', { name: /^Receipt/ })
          .nth(1)
          .waitFor();
      },
    );

    await step('RTE-07 FLT-05~ a visitor reads all of it, and signs in to subscribe', async () => {
      const visitor = await Screen.open(browser, stack.url);
      await visitor.go('/league?sports=1&players=1&show=in-progress&km=any');
      await visitor.page.getByRole('link', { name: NAME }).first().click();
      await isAt(visitor, pathOf());
      await visitor.page.getByRole('link', { name: 'What is the league?' }).count();
      for (const path of ['subscribe', 'subscribe/error', 'subscribe/confirmed', 'subscribe/edit', 'take-award']) {
        await visitor.go(pathOf(path));
        await visitor.page.locator('input[type=email]').waitFor();
      }
      await visitor.close();
    });

    await step('SHL-09~ none of these screens has complained', async () => {
      expect([...complaints, ...Object.values(sees).flatMap((screen) => screen.complaints)]).toEqual([]);
    });
  });

  const comingNumber = (start: Date) => [0, 3, 8].indexOf(start.getUTCMonth()) + 1;
});
