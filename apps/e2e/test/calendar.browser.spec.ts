import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import ICAL from 'ical.js';
import type { Browser } from 'playwright-core';
import { day } from '../src/calendar.js';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
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
  let stack: OwnStack;
  let browser: Browser;
  let ana: Person;
  let ben: Person;
  let anaSees: Screen;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    const person = (name: string) => new Person(stack, `${name}@setpoint.example`).signIn();
    [ana, ben] = await Promise.all([person('ana'), person('ben')]);
    anaSees = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  async function readyMatch(ahead: number, visibility = 'PUBLIC'): Promise<string> {
    const { me } = await ben.get<{ me: { id: string } }>('{ me { id } }');
    const { courts } = await ana.get<{ courts: { edges: { node: { id: string } }[] } }>(
      '{ courts(first: 1, filter: { near: { lat: 45.4642, lng: 9.19, km: 30 }, sport: 1 }) { edges { node { id } } } }',
    );
    const plan = { courtId: courts.edges[0]!.node.id, datePlay: day(ahead), timePlay: '06:00', minutesPlay: 90 };
    const input = { requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility, inviteTeamB: [me.id], ...plan };
    const { match } = await ana.command<Made>('createMatch', input, 'match { id state }');
    const answer = { matchId: match.id, accept: true };
    const { match: ready } = await ben.command<Made>('answerInvitation', answer, 'match { id state }');
    expect(ready.state).toBe('READY');
    return match.id;
  }

  it('BYD-05~ is read under an address of one’s own, follows the matches and ends with the address', async () => {
    const matchId = await readyMatch(20);
    await anaSees.go('/player/account/settings');
    await anaSees.press('Create my address');
    const field = anaSees.page.getByLabel('Address of your calendar');
    const address = await field.inputValue();
    expect(address.startsWith(`${stack.url}/calendar/`)).toBe(true);
    expect(await anaSees.violations('calendar')).toEqual([]);
    await anaSees.speak('en');

    const entry = async () => {
      const response = await fetch(address);
      expect(response.status).toBe(200);
      return eventsIn(await response.text()).find(({ uid }) => uid === `match-${matchId}@setpoint`);
    };
    const first = (await entry())!;
    expect(first.startDate.toString()).toBe(`${day(20)}T06:00:00`);
    expect(first.startDate.zone.tzid).toBe('Europe/Rome');
    expect([statusOf(first), first.duration.toString()]).toEqual(['CONFIRMED', 'PT1H30M']);
    expect(first.summary).toMatch(/Ana .* – Ben /);
    expect(first.location).toMatch(/\n.*Milano/);

    await ana.command('cancelMatch', { matchId });
    const off = (await entry())!;
    expect(statusOf(off)).toBe('CANCELLED');
    expect(off.sequence).toBeGreaterThan(first.sequence);

    await anaSees.press('End the address');
    await anaSees.page.getByRole('dialog').getByRole('button', { name: 'End the address' }).click();
    await anaSees.shows('The address has ended');
    await eventually(
      async () => expect((await fetch(address)).status).toBe(404),
      'the address still opens the calendar',
    );
  });

  it('MAT-16~ MAT-14~ keeps one match, a private one too, under the name that it has in the feed', async () => {
    const matchId = await readyMatch(25, 'PRIVATE');
    await anaSees.go(`/match/${matchId}`);
    const [download] = await Promise.all([anaSees.page.waitForEvent('download'), anaSees.press('Add to calendar')]);
    expect(download.suggestedFilename()).toBe(`setpoint-${day(25)}.ics`);
    const [event] = eventsIn(readFileSync(await download.path(), 'utf8'));
    expect(event).toMatchObject({ uid: `match-${matchId}@setpoint` });
  });
});
