/** The wizards as a stranger uses them: with the browser's own buttons, leaving things out, inviting whom they just found. */
import { randomUUID } from 'node:crypto';
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { picksDay, WHEN_ALL_ARE_FREE } from '../src/calendar.js';
import { demoPlayers, readsIn } from '../src/demo-player.js';
import { misplaced } from '../src/in-page/misplaced.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string };
}

describeWith(await testChromium(), 'the wizards in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let hannah: Person;
  let priya: Person;
  let sees: Screen;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    // Their match in singles, in sets to four, waits for its result.
    [hannah, priya] = (await demoPlayers(stack, 'wizards')) as [Person, Person];
  });
  // A window keeps a match that was begun in it.
  beforeEach(async () => void (sees = await Screen.open(browser, stack.url, hannah)));
  afterEach(() => sees.close());
  afterAll(() => browser?.close());

  const heading = (name: string) => sees.page.getByRole('heading', { name, level: 2 }).waitFor();
  const choose = (name: string) => sees.page.getByRole('radio', { name }).click();
  const group = (name: string) => sees.page.getByRole('group', { name, exact: true });
  const hasFocus = (role: 'textbox' | 'group' | 'radiogroup', name: string) =>
    eventually(
      async () =>
        expect(
          await sees.page
            .getByRole(role, { name, exact: true })
            .first()
            .evaluate((element) => element === document.activeElement),
        ).toBe(true),
      `${name} has no focus`,
    );
  const picksCourt = () => sees.page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
  const picksTime = async (time: string) => {
    await picksDay(sees.page, WHEN_ALL_ARE_FREE);
    await sees.page.getByRole('button', { name: time }).click();
  };
  /** My match that waits for something. */
  const opens = async (action: string) => {
    await sees.go('/match/my?when=waiting');
    await sees.page.getByRole('link', { name: action }).first().click();
    await sees.settled();
    return new URL(sees.page.url()).pathname;
  };

  it('a new match and its court and time, with the browser’s own buttons', async () => {
    await step(
      'MAT-01~ MAT-03~ each step says what is missing and what to do, at the field that gets the focus',
      async () => {
        await sees.go('/match/new');
        await sees.isAt('/match/new?step=sport');
        await sees.press('Continue');
        await sees.shows('Choose tennis or padel.');
        await sees.shows('Choose singles or doubles.');
        await hasFocus('radiogroup', 'Sport');
        await choose('Tennis');
        await choose('Singles');
        await choose('Private');
        await sees.press('Continue');
        await heading('Where?');
        await sees.press('Continue');
        await sees.shows('Choose a court, or skip this step.');
        await hasFocus('textbox', 'Centre or city');
        await picksCourt();
        await sees.press('Continue');
        await heading('When?');
        await sees.press('Continue');
        await sees.shows('Pick a day.');
        await sees.shows('Pick a time.');
        await hasFocus('group', 'Day');
        expect(await sees.page.getByText('This is missing.').count()).toBe(0);
      },
    );

    await step(
      'MAT-01~ FLT-07~ Back, Forward and a reload move through a new match and keep what was chosen',
      async () => {
        await sees.page.goBack();
        await heading('Where?');
        await sees.page.goBack();
        await heading('What are you playing?');
        expect(await sees.page.getByRole('radio', { name: 'Tennis' }).getAttribute('aria-checked')).toBe('true');
        await sees.page.goForward();
        await sees.page.goForward();
        await heading('When?');
        await picksTime('21:30');
        await sees.page.reload();
        await heading('When?');
        await sees.page.locator('[data-active=true], [aria-pressed=true]', { hasText: '21:30' }).first().waitFor();
        await sees.go('/match/new?step=final');
        await heading('Who with?');
        await sees.isAt('/match/new?step=invitations');
      },
    );

    await step(
      'MAT-03~ MAT-20~ somebody whom one does not follow is invited by one press, which can be undone',
      async () => {
        await sees.page.getByRole('textbox', { name: 'Search players' }).fill('ma');
        await sees.shows('Invite someone you don’t follow yet, and you’ll follow them too.');
        const invite = sees.page.getByRole('button', { name: /on the other side$/ }).last();
        const name = (await invite.getAttribute('aria-label'))!.replace(/^.*: | on the other side$/g, '');
        const seat = sees.page.getByRole('region', { name: 'Team B' }).getByText(name);
        await invite.click();
        await seat.waitFor();
        await sees.press('Undo');
        await seat.waitFor({ state: 'detached' });
        await sees.page.getByRole('button', { name: `${name} on the other side` }).click();
        await seat.waitFor();
        await sees.press('Continue');
        await sees.press('Create match');
        await sees.shows('Game on!');
        await sees.isAt(/^\/match\/new\?created=/);
      },
    );

    await step('MAT-01~ going back from the new match does not lead into the wizard again', async () => {
      await sees.page.getByRole('link', { name: 'Open the match' }).click();
      await sees.isAt(/^\/match\/[0-9a-f-]{36}$/);
      // Whoever goes back sooner is still where they were, with the new match before them.
      await sees.page.getByRole('tab', { name: 'Board' }).waitFor();
      await sees.page.goBack();
      await sees.isAt(/^\/match\/[0-9a-f-]{36}$/);
      await sees.go('/match/new');
      await sees.isAt('/match/new?step=sport');
    });

    await step('MAT-09~ Back, Forward and a reload move through setting court and time', async () => {
      const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1 };
      const created = await hannah.command<Made>('createMatch', input, 'match { id }');
      expect(await priya.command('joinMatch', { matchId: created.match.id })).toMatchObject({ errorCode: null });
      const match = await opens('Set court and time');
      await sees.isAt(`${match}?do=organise&step=court`);
      await sees.press('Continue');
      await sees.shows('Choose a court.');
      await picksCourt();
      await heading('When?');
      await sees.page.goBack();
      await heading('Where?');
      await sees.page.goForward();
      await heading('When?');
      await sees.page.reload();
      await heading('When?');
      await sees.isAt(`${match}?do=organise&step=when`);
      // She plays at that time since the steps before.
      await picksTime('21:30');
      await sees.press('Save');
      await sees.shows('You play another match then. Pick another time.');
      await hasFocus('group', 'Time');
      await picksTime('14:30');
      await sees.press('Save');
      await sees.isAt(match);
      await sees.page.goBack();
      await sees.isAt(/^\/match\/my/);
    });
  });

  it('RES-01~ Back, Forward and a reload move through a result, which is sent once', async () => {
    const match = await opens('Enter the result');
    await sees.isAt(`${match}?do=result&step=score`);
    await sees.press('Continue');
    await sees.shows('Enter the games of both sides.');
    const keys = group('Score keys');
    for (const key of ['4', '2', '4', '1']) await keys.getByRole('button', { name: key, exact: true }).click();
    await sees.press('Continue');
    await heading('How do they play?');
    await sees.page.goBack();
    await heading('How did it end?');
    await sees.page.goForward();
    await heading('How do they play?');
    await sees.page.reload();
    await heading('How do they play?');
    await sees.press('Send the result');
    await sees.shows('Result sent');
    await sees.isAt(`${match}?do=result&step=done`);
    await sees.page.goBack();
    await sees.isAt(/^\/match\/my/);
  });

  it('CRT-03~ a centre shows the way there, and no drawing that could be taken for a map', async () => {
    await sees.go('/match/new?step=sport');
    await choose('Padel');
    await sees.press('Continue');
    const centres = sees.page.getByRole('list', { name: 'Centres' });
    const way = centres.getByRole('link', { name: /^Directions to / }).first();
    expect(await way.getAttribute('href')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/directions\?to=[\d.]+%2C-?[\d.]+$/,
    );
    expect(await way.getAttribute('rel')).toBe('noopener noreferrer');
    expect(await sees.page.locator('main svg rect, main svg [role=button]').count()).toBe(0);
  });

  it.each(['it', 'es'])('I18N-01~ no step of a new match hides or cuts anything at 320 px in %s', async (language) => {
    await readsIn(language, priya);
    const who = await Screen.open(browser, stack.url, priya);
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
  });
});
