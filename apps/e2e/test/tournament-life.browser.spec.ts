/** A tournament of sixteen from its groups to the prize, seen by who wins it and by those whom she beats. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { picksDay } from '../src/calendar.js';
import { FixturePlay, playersOf, type Fixture, type ShownSide } from '../src/fixtures.js';
import { newPlayers } from '../src/new-player.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { enterTournament, openTournament } from '../src/tournaments.js';

/** After a move of the clock everything comes at once; who asks often makes it slower. */
const BUSY = { everyMs: 250 };
const NAME = 'Lambrate Sixteen';
const PHONE = { width: 360, height: 780 };
/** The strongest first; she wins whatever she plays. */
const FIRST_NAMES = 'Eva Hugo Ida Jan Kira Leo Mia Nils Olga Paul Rita Sami Tea Ugo Vera Walt'.split(' ');
const FIXTURES = `query ($id: ID!) { tournament(id: $id) { state fixtures {
  id stage number state how rule match { id } group { number }
  sideA { entry { players { id } } } sideB { entry { players { id } } }
} } }`;

interface Shown {
  readonly tournament: {
    readonly state: string;
    readonly fixtures: readonly (Omit<Fixture, 'sides'> & {
      readonly group: { readonly number: number } | null;
      readonly sideA: ShownSide;
      readonly sideB: ShownSide;
    })[];
  };
}

describeWith(await testChromium(), 'a tournament from its groups to the prize in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let clock: PlatformClock;
  const players: Person[] = [];
  let play: FixturePlay;
  const sees: Partial<Record<'eva' | 'rival' | 'visitor', Screen>> = {};
  let eva: Screen;
  let id: string;

  beforeAll(async () => {
    // Whenever time has passed all of them sign in anew, from one address.
    stack = await ownStack({ AUTH_CALLS_PER_MINUTE: '600' });
    browser = await openBrowser(executablePath);
    const support = await new Person(stack, 'support@setpoint.example').signIn();
    clock = new PlatformClock(support, players);
    id = await openTournament(support, {
      ...{ name: NAME, format: 'GROUPS_AND_PLAY_OFF', priceCents: 0, startOn: await clock.day(2) },
      ...{ teamsToStart: 16, minTeams: 8, maxTeams: 16, rules: 'New balls for each match.' },
      prizes: [
        { placing: 'WINNER', voucherCents: 3_000, points: 500, creditCents: 2_500 },
        { placing: 'SECOND', points: 250 },
      ],
    });
    const plans = FIRST_NAMES.map((firstName, at) => ({
      ...{ firstName, lastName: 'Sedici', mobile: String(3_339_870_000 + at) },
      level: 6.5 - Math.floor(at / 4) * 0.5,
    }));
    players.push(...(await newPlayers(stack, support, plans)));
    play = new FixturePlay(new Map(players.map((who) => [who.id, who])));
    for (const who of players)
      await eventually(
        async () =>
          expect(await enterTournament(who, id, null, 0)).toMatchObject({ registration: { state: 'CONFIRMED' } }),
        'not entered',
        BUSY,
      );
    eva = sees.eva = await Screen.open(browser, stack.url, await freshly(players[0]!));
    await eva.page.setViewportSize(PHONE);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const pathOf = (...parts: string[]) => ['/tournament', id, ...parts].join('/');
  const isAt = (who: Screen, path: string | RegExp) =>
    eventually(() => {
      const { pathname, search } = new URL(who.page.url());
      expect(pathname + search).toMatch(path);
    }, `not at ${path}`);
  const heading = (who: Screen, name: string | RegExp) => who.page.getByRole('heading', { name }).first().waitFor();
  /** A session that ends with nobody else's. */
  const freshly = ({ email }: Person) => new Person(stack, email, 'a long password').signIn();

  const fixtures = async (stage: string): Promise<readonly (Fixture & { readonly group: number | null })[]> => {
    const { tournament } = await players[0]!.get<Shown>(FIXTURES, { id });
    return tournament.fixtures
      .filter((one) => one.stage === stage)
      .map(({ sideA, sideB, group, ...one }) => ({
        ...one,
        group: group?.number ?? null,
        sides: [playersOf(sideA), playersOf(sideB)],
      }));
  };
  const ready = (stage: string, count: number) =>
    eventually(
      async () => {
        const found = await fixtures(stage);
        expect(found.filter(({ match }) => match !== null)).toHaveLength(count);
        return found;
      },
      `the matches of ${stage} did not come`,
      BUSY,
    );
  const endsOf = async (stage: string) => {
    const counts: Record<string, number> = {};
    for (const one of await fixtures(stage)) counts[one.how ?? one.state] = (counts[one.how ?? one.state] ?? 0) + 1;
    return counts;
  };
  const decided = (stage: string, how: Readonly<Record<string, number>>) =>
    eventually(async () => expect(await endsOf(stage)).toEqual(how), `${stage} is not decided`, BUSY);
  /** The window ends; a match whose day has come is waited for another day after it has heard of that. */
  async function timeIsUp(stage: string, how: Readonly<Record<string, number>>): Promise<void> {
    await clock.forward(6 * 24);
    await eventually(
      async () => {
        await clock.forward(25);
        expect(await endsOf(stage)).toEqual(how);
      },
      `${stage} is not decided`,
      { everyMs: 2_000 },
    );
  }
  const rank = (playerId: string) => players.findIndex(({ id: each }) => each === playerId);
  /** Who is stronger wins. */
  const winnerOf = ({ sides: [[a], [b]] }: Fixture): 0 | 1 => (rank(a!) < rank(b!) ? 0 : 1);
  /** On the day after the opening; at each hour one match of each player. */
  async function playAll(some: readonly Fixture[]): Promise<void> {
    const busy = new Map<string, number>();
    const tomorrow = await clock.day(1);
    for (const fixture of some) {
      const [a, b] = fixture.sides.map(([who]) => who!) as [string, string];
      const slot = Math.max(busy.get(a) ?? 0, busy.get(b) ?? 0);
      busy.set(a, slot + 1).set(b, slot + 1);
      await play.organise(fixture, tomorrow, `${String(13 + 2 * slot).padStart(2, '0')}:00`);
    }
    await clock.to(new Date(`${tomorrow}T22:30:00Z`));
    for (const fixture of some) await play.result(fixture, winnerOf(fixture), 3);
  }

  it('sixteen enter, and one wins the prize', async () => {
    await step('TRN-02~ TRN-03~ TRN-04~ starts with sixteen, in groups of four, which everybody sees', async () => {
      await eva.go(pathOf());
      await heading(eva, 'You’re in');
      await clock.forward(8 * 24);
      const matches = await ready('ROUND_ROBIN', 24);
      expect(new Set(matches.map(({ group }) => group)).size).toBe(4);
      await eva.go(pathOf());
      await heading(eva, 'Agree on court and time');
      expect(await eva.violations('tournament-in-progress')).toEqual([]);
      await eva.page.getByRole('tab', { name: 'Groups' }).click();
      await isAt(eva, pathOf('groups'));
      await heading(eva, 'Group 1');
      await eva.shows('The first 2 go on');
    });

    await step(
      'TRN-10~ TRN-11~ the groups are played, but for two matches that nobody or one side tried to play',
      async () => {
        const matches = await fixtures('ROUND_ROBIN');
        // Of the weakest of two groups: who goes on is not touched by it.
        const weak = matches.filter(({ sides: [[a], [b]] }) => rank(a!) >= 8 && rank(b!) >= 8);
        const [untried, tried] = [weak.find(({ group }) => group === 1)!, weak.find(({ group }) => group === 2)!];
        await play.organise(tried, await clock.day(2), '20:00');
        await playAll(matches.filter((one) => one !== untried && one !== tried));
        await decided('ROUND_ROBIN', { PLAYED: 22, READY: 2 });
        await eva.go(pathOf('groups', 'round-robin', String(await groupOf(0))));
        await eva.page.getByRole('table').getByText('Eva Sedici').waitFor();
        expect(await eva.page.getByRole('table').count()).toBe(1);
        expect(await eva.violations('tournament-groups')).toEqual([]);
        await timeIsUp('ROUND_ROBIN', { PLAYED: 22, DOUBLE_FORFEIT: 1, FORFEIT: 1 });
        expect(
          (await fixtures('ROUND_ROBIN'))
            .map(({ rule }) => rule)
            .filter(Boolean)
            .sort(),
        ).toEqual(['BOTH_SILENT', 'ONE_SILENT']);
        await eva.go(pathOf('groups', 'round-robin', '1'));
        await eva.shows(/neither side proposed a time/);
        await eva.go(pathOf('groups', 'round-robin', '2'));
        await eva.shows(/proposed no time and answered none/);
      },
    );

    await step(
      'TRN-04~ RTE-06~ the bracket is drawn: columns on a desktop, round by round on a phone, one match by its address',
      async () => {
        await ready('QUARTER_FINALS', 4);
        const { page } = eva;
        await eva.go(pathOf('bracket'));
        await eva.shows('Eva Sedici');
        expect(await eva.violations('tournament-bracket')).toEqual([]);
        const visitor = (sees.visitor = await Screen.open(browser, stack.url));
        await visitor.go(pathOf('bracket'));
        await visitor.page
          .getByRole('article', { name: /Winner of quarter-final 1/ })
          .first()
          .waitFor();
        await eva.go(pathOf('bracket', 'semifinal', '1'));
        await page
          .getByRole('article', { name: /^Semifinal 1:/ })
          .first()
          .waitFor();
        await eva.go(pathOf('matches'));
        await page
          .getByRole('article', { name: /^Quarter-final/ })
          .first()
          .waitFor();
        expect(await eva.violations('tournament-matches')).toEqual([]);
        await eva.go(pathOf('rules'));
        await eva.shows('New balls for each match.');
        await eva.go(pathOf('teams'));
        await eva.shows('16 entries');
        await eva.go(pathOf('no-such-page'));
        await isAt(eva, pathOf());
      },
    );

    let opponent: Person;
    await step(
      'TRN-10~ she proposes court and time on her phone, and the match says which tournament it is of',
      async () => {
        const mine = (await fixtures('QUARTER_FINALS')).find(({ sides }) => sides.flat().includes(players[0]!.id))!;
        opponent = players[rank(mine.sides.flat().find((who) => who !== players[0]!.id)!)]!;
        const { page } = eva;
        await eva.go(pathOf());
        await page.getByRole('link', { name: 'Propose a time' }).click();
        await page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
        await picksDay(page, 1);
        await page.getByRole('button', { name: '12:30' }).click();
        await eva.press('Save');
        await eva.shows('See you on court');
        await eva.shows(NAME);
        expect(await eva.violations('tournament-match')).toEqual([]);
      },
    );

    await step(
      'RES-01~ RES-03~ she enters the result, the other side confirms it; a match that one side tried is a forfeit',
      async () => {
        const others = (await fixtures('QUARTER_FINALS')).filter(({ sides }) => !sides.flat().includes(players[0]!.id));
        const [tried, ...played] = others;
        await play.organise(tried!, await clock.day(3), '20:00', winnerOf(tried!));
        await playAll(played);
        await clock.forward(24);
        await eva.go(pathOf());
        await heading(eva, 'How did it end?');
        await eva.page.getByRole('link', { name: 'Enter the result' }).click();
        await eva.page.getByLabel(/Set 1, games of Eva/).fill('9');
        await eva.page.getByLabel(new RegExp(`Set 1, games of (?!Eva)`)).fill('7');
        await eva.press('Continue');
        await eva.press('Send the result');
        await eva.shows('Result sent');
        const rival = (sees.rival = await Screen.open(browser, stack.url, await freshly(opponent)));
        await rival.go(pathOf());
        await heading(rival, 'Is this result right?');
        await rival.page.getByRole('link', { name: 'Answer' }).click();
        await rival.press('Yes, confirm');
        await rival.shows('Confirmed');
        await rival.go(pathOf());
        await heading(rival, 'Nothing to do right now');
        await timeIsUp('QUARTER_FINALS', { PLAYED: 3, FORFEIT: 1 });
      },
    );

    await step('TRN-13~ RTE-06~ she wins the final and takes the prize, once', async () => {
      await playAll(await ready('SEMIFINAL', 2));
      await decided('SEMIFINAL', { PLAYED: 2 });
      await playAll(await ready('FINAL', 1));
      await decided('FINAL', { PLAYED: 1 });
      const { page } = eva;
      await eva.go(pathOf());
      await heading(eva, 'You’ve won a prize');
      await eva.shows('Won by Eva Sedici');
      expect(await eva.violations('tournament-won')).toEqual([]);
      // The same page again, in another tab.
      const again = await page.context().newPage();
      await again.goto(`${stack.url}${pathOf('take-award')}`);
      await again.getByRole('radio', { name: /smash points/ }).click();
      await page.getByRole('link', { name: 'Take the prize' }).click();
      await isAt(eva, pathOf('take-award'));
      expect(await eva.violations('take-award')).toEqual([]);
      await page.getByRole('radio', { name: /of credit/ }).click();
      await eva.press('Take the prize');
      await eva.shows('Yours: €25 of credit');
      await again.getByRole('button', { name: 'Take the prize' }).click();
      await again.getByText('This prize is already taken.').first().waitFor();
      await again.close();
      await page.reload();
      await eva.shows('Yours: €25 of credit');
      await eventually(
        async () => {
          const { myCredit } = await players[0]!.get<{ myCredit: { cents: number } }>('{ myCredit { cents } }');
          expect(myCredit.cents).toBe(2_500);
        },
        'the prize did not arrive',
        BUSY,
      );
      await eva.go('/player/account/awards');
      await eva.shows(NAME);
      await eva.go(pathOf('bracket'));
      await eva.shows('Eva Sedici');
      await eva.keepPicture('tournament-bracket-won-360');
    });

    await step('RTE-06 FLT-04~ TRN-17~ is found among completed ones, and no address of it leads nowhere', async () => {
      const visitor = sees.visitor!;
      await visitor.go('/tournament');
      await isAt(visitor, '/tournament/list');
      await visitor.go('/tournament/list?show=completed&sports=1&players=1&km=any');
      await visitor.page.getByRole('link', { name: NAME }).first().waitFor();
      expect(await visitor.violations('tournaments-completed')).toEqual([]);
      await visitor.go('/tournament/list/1?km=any');
      await heading(visitor, 'Tournaments');
      await visitor.go('/tournament/list/99?show=completed&km=any');
      await visitor.page.getByRole('link', { name: 'First page' }).waitFor();
      for (const path of [
        'subscribe',
        `subscribe/${players[1]!.id}`,
        'subscribe/confirmed',
        'subscribe/error',
        'take-award',
      ]) {
        await visitor.go(pathOf(path));
        await visitor.page.locator('input[type=email]').waitFor();
      }
      const second = sees.rival!;
      await second.go(pathOf('subscribe', 'confirmed'));
      await heading(second, 'You’re in!');
      await second.go(pathOf('take-award'));
      await second.shows('No prize for you here');
    });

    await step('SHL-09~ none of these screens has complained', async () => {
      expect(Object.values(sees).flatMap(({ complaints }) => complaints)).toEqual([]);
    });
  });

  const groupOf = async (strength: number) =>
    (await fixtures('ROUND_ROBIN')).find(({ sides }) => sides.flat().includes(players[strength]!.id))!.group;
});
