/** Guests of a match as they are: with a link in a mail or an SMS, and no account. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { picksDay, WHEN_ALL_ARE_FREE } from '../src/calendar.js';
import { demoPlayers } from '../src/demo-player.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Message {
  readonly channel: string;
  readonly state: string;
  readonly text: string;
  readonly createdAt: string;
  readonly sentAt: string | null;
}
interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string };
}
interface Board {
  readonly match: {
    readonly missing: number;
    readonly teamB: readonly { readonly user: { readonly id: string } }[];
    readonly guests: readonly { readonly name: string; readonly badge: string }[];
  };
}

const GIULIA = 'giulia@example.org';
const MARCO = '+39 333 765 4321';
const LEA = 'lea@example.org';
const A_MINUTE_MS = 60_000;

describeWith(await testChromium(), 'guests in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let simone: Screen;
  let organiser: Person;
  let support: Person;
  let guest: Screen;
  let matchId: string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    [organiser] = (await demoPlayers(stack, 'guests')) as [Person];
    support = await new Person(stack, 'support@setpoint.example').signIn();
    simone = await Screen.open(browser, stack.url, organiser);
    guest = await Screen.open(browser, stack.url);
  });
  afterAll(() => browser?.close());

  const isAsked = (name: string) => simone.page.getByRole('heading', { name, level: 2 }).waitFor();
  const takesDown = async (name: string, by: 'Mail' | 'SMS', address: string) => {
    await simone.page.getByLabel('Name', { exact: true }).fill(name);
    // The round button itself is hidden: its label is what one sees.
    await simone.page.getByRole('radio', { name: by }).focus();
    await simone.page.keyboard.press('Space');
    await simone.page.locator(by === 'Mail' ? 'form input[type=email]' : 'form input[type=tel]').fill(address);
  };
  /** What was sent to this address, newest first. */
  const sentTo = async (to: string): Promise<readonly Message[]> => {
    const { data } = await support.ask<{ messages: { edges: { node: Message }[] } }>(
      `query ($to: String!) { messages(filter: { to: $to }) {
        edges { node { channel state text createdAt sentAt } } } }`,
      { to },
      stack.supportUrl,
    );
    return data!.messages.edges.map(({ node }) => node);
  };
  /** The path of the guest's page, once the message has left. */
  async function linkTo(to: string): Promise<string> {
    let path = '';
    await eventually(async () => {
      const [message] = await sentTo(to);
      expect(message?.state).toBe('SENT');
      expect(Date.parse(message!.sentAt!) - Date.parse(message!.createdAt)).toBeLessThan(A_MINUTE_MS);
      path = /\/match\/guest\/[\w-]+/.exec(message!.text)![0];
    }, `no message to ${to}`);
    return path;
  }
  const standingOf = async (path: string) => {
    const { guestMatch } = await new Person(stack, '').get<{ guestMatch: Record<string, unknown> | null }>(
      'query ($token: String!) { guestMatch(token: $token) { standing wantsMessages } }',
      { token: path.split('/').at(-1) },
    );
    return guestMatch;
  };
  const board = () =>
    organiser.get<Board>(
      'query ($id: ID!) { match(id: $id) { missing teamB { user { id } } guests { name badge } } }',
      { id: matchId },
    );
  const bellSays = async (text: string) => {
    await simone.go('/player/notifications');
    await simone.shows(text);
  };

  it('are invited, answer without an account, and have the match when they register', async () => {
    await step(
      'MAT-05~ MAT-01~ are invited in the wizard, by mail and by SMS, and the message leaves within a minute',
      async () => {
        await simone.go('/match/new');
        for (const name of [/^Tennis/, /^Doubles/, /^Private/]) await simone.page.getByRole('radio', { name }).click();
        await simone.press('Continue');
        await isAsked('Where?');
        await simone.page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
        await simone.press('Continue');
        await isAsked('When?');
        await picksDay(simone.page, WHEN_ALL_ARE_FREE);
        await simone.page.getByRole('button', { name: '21:30' }).click();
        await simone.press('Continue');
        await isAsked('Who with?');
        await simone.press('Invite a guest');
        await simone.lookInSoak('guest-in-wizard');
        await simone.speak('en');
        await takesDown('Giulia', 'Mail', 'giulia');
        await simone.press('Add guest');
        await simone.shows('Write the whole address');
        await takesDown('Giulia', 'Mail', GIULIA);
        await simone.press('Add guest');
        await simone.page.getByRole('region', { name: 'Team A' }).getByText('Giulia (guest)').waitFor();
        await simone.page.reload();
        await simone.page.getByRole('region', { name: 'Team A' }).getByText('Giulia (guest)').waitFor();
        await simone.press('Invite a guest');
        await takesDown('Marco', 'SMS', MARCO);
        await simone.press('Add guest');
        await simone.page.getByRole('region', { name: 'Team B' }).getByText('Marco (guest)').waitFor();
        await simone.lookInSoak('guests-of-draft');
        await simone.press('Continue');
        await simone.shows('Giulia (guest)');
        await simone.press('Create match');
        await simone.shows('Game on!');
        matchId = new URL(simone.page.url()).searchParams.get('created')!;
        expect(await linkTo(GIULIA)).toBeTruthy();
        expect(await linkTo(MARCO.replaceAll(' ', ''))).toBeTruthy();
        expect((await sentTo(MARCO.replaceAll(' ', '')))[0]).toMatchObject({ channel: 'SMS' });
      },
    );

    await step(
      'MAT-05~ nothing is answered or stopped by who only follows the links, as mail scanners do',
      async () => {
        const path = await linkTo(GIULIA);
        for (const address of [path, `${path}?stop=1`]) {
          for (const method of ['GET', 'HEAD'] as const)
            expect((await fetch(`${stack.url}${address}`, { method })).status).toBe(200);
          await guest.go(address);
          await guest.shows('Hi Giulia');
        }
        expect(await standingOf(path)).toEqual({ standing: 'PENDING', wantsMessages: true });
        const asked = new URL('/graphql', stack.url);
        asked.searchParams.set(
          'query',
          `mutation { answerAsGuest(input: { token: "${path.split('/').at(-1)}", accept: false }) { success } }`,
        );
        expect((await fetch(asked)).status).toBeGreaterThanOrEqual(400);
        expect(await standingOf(path)).toMatchObject({ standing: 'PENDING' });
      },
    );

    await step(
      'MAT-05~ see a private match without an account in four languages, accept, and the others hear of it',
      async () => {
        const path = await linkTo(GIULIA);
        await guest.go(path);
        await guest.shows('Will you play?');
        await guest.lookInSoak('guest-asked');
        await guest.speak('en');
        await guest.press('I’m in');
        await guest.shows('You’re in');
        await guest.page.reload();
        await guest.shows('You’re in');
        await guest.lookInSoak('guest-in');
        expect((await board()).match.guests).toEqual([
          { name: 'Giulia', badge: 'ACCEPTED' },
          { name: 'Marco', badge: 'AWAY' },
        ]);
        await simone.go(`/match/${matchId}`);
        await simone.page.getByRole('region', { name: 'Team A' }).getByText('Giulia', { exact: true }).waitFor();
        await simone.lookInSoak('board-with-guests');
        await simone.speak('en');
        await bellSays('Giulia (guest) accepts the invitation and plays');
      },
    );

    await step('MAT-05~ answer once, also where another window is older, and leave after a second press', async () => {
      const path = await linkTo(MARCO.replaceAll(' ', ''));
      const older = await Screen.open(browser, stack.url);
      await older.go(path);
      await older.shows('Hi Marco');
      await guest.go(path);
      await guest.press('I’m in');
      await guest.shows('You’re in');
      await older.press('I can’t');
      await older.shows('You’ve already answered.');
      await older.shows('You’re in');
      await older.press('Leave the match');
      await older.press('Leave it for sure?');
      await older.shows('You’re out of this match');
      await older.close();
      expect((await board()).match.missing).toBe(2);
      await bellSays('Marco (guest) leaves the match');
    });

    await step('MAT-05~ stop all messages with one press, from any of their links', async () => {
      const path = await linkTo(MARCO.replaceAll(' ', ''));
      await guest.go(`${path}?stop=1`);
      await guest.press('No more messages from Setpoint');
      await guest.shows('You get no more messages');
      await guest.lookInSoak('guest-stopped');
      expect(await standingOf(path)).toMatchObject({ wantsMessages: false });
      const draft = { requestId: 'after-marco', sport: 1, numberPlayers: 1 };
      const { match } = await organiser.command<Made>('createMatch', draft, 'match { id }');
      await simone.go(`/match/${match.id}?do=invite`);
      await takesDown('Marco', 'SMS', MARCO);
      await simone.press('Send invitation');
      // That he wants no messages is his affair.
      await simone.shows('Marco is invited');
      expect(await sentTo(MARCO.replaceAll(' ', ''))).toHaveLength(1);
    });

    await step('MAT-05~ a link that is unknown, half or none says so, and where to go', async () => {
      const path = await linkTo(GIULIA);
      const unknown = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
      for (const broken of [unknown, path.slice(0, -20), '/match/guest/x']) {
        await guest.go(broken);
        await guest.shows('This link doesn’t work');
        await guest.lookInSoak('guest-link-gone');
      }
    });

    await step(
      'MAT-05 AUTH-16~ who registers with the address has the match in the account, and the organiser hears of it',
      async () => {
        await simone.go(`/match/${matchId}?do=invite`);
        await takesDown('Lea', 'Mail', LEA);
        await simone.press('Send invitation');
        await simone.shows('Lea is invited');
        await guest.go(await linkTo(LEA));
        await guest.press('I’m in');
        await guest.shows('You’re in');
        await guest.page.getByRole('link', { name: 'Register' }).last().click();
        expect(await guest.page.locator('#firstName').inputValue()).toBe('Lea');

        const lea = new Person(stack, LEA);
        const names = { first_name: 'Lea', last_name: 'Blanc', sports: [1], language: 'en' };
        await lea.signUp({ actionSource: 'website', emailVerified: true, ...names }, await lea.registerVerified());
        await eventually(
          async () => expect((await board()).match.teamB.map(({ user }) => user.id)).toEqual([lea.id]),
          'the match is not in the account of Lea',
        );
        const herScreen = await Screen.open(browser, stack.url, lea);
        await herScreen.go('/match/my');
        await herScreen.page.locator(`a[href*="${matchId}"]`).first().waitFor();
        await herScreen.close();
        await bellSays('Lea, the guest in your match, is on Setpoint now: Lea Blanc');
      },
    );
  });
});
