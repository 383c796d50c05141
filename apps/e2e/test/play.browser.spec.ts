import { randomUUID } from 'node:crypto';
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Watchable {
  readonly id: string;
  readonly audience: { readonly canFollow: boolean };
}
interface Some {
  readonly me: { readonly id: string; readonly slug: string };
  readonly waitingForMe: readonly { readonly kind: string; readonly match: { readonly id: string } }[];
  readonly matches: { readonly edges: readonly { readonly node: Watchable }[] };
}
interface Made {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly match: { readonly id: string };
}

const SOME = `{
  me { id slug }
  waitingForMe { kind match { id } }
  matches(filter: { withoutMine: true, states: [ORGANIZING] }, first: 20) { edges { node { id audience { canFollow } } } }
}`;

describeWith(await testChromium(), 'before, around and after a match in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let ana: Person;
  let anaSees: Screen;
  let supportSees: Screen;
  let some: Some;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    ana = await new Person(stack, 'ana@setpoint.example').signIn();
    some = await ana.get<Some>(SOME);
    anaSees = await Screen.open(browser, stack.url, ana);
    supportSees = await Screen.open(browser, stack.supportUrl);
    await supportSees.go('/');
    await supportSees.signIn('support@setpoint.example');
    await supportSees.shows('Cases');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const waiting = (kind: string) => `/match/${some.waitingForMe.find((item) => item.kind === kind)!.match.id}`;
  const profile = (tab: string) => `/player/${some.me.id}/${some.me.slug}/${tab}`;
  async function isSound(name: string): Promise<void> {
    expect(await anaSees.violations(name)).toEqual([]);
    await anaSees.speak('en');
  }

  it('REP-01 a no-show is answered on the board', async () => {
    await anaSees.go(waiting('ANSWER_NO_SHOW'));
    await isSound('no-show');
    await anaSees.press('We were there');
    await anaSees.shows('How did it end?');
  });

  it('REP-02 ADM-03~ misconduct is reported, read by support and closed with a reason', async () => {
    await anaSees.go(waiting('CONFIRM_RESULT'));
    await anaSees.press('More');
    await anaSees.page.getByRole('menuitem', { name: 'Report a player' }).click();
    const sheet = anaSees.page.getByRole('dialog');
    await anaSees.choose(sheet.getByRole('combobox', { name: 'Who is it about?' }));
    await anaSees.choose(sheet.getByRole('combobox', { name: 'What is it about?' }), 'Insults or threats');
    await sheet.getByRole('textbox', { name: 'What happened' }).fill('Shouted at us over the net.');
    expect(await anaSees.violations('misconduct')).toEqual([]);
    await sheet.getByRole('button', { name: 'Report' }).click();
    await anaSees.shows('Thank you. Support will look into it.');

    await supportSees.page.getByRole('link', { name: 'Cases', exact: true }).click();
    await supportSees.page.getByRole('row').filter({ hasText: 'Ana Moretti' }).getByRole('link').first().click();
    await supportSees.shows('Shouted at us over the net.');
    expect(await supportSees.violations('support-case')).toEqual([]);
    await supportSees.press('Take the case');
    await supportSees.shows('In review');
    await supportSees.press('Close the case');
    await supportSees.page.getByRole('textbox', { name: 'Reason' }).fill('Talked to both.');
    await supportSees.page.getByRole('button', { name: 'Close the case' }).last().click();
    await supportSees.shows('Talked to both.');
  });

  it('MAT-22~ who watches a match reacts to it', async () => {
    // Which matches Ana already follows in the demo data depends on the day.
    const { node } = some.matches.edges.find((edge) => edge.node.audience.canFollow)!;
    await anaSees.go(`/match/${node.id}`);
    await anaSees.press('Follow this match');
    await anaSees.press(/Well played/);
    await anaSees.page.getByRole('button', { name: /Well played/, pressed: true }).waitFor();
    await isSound('audience');
  });

  it('MAT-05~ a guest answers by the mailed link, without an account', async () => {
    const plan = { requestId: randomUUID(), sport: 1, numberPlayers: 1, visibility: 'PUBLIC', inviteTeamB: [] };
    const { match } = await ana.command<Made>('createMatch', plan, 'match { id }');
    await ana.command('inviteGuest', { matchId: match.id, side: 'B', name: 'Gigi', email: 'gigi@guest.example' });
    const support = await new Person(stack, 'support@setpoint.example').signIn();
    const link = await eventually(async () => {
      const { messages } = await support.get<{ messages: { edges: { node: { text: string } }[] } }>(
        'query { messages(filter: { to: "gigi@guest.example" }) { edges { node { text } } } }',
      );
      const [path] = /\/match\/guest\/[\w-]+/.exec(messages.edges[0]?.node.text ?? '') ?? [];
      if (!path) throw new Error('no message yet');
      return path;
    }, 'the message to the guest has not come');
    const guest = await Screen.open(browser, stack.url);
    await guest.go(link);
    expect(await guest.violations('guest')).toEqual([]);
    await guest.press('I’m in');
    await guest.shows('You’re in');
    await anaSees.go(`/match/${match.id}`);
    await anaSees.shows('Gigi');
    await isSound('match-with-guest');
    await guest.page.context().close();
  });

  it.each([
    ['PLY-07', 'statistics'],
    ['PLY-05', 'compare'],
    ['PLY-08~', 'level'],
  ])('%s the %s of a player', async (_, tab) => {
    await anaSees.go(profile(tab));
    await isSound(`player-${tab}`);
  });

  it('BYD-04~ a time is found for two', async () => {
    const { me } = await (await new Person(stack, 'ben@setpoint.example').signIn()).get<Some>(SOME);
    await anaSees.go(`/match/find?with=${me.id}`);
    await isSound('find-a-time');
    await anaSees.go(`/player/${me.id}/${me.slug}/compare`);
    await isSound('compare-with-ben');
  });
});
