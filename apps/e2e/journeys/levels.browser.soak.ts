/** How levels came about, what a match did to them, and what is at stake before one (PLY-08, BYD-01 to BYD-03). */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { day } from '../src/calendar.js';
import { demoPlayers } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
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
      readonly result: { readonly outcome: string } | null;
    };
  }[];
}

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string };
}

const KNOWN = `{
  me {
    id slug displayName
    singles: levelEntries(sport: 1, numberPlayers: 1, first: 100) { ...Reached }
    doubles: levelEntries(sport: 1, numberPlayers: 2, first: 100) { ...Reached }
    padel: levelEntries(sport: 2, numberPlayers: 2, first: 100) { ...Reached }
  }
  played: myMatches(when: PAST, first: 20) { edges { node { ...One } } }
}
fragment Reached on LevelEntryConnection { edges { node { levelUpId } } }
fragment One on Match { id state isFriendly result { outcome } }`;

describeWith(await testChromium(), 'levels in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let luca: Person;
  let marco: Person;
  let lucaSees: Screen;
  let known: Known;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    [luca, marco] = (await demoPlayers(stack, 'levels')) as [Person, Person];
    known = await luca.get<Known>(KNOWN);
    lucaSees = await Screen.open(browser, stack.url, luca);
    await lucaSees.go(levelPage());
  });
  beforeEach(async () => {
    await lucaSees.speak('en');
  });
  afterAll(() => browser?.close());

  const levelPage = () => `/player/${known.me.id}/${known.me.slug}/level`;
  const reached = () => {
    const { singles, doubles, padel } = known.me;
    const [first] = Object.entries({ '1-1': singles, '1-2': doubles, '2-2': padel }).flatMap(([format, { edges }]) =>
      edges.flatMap(({ node }) => node.levelUpId ?? []).map((levelUpId) => ({ format, levelUpId })),
    );
    return first!;
  };
  const counted = () =>
    known.played.edges.find(
      ({ node }) => node.state === 'CONFIRMED' && !node.isFriendly && node.result?.outcome === 'COMPLETED',
    )!.node.id;

  it('PLY-08~ BYD-01 SHL-06~ SHL-09~ a level with its course, every change and its marks; nothing to stumble over', async () => {
    await lucaSees.go(levelPage());
    await lucaSees.shows('Level over time');
    await lucaSees.shows(/than expected: \d+% instead of \d+%/);
    await lucaSees.shows('What opponents say');
    expect(await lucaSees.violations('level')).toEqual([]);
  });

  it('MAT-16~ BYD-01 what a match did to the levels of its players', async () => {
    await lucaSees.go(`/match/${counted()}?tab=ratings`);
    await lucaSees.shows('Chance to win before the match');
    await lucaSees.shows(/Level before the match/);
    expect(await lucaSees.violations('match-levels')).toEqual([]);
  });

  it('BYD-03~ what winning and losing the next match would do', async () => {
    const { courts } = await luca.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 }, sport: 1 }) { edges { node { id } } } }',
    );
    const when = { courtId: courts.edges[0]!.node.id, datePlay: day(20), timePlay: '06:30' };
    const { match } = await luca.command<Made>(
      'createMatch',
      { requestId: randomUUID(), sport: 1, numberPlayers: 1, ...when },
      'match { id }',
    );
    expect(await marco.command('joinMatch', { matchId: match.id })).toMatchObject({ errorCode: null });
    await lucaSees.go(`/match/${match.id}`);
    await lucaSees.shows('What it would do to your level');
    await lucaSees.shows(/If you win \d-/);
    await lucaSees.shows(/If you lose /);
    expect(await lucaSees.violations('match-preview')).toEqual([]);
  });

  it('PLY-06 who would win, and how', async () => {
    await lucaSees.go(levelPage());
    const opponent = lucaSees.page.getByRole('combobox', { name: 'Team B' });
    const name = String(marco.user!['displayName']);
    await opponent.fill(name);
    await lucaSees.choose(opponent, name);
    await lucaSees.press('Simulate');
    await lucaSees.shows(/Most likely score|at least three confirmed matches/);
    expect(await lucaSees.violations('level-simulation')).toEqual([]);
  });

  it('BYD-02~ visitors read how often favourites really won', async () => {
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go('/levels/calibration');
    await visitor.shows(/Favourites with \d+–\d+% won \d+ of \d+/);
    await visitor.shows('Beside plain Elo');
    await visitor.close();
  });

  it('BYD-14~ a level reached is shared from the level tab, and has a page for everybody', async () => {
    // In which format, and how long ago, depends on the demo data.
    const { format, levelUpId } = reached();
    const name = known.me.displayName;
    const { page } = lucaSees;
    await lucaSees.go(`${levelPage()}?format=${format}`);
    await page.getByRole('heading', { name: 'Match by match' }).waitFor();
    const share = page.getByRole('button', { name: 'Share this level' }).first();
    const more = page.getByRole('button', { name: 'Show more' });
    const entries = page.getByRole('region', { name: 'Match by match' }).getByRole('listitem');
    await entries.first().waitFor();
    while ((await share.count()) === 0) {
      const shown = await entries.count();
      await more.click();
      await eventually(async () => (await entries.count()) > shown, 'no more entries');
    }
    const [download] = await Promise.all([page.waitForEvent('download'), share.click()]);
    expect(download.suggestedFilename()).toBe('setpoint.png');

    const path = `/level/${encodeURIComponent(levelUpId)}`;
    const html = await (await fetch(stack.url + path)).text();
    expect(html).toMatch(new RegExp(`property="og:title" content="${name} reached \\d\\.\\d · Setpoint"`));
    expect(html).toContain(`property="og:image" content="${stack.url}/share${path}.png?`);
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go(path);
    await visitor.shows(new RegExp(`${name} reached \\d\\.\\d`));
    expect(await visitor.violations('level-up')).toEqual([]);
    await visitor.speak('en');
    await visitor.page.getByRole('link', { name: 'To the profile' }).click();
    await visitor.page.waitForURL(/\/player\//);
    await visitor.close();
  });

  it('PLY-07 figures of one surface, which the address keeps', async () => {
    await lucaSees.go(`/player/${known.me.id}/${known.me.slug}/statistics`);
    await lucaSees.page.getByRole('combobox', { name: 'Surface' }).selectOption('Clay');
    await lucaSees.page.waitForURL(/surface=CLAY/);
    await lucaSees.page.reload();
    await lucaSees.settled();
    const played = async (region: string) => {
      const rows = lucaSees.page.getByRole('region', { name: region }).locator('tbody tr > td:nth-child(2)');
      await rows.first().waitFor();
      return (await rows.allTextContents()).map(Number);
    };
    const [clay] = await played('By surface');
    expect((await played('By sport')).reduce((sum, matches) => sum + matches, 0)).toBe(clay);
    expect(await lucaSees.violations('statistics-clay')).toEqual([]);
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
