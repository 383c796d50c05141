import { randomUUID } from 'node:crypto';
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { day } from '../src/calendar.js';
import { demoPlayers } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string } | null;
}

describeWith(await testChromium(), 'finding a time together', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let fabio: Person;
  let tommaso: Person;
  let marco: Person;
  let fabioSees: Screen;
  let tommasoSees: Screen;
  let marcoSees: Screen;
  let courtId: string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    [fabio, tommaso, marco] = (await demoPlayers(stack, 'find-a-time')) as [Person, Person, Person];
    const { courts } = await fabio.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 } }) { edges { node { id } } } }',
    );
    courtId = courts.edges[0]!.node.id;
    [fabioSees, tommasoSees, marcoSees] = (await Promise.all(
      [fabio, tommaso, marco].map((who) => Screen.open(browser, stack.url, who)),
    )) as [Screen, Screen, Screen];
  });
  afterAll(() => browser?.close());

  async function singles(more: object): Promise<string> {
    const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1, ...more };
    const { match, errorCode } = await fabio.command<Made>('createMatch', input, 'match { id }');
    if (!match) throw new Error(`the match was refused: ${errorCode}`);
    expect(await tommaso.command('joinMatch', { matchId: match.id })).toMatchObject({ errorCode: null });
    return match.id;
  }

  it('BYD-04 whoever waits gets the freed place by itself, and sees it without a reload', async () => {
    const id = await singles({ courtId, datePlay: day(6), timePlay: '06:30', minutesPlay: 60 });
    await marcoSees.go(`/match/${id}`);
    const next = marcoSees.page.getByRole('region').filter({ has: marcoSees.page.locator('#next-step') });
    const buttons = next.getByRole('button');
    await buttons.first().waitFor();
    expect(await marcoSees.violations('waiting-list-before')).toEqual([]);
    await buttons.first().click();
    await next.getByRole('heading', { name: 'number 1 in line' }).waitFor();
    expect(await marcoSees.violations('waiting-list')).toEqual([]);
    await marcoSees.go('/match/my');
    await marcoSees.page.locator('#waiting-lists').waitFor();
    await marcoSees.go(`/match/${id}`);
    await next.getByRole('heading', { name: 'number 1 in line' }).waitFor();
    expect(await tommaso.command('leaveMatch', { matchId: id })).toMatchObject({ errorCode: null });
    await next.getByRole('heading', { name: 'number 1 in line' }).waitFor({ state: 'detached' });
    const { match } = await marco.get<{ match: { state: string; mySide: string | null } }>(
      `{ match(id: "${id}") { state mySide } }`,
    );
    expect(match).toEqual({ state: 'READY', mySide: 'B' });
  });

  it('BYD-04 three and four players find a time, and one tap makes their match', async () => {
    for (const who of [fabio, tommaso, marco])
      expect(await who.command('saveAvailability', { noFixedDays: true, slots: [] })).toMatchObject({
        errorCode: null,
      });
    await fabioSees.go(`/match/find?with=${tommaso.id},${marco.id}`);
    const { page } = fabioSees;
    const create = page.getByRole('button', { name: /^Create match: / });
    await create.first().waitFor();
    expect(await fabioSees.violations('find-three')).toEqual([]);
    await create.first().dblclick();
    await page.waitForURL(/\/match\/[0-9a-f-]{36}$/);
    await page.reload();
    await page.locator('#next-step').waitFor();
    const id = page.url().split('/').at(-1)!;
    const { match } = await tommaso.get<{ match: { numberPlayers: number; myActions: string[] } }>(
      `{ match(id: "${id}") { numberPlayers myActions } }`,
    );
    expect(match).toMatchObject({ numberPlayers: 2, myActions: expect.arrayContaining(['ACCEPT']) });
  });

  it('BYD-04 a poll is opened, answered by another person and decided, all of it seen live', async () => {
    const id = await singles({});
    await fabioSees.go(`/match/${id}`);
    const { page } = fabioSees;
    await page.getByRole('button', { name: 'Propose several times' }).click();
    const sheet = page.getByRole('dialog');
    // Another width is another sheet: what was chosen would be gone.
    expect(await fabioSees.violations('poll-opening')).toEqual([]);
    await sheet.getByRole('button', { name: 'Next month' }).click();
    await sheet.getByRole('button', { name: /\b10 \w+ \d{4}$/ }).click();
    for (const time of ['07:00', '21:00']) {
      await sheet.getByRole('button', { name: time, exact: true }).click();
      await sheet.getByRole('button', { name: 'Add this time' }).click();
    }
    await sheet.getByRole('button', { name: 'Ask the others' }).click();
    const panel = page.getByRole('region').filter({ has: page.locator('#poll') });
    await panel.waitFor();
    const polled = await tommaso.get<{ match: { poll: { id: string; times: { id: string }[] } } }>(
      `{ match(id: "${id}") { poll { id times { id } } } }`,
    );
    const { poll } = polled.match;
    await tommasoSees.go(`/match/${id}`);
    await tommasoSees.page.locator('#poll').waitFor();
    expect(await tommasoSees.violations('poll-voting')).toEqual([]);
    await tommasoSees.page.getByRole('radiogroup').last().getByText('Yes', { exact: true }).click();
    await panel.getByText('Suits most').waitFor();
    expect(await fabioSees.violations('poll')).toEqual([]);
    const chosen = { matchId: id, pollId: poll.id, timeId: poll.times[1]!.id, courtId };
    expect(await fabio.command('choosePollTime', chosen)).toMatchObject({ errorCode: null });
    await tommasoSees.page.locator('#poll').waitFor({ state: 'detached' });
    await panel.waitFor({ state: 'detached' });
  });
});
