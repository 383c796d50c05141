import { randomUUID } from 'node:crypto';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser, Page } from 'playwright-core';
import { day } from '../src/calendar.js';
import { lengthen } from '../src/in-page/lengthen.js';
import { misplaced } from '../src/in-page/misplaced.js';
import { demoPlayers } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string };
}

describeWith(await testChromium(), 'matches in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let marco: Person;
  let fabio: Person;
  let marcoSees: Screen;
  let fabioSees: Screen;
  let courtId: string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    [marco, fabio] = (await demoPlayers(stack, 'matches')) as [Person, Person];
    const { courts } = await marco.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 } }) { edges { node { id } } } }',
    );
    courtId = courts.edges[0]!.node.id;
    [marcoSees, fabioSees] = (await Promise.all([marco, fabio].map((who) => Screen.open(browser, stack.url, who)))) as [
      Screen,
      Screen,
    ];
  });
  afterAll(() => browser?.close());

  async function create(more: object = {}): Promise<string> {
    const input = { requestId: randomUUID(), sport: 1, numberPlayers: 2, ...more };
    const { match, errorCode } = await marco.command<Made>('createMatch', input, 'match { id }');
    if (!match) throw new Error(`the match was refused: ${errorCode}`);
    return match.id;
  }
  const seenBy = async (person: Person, id: string) =>
    (
      await person.get<{ match: { mySide: string | null; joinRefusal: string | null } }>(
        `{ match(id: "${id}") { mySide joinRefusal } }`,
      )
    ).match;
  const next = ({ page }: Screen) => page.getByRole('region').filter({ has: page.locator('#next-step') });

  it('MAT-07~ MAT-16~ says what is needed by when, and offers what is really missing', async () => {
    const id = await create();
    await marcoSees.go(`/match/${id}`);
    await next(marcoSees)
      .getByText(/^3 more players needed by \w{3} \d+ \w{3} \d\d:\d\d$/)
      .waitFor();
    expect(await next(marcoSees).getByRole('button').allTextContents()).toEqual(['Invite', 'Propose court and time']);
    const plan = { courtId, datePlay: day(4), timePlay: '06:30', minutesPlay: 60 };
    expect(await marco.command('organiseMatch', { matchId: id, ...plan })).toMatchObject({ errorCode: null });
    await next(marcoSees)
      .getByText(/^3 more players needed by \w{3} 06:30$/)
      .waitFor();
    expect(await next(marcoSees).getByRole('button').allTextContents()).toEqual(['Invite']);
  });

  it('MAT-10~ says why there is no way to join, as the API would', async () => {
    const limited = await create({ levelMin: 6.5, levelMax: 7 });
    expect((await seenBy(fabio, limited)).joinRefusal).toBe('LEVEL_NOT_ALLOWED');
    await fabioSees.go(`/match/${limited}`);
    await next(fabioSees).getByText('Your level is outside the limits.').waitFor();
    expect(await fabioSees.page.getByRole('button', { name: 'Join' }).count()).toBe(0);
  });

  it('MAT-11~ what can be undone is done even if the tab is closed meanwhile', async () => {
    const id = await create();
    await fabio.command('joinMatch', { matchId: id });
    const page = await fabioSees.page.context().newPage();
    await page.goto(`${stack.url}/match/${id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Leave the match' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect((await seenBy(fabio, id)).mySide).not.toBeNull();
    await page.close({ runBeforeUnload: true });
    await eventually(async () => expect((await seenBy(fabio, id)).mySide).toBeNull(), 'still in the match');
  });

  it('FLT-03~ finds matches of an evening', async () => {
    const id = await create({ courtId, datePlay: day(1), timePlay: '19:30' });
    const { page } = marcoSees;
    const shown = async (path: string) => {
      await marcoSees.go(path);
      return page.locator(`article a[href^="/match/${id}"]`).count();
    };
    expect(await shown('/match/list?joinable=no&when=tomorrow&times=morning')).toBe(0);
    expect(await shown('/match/list?joinable=no&when=tonight')).toBe(0);
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await page.locator(`article a[href="/match/${id}"]`).waitFor();
    expect(new URL(page.url()).search).toBe('?joinable=no&when=tomorrow');
    expect(await shown('/match/list?joinable=no&when=tomorrow&times=evening')).toBeGreaterThan(0);
  });

  it('MAT-15~ a page beyond the end leads to the last one', async () => {
    await marcoSees.go('/match/list/99?joinable=no');
    await marcoSees.shows('That page doesn’t exist any more');
    await marcoSees.page.getByRole('link', { name: 'Last page' }).click();
    await marcoSees.page.getByRole('article').first().waitFor();
  });

  it('API-14~ no page asks for the same thing twice', async () => {
    const asksOnce = async (path: string) => {
      await marcoSees.go(path);
      // The shell's own, which come last.
      for (const name of ['UnreadConversations', 'UnreadCount'])
        await eventually(() => marcoSees.asked.names().includes(name), `${path} never asked for ${name}`);
      await marcoSees.page.waitForLoadState('networkidle');
      expect([path, await marcoSees.asked.twice()]).toEqual([path, []]);
    };
    await asksOnce('/match/list/2?joinable=no');
    await asksOnce('/match/my?when=waiting');
    const waiting = await marcoSees.page.locator('article a').first().getAttribute('href');
    for (const tab of ['matches', 'availability']) await asksOnce(`${waiting}?tab=${tab}`);
  });

  const outOfPlace = async (page: Page) => {
    await page.locator('article').first().waitFor();
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    return page.evaluate(misplaced, { torn: true });
  };

  it.each(['it', 'es', 'fr'])('SHL-05~ I18N-01~ nothing leaves its card at 320 and 363 px in %s', async (language) => {
    const visitor = await Screen.open(browser, stack.url);
    for (const path of ['/match/list?', '/match/list?show=played&']) {
      await visitor.go(`${path}km=any&lang=${language}`);
      for (const width of [320, 363]) {
        await visitor.page.setViewportSize({ width, height: 800 });
        expect([path, width, await outOfPlace(visitor.page)]).toEqual([path, width, []]);
      }
    }
    await visitor.close();
  });

  it('SHL-05~ nothing leaves its card at 320 px in a language that is longer still', async () => {
    const { page } = marcoSees;
    await page.setViewportSize({ width: 320, height: 800 });
    await marcoSees.go('/match/my?when=waiting');
    await page.locator('article').first().waitFor();
    const links = await page.locator('article header a').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    for (const path of ['/match/my', ...links.slice(0, 2)]) {
      await marcoSees.go(path);
      await page.locator('article').first().waitFor();
      await page.evaluate(lengthen);
      expect([path, await page.evaluate(misplaced, { torn: false })]).toEqual([path, []]);
    }
  });
});
