import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import ICAL from 'ical.js';
import type { Browser } from 'playwright-core';
import { day } from '../src/calendar.js';
import { demoPlayers } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string; readonly state: string };
}

/** What another program reads of a calendar. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const statusOf = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue('status');

describeWith(await testChromium(), 'the calendar in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let luca: Person;
  let chiara: Person;
  let lucaSees: Screen;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    [luca, chiara] = (await demoPlayers(stack, 'calendar')) as [Person, Person];
    await luca.get('mutation ($input: PlayerRelationInput!) { followPlayer(input: $input) { success } }', {
      input: { playerId: chiara.id },
    });
    lucaSees = await Screen.open(browser, stack.url, luca);
  });
  afterAll(() => browser?.close());

  async function readyMatch(ahead: number, visibility = 'PUBLIC'): Promise<string> {
    const { courts } = await luca.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 }, sport: 1 }) { edges { node { id } } } }',
    );
    const plan = { courtId: courts.edges[0]!.node.id, datePlay: day(ahead), timePlay: '06:00', minutesPlay: 90 };
    const input = {
      requestId: randomUUID(),
      sport: 1,
      numberPlayers: 1,
      visibility,
      inviteTeamB: [chiara.id],
      ...plan,
    };
    const { match } = await luca.command<Made>('createMatch', input, 'match { id state }');
    const answer = { matchId: match.id, accept: true };
    const { match: ready } = await chiara.command<Made>('answerInvitation', answer, 'match { id state }');
    expect(ready.state).toBe('READY');
    return match.id;
  }

  it('BYD-05~ is read under an address of one’s own, follows the matches and ends with the address', async () => {
    const matchId = await readyMatch(20);
    await lucaSees.go('/player/account/settings');
    await lucaSees.press('Create my address');
    const field = lucaSees.page.getByLabel('Address of your calendar');
    const address = await field.inputValue();
    expect(address.startsWith(`${stack.url}/calendar/`)).toBe(true);
    await lucaSees.lookInSoak('calendar');
    await lucaSees.speak('en');

    const entry = async () => {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      return eventsIn(await response.text()).find(({ uid }) => uid === `match-${matchId}@setpoint`);
    };
    const first = (await entry())!;
    expect(first.startDate.toString()).toBe(`${day(20)}T06:00:00`);
    expect(first.startDate.zone.tzid).toBe('Europe/Rome');
    expect([statusOf(first), first.duration.toString()]).toEqual(['CONFIRMED', 'PT1H30M']);
    expect(first.summary).toMatch(/Luca .* – Chiara /);
    expect(first.location).toMatch(/\n.*Milano/);

    await luca.command('cancelMatch', { matchId });
    const off = (await entry())!;
    expect(statusOf(off)).toBe('CANCELLED');
    expect(off.sequence).toBeGreaterThan(first.sequence);

    await lucaSees.press('End the address');
    await lucaSees.page.getByRole('dialog').getByRole('button', { name: 'End the address' }).click();
    await lucaSees.shows('The address has ended');
    await eventually(
      async () => expect((await fetch(address)).status).toBe(404),
      'the address still opens the calendar',
    );
  });

  it('MAT-16~ MAT-14~ keeps one match, a private one too, under the name that it has in the feed', async () => {
    const matchId = await readyMatch(25, 'PRIVATE');
    await lucaSees.go(`/match/${matchId}`);
    const [download] = await Promise.all([lucaSees.page.waitForEvent('download'), lucaSees.press('Add to calendar')]);
    expect(download.suggestedFilename()).toBe(`setpoint-${day(25)}.ics`);
    const [event] = eventsIn(readFileSync(await download.path(), 'utf8'));
    expect(event).toMatchObject({ uid: `match-${matchId}@setpoint` });
  });
});
