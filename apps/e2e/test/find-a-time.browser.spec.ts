import { randomUUID } from 'node:crypto';
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { day } from '../src/calendar.js';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string } | null;
}

describeWith(await testChromium(), 'finding a time together', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let ana: Person;
  let ben: Person;
  let carla: Person;
  let anaSees: Screen;
  let benSees: Screen;
  let carlaSees: Screen;
  let courtId: string;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    const person = (name: string) => new Person(stack, `${name}@setpoint.example`).signIn();
    [ana, ben, carla] = (await Promise.all(['ana', 'ben', 'carla'].map(person))) as [Person, Person, Person];
    const { courts } = await ana.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 } }) { edges { node { id } } } }',
    );
    courtId = courts.edges[0]!.node.id;
    [anaSees, benSees, carlaSees] = (await Promise.all(
      [ana, ben, carla].map((who) => Screen.open(browser, stack.url, who)),
    )) as [Screen, Screen, Screen];
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  async function singles(more: object): Promise<string> {
    const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1, ...more };
    const { match, errorCode } = await ana.command<Made>('createMatch', input, 'match { id }');
    if (!match) throw new Error(`the match was refused: ${errorCode}`);
    expect(await ben.command('joinMatch', { matchId: match.id })).toMatchObject({ errorCode: null });
    return match.id;
  }

  it('BYD-04 whoever waits gets the freed place by itself, and sees it without a reload', async () => {
    const id = await singles({ courtId, datePlay: day(6), timePlay: '06:30', minutesPlay: 60 });
    await carlaSees.go(`/match/${id}`);
    const next = carlaSees.page.getByRole('region').filter({ has: carlaSees.page.locator('#next-step') });
    const buttons = next.getByRole('button');
    await buttons.first().waitFor();
    expect(await carlaSees.violations('waiting-list-before')).toEqual([]);
    await buttons.first().click();
    await next.getByRole('heading', { name: /1$/ }).waitFor();
    expect(await carlaSees.violations('waiting-list')).toEqual([]);
    await carlaSees.go('/match/my');
    await carlaSees.page.locator('#waiting-lists').waitFor();
    await carlaSees.go(`/match/${id}`);
    await next.getByRole('heading', { name: /1$/ }).waitFor();
    expect(await ben.command('leaveMatch', { matchId: id })).toMatchObject({ errorCode: null });
    await next.getByRole('heading', { name: /1$/ }).waitFor({ state: 'detached' });
    const { match } = await carla.get<{ match: { state: string; mySide: string | null } }>(
      `{ match(id: "${id}") { state mySide } }`,
    );
    expect(match).toEqual({ state: 'READY', mySide: 'B' });
  });

  it('BYD-04 three and four players find a time, and one tap makes their match', async () => {
    for (const who of [ana, ben, carla])
      expect(await who.command('saveAvailability', { noFixedDays: true, slots: [] })).toMatchObject({
        errorCode: null,
      });
    await anaSees.go(`/match/find?with=${ben.id},${carla.id}`);
    const { page } = anaSees;
    const create = page.getByRole('button', { name: /^Create match: / });
    await create.first().waitFor();
    expect(await anaSees.violations('find-three')).toEqual([]);
    await create.first().dblclick();
    await page.waitForURL(/\/match\/[0-9a-f-]{36}$/);
    await page.reload();
    await page.locator('#next-step').waitFor();
    const id = page.url().split('/').at(-1)!;
    const { match } = await ben.get<{ match: { numberPlayers: number; myActions: string[] } }>(
      `{ match(id: "${id}") { numberPlayers myActions } }`,
    );
    expect(match).toMatchObject({ numberPlayers: 2, myActions: expect.arrayContaining(['ACCEPT']) });
  });

  it('BYD-04 a poll is opened, answered by another person and decided, all of it seen live', async () => {
    const id = await singles({});
    await anaSees.go(`/match/${id}`);
    const { page } = anaSees;
    await page.getByRole('button', { name: 'Propose several times' }).click();
    const sheet = page.getByRole('dialog');
    // Another width is another sheet: what was chosen would be gone.
    expect(await anaSees.violations('poll-opening')).toEqual([]);
    await sheet.getByRole('button', { name: 'Next month' }).click();
    await sheet.getByRole('button', { name: /\b10 \w+ \d{4}$/ }).click();
    for (const time of ['07:00', '21:00']) {
      await sheet.getByRole('button', { name: time, exact: true }).click();
      await sheet.getByRole('button', { name: 'Add this time' }).click();
    }
    await sheet.getByRole('button', { name: 'Ask the others' }).click();
    const panel = page.getByRole('region').filter({ has: page.locator('#poll') });
    await panel.waitFor();
    const polled = await ben.get<{ match: { poll: { id: string; times: { id: string }[] } } }>(
      `{ match(id: "${id}") { poll { id times { id } } } }`,
    );
    const { poll } = polled.match;
    await benSees.go(`/match/${id}`);
    await benSees.page.locator('#poll').waitFor();
    expect(await benSees.violations('poll-voting')).toEqual([]);
    await benSees.page.getByRole('radiogroup').last().getByText('Yes', { exact: true }).click();
    await panel.getByText('Suits most').waitFor();
    expect(await anaSees.violations('poll')).toEqual([]);
    const chosen = { matchId: id, pollId: poll.id, timeId: poll.times[1]!.id, courtId };
    expect(await ana.command('choosePollTime', chosen)).toMatchObject({ errorCode: null });
    await benSees.page.locator('#poll').waitFor({ state: 'detached' });
    await panel.waitFor({ state: 'detached' });
  });
});
