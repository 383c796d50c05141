/** What strangers see of players and of rankings, and how newcomers come in (PLY-03, RTE-10, LVL-03, SHL-07). */
import { randomUUID } from 'node:crypto';
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

describeWith(await testChromium(), 'people in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let ben: { readonly id: string; readonly slug: string };

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const person = await new Person(stack, 'ben@setpoint.example').signIn();
    ben = (await person.get<{ me: typeof ben }>('{ me { id slug } }')).me;
  });
  afterAll(() => browser?.close());

  const profile = () => `/player/${ben.id}/${ben.slug}`;

  it('PLY-03~ visitors see little of a player, log in to see more and come back', async () => {
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go(profile());
    const { page } = visitor;
    await visitor.shows('Log in to see more');
    expect(await page.getByText(/years old|Height|Active/).count()).toBe(0);
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    await page.locator('main').getByRole('link', { name: 'Log in' }).first().click();
    await visitor.signIn('ana@setpoint.example');
    await page.waitForURL(`**${profile()}`);
    await page.getByText('Height').waitFor();
    await page.getByText(/^\d+ cm$/).waitFor();
    await visitor.close();
  });

  it('RTE-10 RNK-01~ RNK-02~ from the index to each kind of ranking', async () => {
    const visitor = await Screen.open(browser, stack.url);
    const { page } = visitor;
    for (const [link, path] of [
      [/^Matches played: /, /^\/rank\/matchs-played\/1\/1\/\d{4}$/],
      [/^Players met: /, /^\/rank\/players-met\/1\/1$/],
      [/^Level: Intermediate: /, /^\/rank\/intermediate\/[a-z]{2}\/1\/1\/I$/],
    ] as const) {
      await visitor.go('/rank');
      await page.getByRole('link', { name: link }).first().click();
      await page.waitForURL(({ pathname }) => path.test(pathname));
      await page.getByRole('row').nth(1).or(page.getByText('Nobody here yet')).first().waitFor();
    }
    await visitor.close();
  });

  it('ACC-01~ a player keeps the profile out of search engines with one switch', async () => {
    const owner = await Screen.signedIn(browser, stack.url, 'ben@setpoint.example');
    await owner.go('/player/account');
    const control = owner.page.getByRole('switch', { name: /Show my profile in search engines/ });
    expect(await control.isChecked()).toBe(true);
    const presses = async () => {
      const saved = owner.page.waitForResponse(
        (response) => response.request().postData()?.includes('SaveVisibility') ?? false,
      );
      await control.press('Space');
      await saved;
    };
    const visitor = await Screen.open(browser, stack.url);
    await presses();
    await visitor.go(profile());
    await visitor.page.locator('meta[name=robots][content=noindex]').waitFor({ state: 'attached' });
    await presses();
    await visitor.go(profile());
    await visitor.shows('Log in to see more');
    expect(await visitor.page.locator('meta[name=robots]').count()).toBe(0);
    await owner.close();
    await visitor.close();
  });

  it('PLY-02~ asks for a profile once, also when the session is confirmed later than that', async () => {
    const ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
    const { page } = ana;
    let profiles = 0;
    await page.route('**/graphql', async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('"operationName":"PlayerProfile"')) profiles++;
      // Nobody says whose session it is until the page has asked for the profile.
      const isEarly = body.includes('"operationName":"Me"') && profiles === 0;
      await (isEarly ? route.abort() : route.continue());
    });
    await ana.go(`${profile()}/matches`);
    await page.getByRole('tabpanel', { name: 'Matches' }).getByRole('article').first().waitFor();
    await page.getByRole('tab', { name: 'Followers' }).click();
    await page.getByRole('tabpanel', { name: 'Followers' }).getByRole('article').first().waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    expect(profiles).toBe(1);
    await ana.close();
  });

  /** Somebody whose mail is verified; registered with an own estimate for tennis only. */
  async function newcomer(): Promise<Person> {
    const email = `${randomUUID()}@setpoint.example`;
    const person = new Person(stack, email);
    const verified = await person.registerVerified();
    const registration = { first_name: 'Nina', last_name: 'Blanc', sports: [1, 2], language: 'en' };
    await person.signUp({ ...registration, levels: [{ sport: 1, level: 4 }], actionSource: 'website' }, verified);
    return person;
  }

  it('LVL-03 SHL-07~ first steps come back after a reload and elsewhere with what was answered, until they are done', async () => {
    const nina = await newcomer();
    const screen = await Screen.open(browser, stack.url, nina);
    await screen.go('/levels');
    const { page } = screen;
    const question = (sport: string) => page.getByRole('radiogroup', { name: `Your level in ${sport}` });
    // The estimate of the registration is there already.
    expect(await question('tennis').getByRole('radio', { name: 'Intermediate' }).isChecked()).toBe(true);
    expect(await question('padel').getByRole('radio', { checked: true }).count()).toBe(0);

    const saved = page.waitForResponse((response) => response.request().postData()?.includes('SaveSports') ?? false);
    await question('padel').getByRole('radio', { name: 'Beginner' }).focus();
    await page.keyboard.press('Space');
    await saved;
    await page.reload();
    expect(await question('padel').getByRole('radio', { name: 'Beginner' }).isChecked()).toBe(true);
    expect(await screen.violations('welcome')).toEqual([]);

    const place = page.getByRole('dialog').getByRole('combobox');
    await place.fill('zzqqx');
    await page.getByText('No place found for “zzqqx”.').waitFor();

    const phone = await Screen.open(browser, stack.url, nina);
    await phone.go('/match/list');
    const finished = phone.page.waitForResponse(
      (response) => response.request().postData()?.includes('FinishWelcome') ?? false,
    );
    await phone.press('Not now');
    await finished;
    await page.reload();
    await screen.settled();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await screen.close();
    await phone.close();
  });

  it('AUTH-01~ ACC-05~ a field that is wrong says so itself, with its message', async () => {
    const visitor = await Screen.open(browser, stack.url);
    const { page } = visitor;
    await visitor.go('/auth/register');
    await page.locator('button[type=submit]').click();
    for (const name of ['First name', 'Last name', 'Email', 'Password']) {
      const field = page.getByRole('textbox', { name, exact: true });
      expect([name, await field.getAttribute('aria-invalid')]).toEqual([name, 'true']);
      const described = ((await field.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean);
      const messages = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect([name, messages.join(' ')]).toEqual([name, expect.stringMatching(/\w/)]);
    }
    await visitor.close();
  });
});
