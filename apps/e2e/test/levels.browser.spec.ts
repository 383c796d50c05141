/** How levels came about, what a match did to them, and what is at stake before one (PLY-08, BYD-01 to BYD-03). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { root } from '../src/stack-process.js';

interface Known {
  readonly me: {
    readonly id: string;
    readonly slug: string;
    readonly displayName: string;
    readonly singles: Entries;
    readonly doubles: Entries;
    readonly padel: Entries;
  };
  readonly played: Matches;
  readonly coming: Matches;
}
interface Entries {
  readonly edges: readonly { readonly node: { readonly levelUpId: string | null } }[];
}
interface Matches {
  readonly edges: readonly {
    readonly node: {
      readonly id: string;
      readonly state: string;
      readonly isFriendly: boolean;
      readonly missing: number;
      readonly result: { readonly outcome: string } | null;
    };
  }[];
}

const KNOWN = `{
  me {
    id slug displayName
    singles: levelEntries(sport: 1, numberPlayers: 1, first: 100) { ...Reached }
    doubles: levelEntries(sport: 1, numberPlayers: 2, first: 100) { ...Reached }
    padel: levelEntries(sport: 2, numberPlayers: 2, first: 100) { ...Reached }
  }
  played: myMatches(when: PAST, first: 20) { edges { node { ...One } } }
  coming: myMatches(when: UPCOMING, first: 20) { edges { node { ...One } } }
}
fragment Reached on LevelEntryConnection { edges { node { levelUpId } } }
fragment One on Match { id state isFriendly missing result { outcome } }`;

describeWith(await testChromium(), 'levels in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let ana: Screen;
  let known: Known;

  beforeAll(async () => {
    // Ana's language changes here.
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    known = await (await new Person(stack, 'ana@setpoint.example').signIn()).get<Known>(KNOWN);
    ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
  });
  beforeEach(async () => {
    await ana.colours('light');
    await ana.speak('en');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const levelPage = () => `/player/${known.me.id}/${known.me.slug}/level`;
  async function someoneWhoClimbed() {
    for (const email of ['ana', 'ben', 'carla', 'david'].map((first) => `${first}@setpoint.example`)) {
      const { me } = await (await new Person(stack, email).signIn()).get<Known>(KNOWN);
      const formats = Object.entries({ '1-1': me.singles, '1-2': me.doubles, '2-2': me.padel });
      const [first] = formats.flatMap(([format, { edges }]) =>
        edges.flatMap(({ node }) => node.levelUpId ?? []).map((levelUpId) => ({ format, levelUpId })),
      );
      if (first) return { ...first, email, name: me.displayName, levelPage: `/player/${me.id}/${me.slug}/level` };
    }
    throw new Error('nobody has reached a level');
  }
  const counted = () =>
    known.played.edges.find(
      ({ node }) => node.state === 'CONFIRMED' && !node.isFriendly && node.result?.outcome === 'COMPLETED',
    )!.node.id;

  it('PLY-08~ BYD-01 SHL-09~ a level with its course, every change and its marks; nothing to stumble over', async () => {
    await ana.go(levelPage());
    await ana.shows('Level over time');
    await ana.shows(/than expected: \d+% instead of \d+%/);
    expect(await ana.violations('level')).toEqual([]);
  });

  it('SHL-06~ the charts can be told apart in the dark', async () => {
    await ana.colours('dark');
    await ana.go(levelPage());
    await ana.shows('What opponents say');
    expect(await ana.violations('level-dark')).toEqual([]);
  });

  it('MAT-16~ BYD-01 what a match did to the levels of its players', async () => {
    await ana.go(`/match/${counted()}?tab=ratings`);
    await ana.shows('Chance to win before the match');
    await ana.shows(/Level before the match/);
    expect(await ana.violations('match-levels')).toEqual([]);
  });

  it('BYD-03~ what winning and losing the next match would do', async () => {
    const next = known.coming.edges.find(
      ({ node }) => node.state === 'READY' && !node.isFriendly && node.missing === 0,
    )!.node.id;
    await ana.go(`/match/${next}`);
    await ana.shows('What it would do to your level');
    await ana.shows(/If you win \d-/);
    await ana.shows(/If you lose /);
    expect(await ana.violations('match-preview')).toEqual([]);
  });

  it('PLY-06 who would win, and how', async () => {
    await ana.go(levelPage());
    const opponent = ana.page.getByRole('combobox', { name: 'Team B' });
    await opponent.fill('Ben Taylor');
    await ana.choose(opponent, 'Ben Taylor');
    await ana.press('Simulate');
    await ana.shows(/Most likely score|at least three confirmed matches/);
    expect(await ana.violations('level-simulation')).toEqual([]);
  });

  it('BYD-02~ visitors read how often favourites really won', async () => {
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go('/levels/calibration');
    await visitor.shows(/Favourites with \d+–\d+% won \d+ of \d+/);
    await visitor.shows('Beside plain Elo');
    await visitor.close();
  });

  it('BYD-14~ a level reached is shared from the level tab, and has a page for everybody', async () => {
    // Who, in which format, and how long ago, depends on the demo data.
    const climber = await someoneWhoClimbed();
    const sees = await Screen.signedIn(browser, stack.url, climber.email);
    await sees.speak('en');
    const { format, levelUpId, name } = climber;
    await sees.go(`${climber.levelPage}?format=${format}`);
    await sees.page.getByRole('heading', { name: 'Match by match' }).waitFor();
    const share = sees.page.getByRole('button', { name: 'Share this level' }).first();
    const more = sees.page.getByRole('button', { name: 'Show more' });
    const entries = sees.page.getByRole('region', { name: 'Match by match' }).getByRole('listitem');
    await entries.first().waitFor();
    while ((await share.count()) === 0) {
      const shown = await entries.count();
      await more.click();
      await eventually(async () => (await entries.count()) > shown, 'no more entries');
    }
    const [download] = await Promise.all([sees.page.waitForEvent('download'), share.click()]);
    expect(download.suggestedFilename()).toBe('setpoint.png');

    const path = `/level/${encodeURIComponent(levelUpId)}`;
    const html = await (await fetch(stack.url + path)).text();
    expect(html).toMatch(new RegExp(`property="og:title" content="${name} reached \\d\\.\\d · Setpoint"`));
    expect(html).toContain(`property="og:image" content="${stack.url}/share${path}.png?`);
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go(path);
    await visitor.shows(new RegExp(`${name} reached \\d\\.\\d`));
    expect(await visitor.violations('level-up')).toEqual([]);
    await visitor.colours('dark');
    await visitor.go(path);
    await visitor.keepPicture('level-up-dark');
    await visitor.speak('en');
    await visitor.page.getByRole('link', { name: 'To the profile' }).click();
    await visitor.page.waitForURL(/\/player\//);
    await visitor.close();
    await sees.page.context().close();
  });

  it('PLY-07 figures of one surface, which the address keeps', async () => {
    await ana.go(`/player/${known.me.id}/${known.me.slug}/statistics`);
    await ana.page.getByRole('combobox', { name: 'Surface' }).selectOption('Clay');
    await ana.page.waitForURL(/surface=CLAY/);
    await ana.page.reload();
    await ana.settled();
    const played = async (region: string) => {
      const rows = ana.page.getByRole('region', { name: region }).locator('tbody tr > td:nth-child(2)');
      await rows.first().waitFor();
      return (await rows.allTextContents()).map(Number);
    };
    const [clay] = await played('By surface');
    expect((await played('By sport')).reduce((sum, matches) => sum + matches, 0)).toBe(clay);
    expect(await ana.violations('statistics-clay')).toEqual([]);
  });

  it('charts come when they are opened, not with the first page', () => {
    const routes = JSON.parse(readFileSync(join(root, 'apps/web/dist/routes.json'), 'utf8')) as Record<string, object>;
    for (const route of ['/dashboard/app', '/player/:id/:name/:pageTab', '/match/:id']) {
      const files = JSON.stringify(routes[route]);
      expect({ route, charts: /assets\/(?:level-tab|my-level-chart|ratings-tab|match-preview)-/.test(files) }).toEqual({
        route,
        charts: false,
      });
    }
  });
});
