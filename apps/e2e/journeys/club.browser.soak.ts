import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser, Locator, Page } from 'playwright-core';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

describeWith(await testChromium(), 'a living club', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let ana: Screen;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
  });
  afterAll(() => browser?.close());

  const pictures = (page: Page, kind: 'avatars' | 'courts') => page.locator(`main img[src^="/files/${kind}/"]`);
  /** Waits until the first picture of the kind shows something. */
  const drawn = async (page: Page, kind: 'avatars' | 'courts') => {
    await pictures(page, kind).first().waitFor();
    await page.waitForFunction(
      (start) => (document.querySelector<HTMLImageElement>(`main img[src^="${start}"]`)?.naturalWidth ?? 0) > 0,
      `/files/${kind}/`,
    );
  };
  /** By how much a table is wider than the room it has, in px. */
  const cutOff = (table: Locator) =>
    table.evaluate((element) => element.scrollWidth - element.closest('.mantine-ScrollArea-viewport')!.clientWidth);
  const signedIn = async (email: string): Promise<Screen> => Screen.signedIn(browser, stack.url, email);

  it('PLY-02~ CRT-01~ shows faces in lists and on profiles, and centres with their pictures', async () => {
    const { page } = ana;
    await ana.go('/player/list');
    await drawn(page, 'avatars');
    const [faces, cards] = [await pictures(page, 'avatars').count(), await page.locator('main article').count()];
    expect(faces).toBeGreaterThan(cards / 2);
    await page
      .locator('main article')
      .filter({ has: page.locator('img') })
      .first()
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/\/player\/[0-9a-f-]{36}\//);
    await drawn(page, 'avatars');

    await ana.go('/court/list');
    await drawn(page, 'courts');
    // Drawn ones, and those that owners have uploaded.
    const articles = page.locator('main article');
    const drawnOnes = articles.filter({ has: page.locator('img') });
    await eventually(
      async () => expect(await drawnOnes.count()).toBe(await articles.count()),
      'a centre has no picture',
    );
    await page.locator('main article').first().getByRole('link').first().click();
    await page.waitForURL(/\/court\/[0-9a-f-]{36}\//);
    await drawn(page, 'courts');
  });

  it('SHL-05~ shows initials and court lines where pictures are gone, and nothing broken', async () => {
    const ben = await signedIn('ben@setpoint.example');
    const { page } = ben;
    await page.route('**/files/**', (route) => route.fulfill({ status: 404 }));
    for (const path of ['/player/list', '/court/list']) {
      await ben.go(path);
      await page.locator('main article').first().waitFor();
      await page.waitForFunction(() =>
        [...document.querySelectorAll('img')].every(({ complete, naturalWidth }) => !complete || naturalWidth > 0),
      );
      await page.locator('main article').first().scrollIntoViewIfNeeded();
    }
    expect(await page.locator('main article').first().locator('img').count()).toBe(0);
    await ben.close();
  });

  it('CRT-06~ the owner finds the centres in the menu; another player does not run it', async () => {
    const owner = await signedIn('owner@setpoint.example');
    const { page } = owner;
    await page.getByRole('button', { name: /Il tuo menu|Your menu/ }).click();
    await page.locator('header, [role=dialog]').locator('a[href^="/court/"]').first().click();
    await page.waitForURL(/\/court\/[0-9a-f-]{36}\//);
    await owner.shows(/Gestisci tu questo centro|You run this centre/);
    const address = new URL(page.url()).pathname;
    await owner.close();

    await ana.go(address);
    expect(await ana.page.getByText('You run this centre').count()).toBe(0);
  });

  it('CRT-05 a centre is suggested: what is near is shown first, and all of it once more before it is sent', async () => {
    const { page } = ana;
    const { courts } = await new Person(stack, 'a visitor').get<{ courts: { edges: { node: { name: string } }[] } }>(
      '{ courts(filter: { near: { lat: 45.4642, lng: 9.19, km: 20 } }, first: 1) { edges { node { name } } } }',
    );
    const known = courts.edges[0]!.node.name;
    await ana.go('/court/new');
    await ana.press('Next');
    await eventually(
      async () => expect(await page.getByText('Needed', { exact: true }).count()).toBe(3),
      'name, address or city is not asked for',
    );
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${known} Due`);
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Via Ortica 1');
    const city = page.getByRole('combobox', { name: 'City' });
    await city.fill('Milan');
    await page.getByRole('option', { name: 'Milan, Lombardy, Italy' }).click();
    await ana.press('Next');
    await page.getByRole('main').getByRole('link', { name: known }).waitFor();
    await ana.press('No, it is new');
    await ana.shows('Does everything look right?');
    await ana.shows('Via Ortica 1');
    expect(await page.getByText(`Thank you for ${known} Due!`).count()).toBe(0);
    await ana.press('Send');
    await ana.shows(`Thank you for ${known} Due!`);
  });

  it('PUB-01~ two matches on the home page fill their row', async () => {
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go('/');
    const cards = visitor.page.locator('section[aria-labelledby=nearby] > ul');
    await cards.scrollIntoViewIfNeeded();
    const gap = await cards.evaluate((list) => {
      const first = list.firstElementChild!;
      list.replaceChildren(first, first.cloneNode(true));
      return list.getBoundingClientRect().right - list.lastElementChild!.getBoundingClientRect().right;
    });
    expect(gap).toBeLessThan(1);
    await visitor.close();
  });

  it('ADM-05~ ADM-03~ support finds a player and a match, with the keyboard alone; a player is shown nothing', async () => {
    const support = await Screen.open(browser, stack.supportUrl);
    const { page } = support;
    await support.go('/players');
    await support.signIn('support@setpoint.example');
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('ana@setpoint');
    await page.waitForURL('**/players?q=ana%40setpoint');
    await page.waitForFunction(() => document.querySelectorAll('[data-row]').length === 1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Account' }).getByText('ana@setpoint.example').waitFor();
    await page.locator('[data-row]').first().waitFor();
    // At 1280 px nothing of points and matches is cut.
    for (const table of await page.locator('table').all()) expect(await cutOff(table)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: 'All matches' }).click();
    await page.waitForURL('**/matches?player=*');
    await page.getByRole('row').filter({ hasText: 'Confirmed' }).first().locator('[data-row]').click();
    await page.getByRole('region', { name: 'Result' }).getByText('Current').waitFor();
    await support.close();

    const stranger = await Screen.open(browser, stack.supportUrl);
    await stranger.go('/players');
    await stranger.signIn('ana@setpoint.example');
    await stranger.shows('This app is for support staff');
    await stranger.close();
  });
});
