/** The photo of a match: from the result's first step to the board, and away again by its owner or by support. */
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { demoPlayers, demoRivals } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Shown {
  readonly id: string;
  readonly myActions: readonly string[];
  readonly mayAddPhoto: boolean;
  readonly photo: { readonly largeUrl: string } | null;
}
const PHONE = { width: 360, height: 780 };
const WIDE = { width: 1280, height: 900 };

describeWith(await testChromium(), 'photos of matches in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let jack: Screen;
  let player: Person;
  /** A match of theirs, of which nobody has entered the result. */
  let played: string;
  let other: Person;
  let photo: { name: string; mimeType: string; buffer: Buffer };

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const rivals = await demoRivals(stack);
    [player] = rivals.players;
    played = rivals.matchId;
    [other] = (await demoPlayers(stack, 'photos')) as [Person];
    jack = await Screen.open(browser, stack.url, player);
    const background = { r: 60, g: 140, b: 90 };
    const taken = sharp({ create: { width: 2600, height: 1900, channels: 3, background } });
    const buffer = await taken
      .withExif({ IFD0: { Make: 'SecretPhone' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    photo = { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer };
  });
  afterAll(() => browser?.close());

  const matches = async (when: string) =>
    (
      await player.get<{ myMatches: { edges: { node: Shown }[] } }>(
        `query ($when: MyMatches!) { myMatches(when: $when, first: 40) {
          edges { node { id myActions mayAddPhoto photo { largeUrl } } } } }`,
        { when },
      )
    ).myMatches.edges.map(({ node }) => node);
  const photoOf = async (id: string) =>
    (await player.get<{ match: Shown }>('query ($id: ID!) { match(id: $id) { id photo { largeUrl } } }', { id })).match
      .photo;
  const choose = async (button: string, file: typeof photo | (typeof photo)[]) => {
    const opening = jack.page.waitForEvent('filechooser');
    await jack.page.getByRole('button', { name: button, exact: true }).first().click();
    await (await opening).setFiles(file);
  };
  const picture = () => jack.page.locator('figure img');
  /** Drawn, not only there. */
  const isSeen = async () => {
    await picture().waitFor();
    await picture().scrollIntoViewIfNeeded();
    const width = () => picture().evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await eventually(async () => expect(await width()).toBeGreaterThan(100), 'the photo is not drawn');
  };
  const hasPhoto = (id: string, expected: boolean) =>
    eventually(async () => expect((await photoOf(id)) !== null).toBe(expected), `photo there: ${!expected}`);

  it('RES-01 MAT-17 a photo is chosen in the first step of a result, and the match shows it', async () => {
    const id = played;
    await jack.page.setViewportSize(PHONE);
    await jack.go(`/match/${id}?do=result`);
    await choose('Add a photo', photo);
    await jack.shows('Goes with the result');
    expect(await jack.violations('result-photo')).toEqual([]);
    await jack.speak('en');
    expect(await photoOf(id)).toBeNull();
    await jack.page.reload();
    await jack.shows('Goes with the result');
    const keys = jack.page.getByRole('group', { name: 'Score keys' });
    for (const key of ['6', '4', '6', '3']) await keys.getByRole('button', { name: key, exact: true }).click();
    await jack.press('Continue');
    await jack.press('Send the result');
    await jack.shows('Result sent');
    await hasPhoto(id, true);
    await jack.go(`/match/${id}`);
    await isSeen();
  });

  it('MAT-17 it is added on the board, on a phone and on a desktop, seen whole, replaced and removed', async () => {
    const { id } = (await matches('PAST')).find((match) => match.mayAddPhoto && !match.photo)!;
    for (const size of [PHONE, WIDE]) {
      await jack.page.setViewportSize(size);
      await jack.go(`/match/${id}`);
      await choose('Add a photo', photo);
      await isSeen();
      const { largeUrl } = (await photoOf(id))!;
      const stored = await fetch(stack.url + largeUrl);
      expect(Buffer.from(await stored.arrayBuffer()).toString('latin1')).not.toContain('SecretPhone');
      await choose('Replace', photo);
      await eventually(async () => expect((await photoOf(id))!.largeUrl).not.toBe(largeUrl), 'not replaced');
      await jack.press('See the whole photo');
      await jack.page.getByRole('dialog').locator('img').waitFor();
      await jack.page.keyboard.press('Escape');
      await jack.page.getByRole('dialog').waitFor({ state: 'detached' });
      if (size === PHONE) {
        expect(await jack.violations('match-photo')).toEqual([]);
        await jack.speak('en');
        await jack.page.setViewportSize(size);
      }
      await jack.page.getByRole('button', { name: 'Remove', exact: true }).click();
      await picture().waitFor({ state: 'detached' });
      await jack.press('Undo');
      await isSeen();
      await jack.page.getByRole('button', { name: 'Remove', exact: true }).click();
      await hasPhoto(id, false);
      await jack.page.getByRole('button', { name: 'Add a photo', exact: true }).waitFor();
      await eventually(async () => expect((await fetch(stack.url + largeUrl)).status).toBe(404), 'still served');
    }
  });

  it('MAT-17 what is no picture is refused in words, and nothing is added', async () => {
    const { id } = (await matches('PAST')).find((match) => match.mayAddPhoto && !match.photo)!;
    await jack.go(`/match/${id}`);
    await choose('Add a photo', { ...photo, buffer: Buffer.from('<svg onload="alert(1)"/>') });
    await jack.shows('That’s no picture we can read.');
    await jack.page.context().setOffline(true);
    await choose('Add a photo', photo);
    await jack.shows(/connection|offline/i);
    await jack.page.context().setOffline(false);
    expect(await photoOf(id)).toBeNull();
  });

  it('MAT-17 who sees it reports it; support sees it, removes it with a reason, and who added it is told', async () => {
    const { id } = (await matches('PAST')).find((match) => match.mayAddPhoto && !match.photo)!;
    await jack.go(`/match/${id}`);
    await choose('Add a photo', photo);
    await isSeen();
    const priya = await Screen.open(browser, stack.url, other);
    await priya.go(`/match/${id}`);
    await priya.press('Report the photo');
    expect(await priya.violations('report-photo')).toEqual([]);
    const sheet = priya.page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Report', exact: true }).click();
    await priya.shows('Please fill this in.');
    await priya.choose(priya.page.getByRole('combobox', { name: 'What is wrong with it?' }), 'Not of this match');
    await sheet.getByRole('button', { name: 'Report', exact: true }).click();
    await priya.shows('Thank you. Support will look at it.');

    const support = await Screen.open(browser, stack.supportUrl);
    await support.go('/');
    await support.signIn('support@setpoint.example');
    await support.page.getByRole('link', { name: 'Cases', exact: true }).waitFor();
    await support.go('/cases?kind=PHOTO');
    await support.page.locator('[data-row]').first().click();
    await support.page.getByRole('img', { name: 'The reported photo' }).waitFor();
    expect(await support.violations('case-photo')).toEqual([]);
    await support.press('Remove the photo');
    await support.page.getByRole('textbox', { name: /Reason/ }).fill('It shows another match.');
    await support.page.getByRole('dialog').getByRole('button', { name: 'Remove the photo' }).click();
    await support.shows('The match shows it no more.');
    await support.shows('It shows another match.');
    await hasPhoto(id, false);
    await picture().waitFor({ state: 'detached' });
    await jack.go('/player/notifications');
    await jack.shows('Support removed your photo of a match');
    await Promise.all([priya.close(), support.close()]);
  });
});
