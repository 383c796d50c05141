/** The wizards as a stranger uses them: with the browser's own buttons, leaving things out, inviting whom they just found. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { picksDay, WHEN_ALL_ARE_FREE } from '../src/calendar.js';
import { misplaced } from '../src/in-page/misplaced.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

describeWith(await testChromium(), 'the wizards in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let ana: Screen;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
  });
  // A window keeps a match that was begun in it.
  beforeEach(async () => void (ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example')));
  afterEach(() => ana.close());
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const heading = (name: string) => ana.page.getByRole('heading', { name, level: 2 }).waitFor();
  const choose = (name: string) => ana.page.getByRole('radio', { name }).click();
  const group = (name: string) => ana.page.getByRole('group', { name, exact: true });
  const isAt = (address: string | RegExp) =>
    eventually(
      async () =>
        expect(`${new URL(ana.page.url()).pathname}${new URL(ana.page.url()).search}`).toMatch(
          typeof address === 'string' ? new RegExp(`^${address.replace(/[.?]/g, '\\$&')}$`) : address,
        ),
      `not at ${address}`,
    );
  const hasFocus = (role: 'textbox' | 'group' | 'radiogroup', name: string) =>
    eventually(
      async () =>
        expect(
          await ana.page
            .getByRole(role, { name, exact: true })
            .first()
            .evaluate((element) => element === document.activeElement),
        ).toBe(true),
      `${name} has no focus`,
    );
  const picksCourt = () => ana.page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
  const picksTime = async (time: string) => {
    await picksDay(ana.page, WHEN_ALL_ARE_FREE);
    await ana.page.getByRole('button', { name: time }).click();
  };
  /** My match that waits for something. */
  const opens = async (action: string) => {
    await ana.go('/match/my?when=waiting');
    await ana.page.getByRole('link', { name: action }).first().click();
    await ana.settled();
    return new URL(ana.page.url()).pathname;
  };

  it('a new match and its court and time, with the browser’s own buttons', async () => {
    await step(
      'MAT-01~ MAT-03~ each step says what is missing and what to do, at the field that gets the focus',
      async () => {
        await ana.go('/match/new');
        await isAt('/match/new?step=sport');
        await ana.press('Continue');
        await ana.shows('Choose tennis or padel.');
        await ana.shows('Choose singles or doubles.');
        await hasFocus('radiogroup', 'Sport');
        await choose('Tennis');
        await choose('Singles');
        await choose('Private');
        await ana.press('Continue');
        await heading('Where?');
        await ana.press('Continue');
        await ana.shows('Choose a court, or skip this step.');
        await hasFocus('textbox', 'Centre or city');
        await picksCourt();
        await ana.press('Continue');
        await heading('When?');
        await ana.press('Continue');
        await ana.shows('Pick a day.');
        await ana.shows('Pick a time.');
        await hasFocus('group', 'Day');
        expect(await ana.page.getByText('This is missing.').count()).toBe(0);
      },
    );

    await step(
      'MAT-01~ FLT-07~ Back, Forward and a reload move through a new match and keep what was chosen',
      async () => {
        await ana.page.goBack();
        await heading('Where?');
        await ana.page.goBack();
        await heading('What are you playing?');
        expect(await ana.page.getByRole('radio', { name: 'Tennis' }).getAttribute('aria-checked')).toBe('true');
        await ana.page.goForward();
        await ana.page.goForward();
        await heading('When?');
        await picksTime('21:30');
        await ana.page.reload();
        await heading('When?');
        await ana.page.locator('[data-active=true], [aria-pressed=true]', { hasText: '21:30' }).first().waitFor();
        await ana.go('/match/new?step=final');
        await heading('Who with?');
        await isAt('/match/new?step=invitations');
      },
    );

    await step(
      'MAT-03~ MAT-20~ somebody whom one does not follow is invited by one press, which can be undone',
      async () => {
        await ana.page.getByRole('textbox', { name: 'Search players' }).fill('ma');
        await ana.shows('Invite someone you don’t follow yet, and you’ll follow them too.');
        const invite = ana.page.getByRole('button', { name: /on the other side$/ }).last();
        const name = (await invite.getAttribute('aria-label'))!.replace(/^.*: | on the other side$/g, '');
        const seat = ana.page.getByRole('region', { name: 'Team B' }).getByText(name);
        await invite.click();
        await seat.waitFor();
        await ana.press('Undo');
        await seat.waitFor({ state: 'detached' });
        await ana.page.getByRole('button', { name: `${name} on the other side` }).click();
        await seat.waitFor();
        await ana.press('Continue');
        await ana.press('Create match');
        await ana.shows('Game on!');
        await isAt(/^\/match\/new\?created=/);
      },
    );

    await step('MAT-01~ going back from the new match does not lead into the wizard again', async () => {
      await ana.page.getByRole('link', { name: 'Open the match' }).click();
      await isAt(/^\/match\/[0-9a-f-]{36}$/);
      // Whoever goes back sooner is still where they were, with the new match before them.
      await ana.page.getByRole('tab', { name: 'Board' }).waitFor();
      await ana.page.goBack();
      await isAt(/^\/match\/[0-9a-f-]{36}$/);
      await ana.go('/match/new');
      await isAt('/match/new?step=sport');
    });

    await step('MAT-09~ Back, Forward and a reload move through setting court and time', async () => {
      const match = await opens('Set court and time');
      await isAt(`${match}?do=organise&step=court`);
      await ana.press('Continue');
      await ana.shows('Choose a court.');
      await picksCourt();
      await heading('When?');
      await ana.page.goBack();
      await heading('Where?');
      await ana.page.goForward();
      await heading('When?');
      await ana.page.reload();
      await heading('When?');
      await isAt(`${match}?do=organise&step=when`);
      // She plays at that time since the steps before.
      await picksTime('21:30');
      await ana.press('Save');
      await ana.shows('You play another match then. Pick another time.');
      await hasFocus('group', 'Time');
      await picksTime('14:30');
      await ana.press('Save');
      await isAt(match);
      await ana.page.goBack();
      await isAt(/^\/match\/my/);
    });
  });

  it('RES-01~ Back, Forward and a reload move through a result, which is sent once', async () => {
    const match = await opens('Enter the result');
    await isAt(`${match}?do=result&step=score`);
    await ana.press('Continue');
    await ana.shows('Enter the games of both sides.');
    const keys = group('Score keys');
    for (const key of ['6', '4', '6', '3']) await keys.getByRole('button', { name: key, exact: true }).click();
    await ana.press('Continue');
    await heading('How do they play?');
    await ana.page.goBack();
    await heading('How did it end?');
    await ana.page.goForward();
    await heading('How do they play?');
    await ana.page.reload();
    await heading('How do they play?');
    await ana.press('Send the result');
    await ana.shows('Result sent');
    await isAt(`${match}?do=result&step=done`);
    await ana.page.goBack();
    await isAt(/^\/match\/my/);
  });

  it('CRT-03~ a centre shows the way there, and no drawing that could be taken for a map', async () => {
    await ana.go('/match/new?step=sport');
    await choose('Padel');
    await ana.press('Continue');
    const centres = ana.page.getByRole('list', { name: 'Centres' });
    const way = centres.getByRole('link', { name: /^Directions to / }).first();
    expect(await way.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=[\d.]+%2C[\d.]+$/,
    );
    expect(await way.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await ana.page.locator('main svg rect, main svg [role=button]').count()).toBe(0);
  });

  it.each(['carla', 'david'])(
    'I18N-01~ no step of a new match hides or cuts anything at 320 px in the language of %s',
    async (person) => {
      const who = await Screen.signedIn(browser, stack.url, `${person}@setpoint.example`);
      await who.page.setViewportSize({ width: 320, height: 700 });
      await who.go('/match/new');
      await who.page.getByRole('radio').first().click();
      await who.page.getByRole('radio').nth(2).click();
      for (const name of ['sport', 'court', 'invitations', 'final']) {
        await who.page.waitForURL(`**/match/new?step=${name}`);
        await who.settled();
        expect(await who.page.evaluate(misplaced, { torn: true })).toEqual([]);
        const buttons = who.page.locator('section[aria-labelledby=step-title] > :last-child').getByRole('button');
        if (name !== 'final') await buttons.nth(name === 'sport' ? 0 : 1).click();
      }
      await who.close();
    },
  );
});
