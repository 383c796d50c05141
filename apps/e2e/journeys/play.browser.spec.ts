import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { demoPlayers, demoRivals, type Rivals } from '../src/demo-player.js';
import type { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Watchable {
  readonly id: string;
  readonly audience: { readonly canFollow: boolean };
}
interface Some {
  readonly played: { readonly edges: readonly { readonly node: { id: string; mayReportMisconduct: boolean } }[] };
  readonly matches: { readonly edges: readonly { readonly node: Watchable }[] };
}

const SOME = `{
  played: myMatches(when: PAST, first: 40) { edges { node { id mayReportMisconduct } } }
  matches(filter: { withoutMine: true, states: [ORGANIZING] }, first: 20) { edges { node { id audience { canFollow } } } }
}`;

describeWith(await testChromium(), 'before, around and after a match in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let rivals: Rivals;
  let riccardo: Person;
  /** He has played against her, and nobody has entered a result. */
  let laura: Person;
  let enrico: Person;
  let riccardoSees: Screen;
  let supportSees: Screen;
  let some: Some;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    rivals = await demoRivals(stack);
    [riccardo, laura] = rivals.players;
    [enrico] = (await demoPlayers(stack, 'play')) as [Person];
    some = await riccardo.get<Some>(SOME);
    riccardoSees = await Screen.open(browser, stack.url, riccardo);
    supportSees = await Screen.open(browser, stack.supportUrl);
    await supportSees.go('/');
    await supportSees.signIn('support@setpoint.example');
    await supportSees.shows('Cases');
  });
  afterAll(() => browser?.close());

  async function isSound(name: string): Promise<void> {
    await riccardoSees.lookInSoak(name);
    await riccardoSees.speak('en');
  }

  it('REP-01 a no-show is answered on the board', async () => {
    const report = 'mutation ($id: ID!) { reportNoShow(input: { matchId: $id }) { success } }';
    expect(await laura.get(report, { id: rivals.matchId })).toEqual({ reportNoShow: { success: true } });
    await riccardoSees.go(`/match/${rivals.matchId}`);
    await isSound('no-show');
    await riccardoSees.press('We were there');
    await riccardoSees.shows('How did it end?');
  });

  it('REP-02 ADM-03~ misconduct is reported, read by support and closed with a reason', async () => {
    const { node } = some.played.edges.find((edge) => edge.node.mayReportMisconduct)!;
    await riccardoSees.go(`/match/${node.id}`);
    await riccardoSees.press('More');
    await riccardoSees.page.getByRole('menuitem', { name: 'Report a player' }).click();
    const sheet = riccardoSees.page.getByRole('dialog');
    await riccardoSees.choose(sheet.getByRole('combobox', { name: 'Who is it about?' }));
    await riccardoSees.choose(sheet.getByRole('combobox', { name: 'What is it about?' }), 'Insults or threats');
    await sheet.getByRole('textbox', { name: 'What happened' }).fill('Shouted at us over the net.');
    await riccardoSees.lookInSoak('misconduct');
    await sheet.getByRole('button', { name: 'Report' }).click();
    await riccardoSees.shows('Thank you. Support will look into it.');

    await supportSees.page.getByRole('link', { name: 'Cases', exact: true }).click();
    await supportSees.page
      .getByRole('row')
      .filter({ hasText: String(riccardo.user!['displayName']) })
      .getByRole('link')
      .first()
      .click();
    await supportSees.shows('Shouted at us over the net.');
    await supportSees.press('Take the case');
    await supportSees.shows('In review');
    await supportSees.press('Close the case');
    await supportSees.page.getByRole('textbox', { name: 'Reason' }).fill('Talked to both.');
    await supportSees.page.getByRole('button', { name: 'Close the case' }).last().click();
    await supportSees.shows('Talked to both.');
  });

  it('MAT-22~ who watches a match reacts to it', async () => {
    // Which matches he already follows in the demo data depends on the day.
    const { node } = some.matches.edges.find((edge) => edge.node.audience.canFollow)!;
    await riccardoSees.go(`/match/${node.id}`);
    await riccardoSees.press('Follow this match');
    await riccardoSees.press(/Well played/);
    await riccardoSees.page.getByRole('button', { name: /Well played/, pressed: true }).waitFor();
    await isSound('audience');
  });

  it('PLY-05 two players are compared', async () => {
    const lauraSees = await Screen.open(browser, stack.url, laura);
    await lauraSees.go(`/player/${enrico.id}/${String(enrico.user!['slug'])}/compare`);
    await lauraSees.lookInSoak('player-compare');
    await lauraSees.close();
  });
});
