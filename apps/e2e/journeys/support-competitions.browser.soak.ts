/** What support does about tournaments, leagues and money in a real browser, and what stays of it (ADM-04, ADM-06). */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser, Locator } from 'playwright-core';
import { day } from '../src/calendar.js';
import { verifyMobile } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { Person } from '../src/person.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { enterTournament, myRegistration } from '../src/tournaments.js';

const NAMES = ['ana', 'ben', 'carla', 'david'] as const;
const FIRST_NUMBER = 3_331_234_600;

describeWith(await testChromium(), 'competitions and money in the support app', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let staff: Person;
  let support: Screen;
  let players: Record<(typeof NAMES)[number], Person>;
  let slamId: string;

  beforeAll(async () => {
    // What is called off and refunded is so for ever.
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    staff = await new Person(stack, 'support@setpoint.example').signIn();
    const signedIn: Partial<typeof players> = {};
    for (const [index, name] of NAMES.entries()) {
      const who = await new Person(stack, `${name}@setpoint.example`).signIn();
      await verifyMobile(staff, who, String(FIRST_NUMBER + index));
      signedIn[name] = who;
    }
    players = signedIn as typeof players;
    support = await Screen.open(browser, stack.supportUrl, staff);
  });
  beforeEach(async () => {
    await support.go('/tournaments');
    await support.speak('en');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const region = (name: string) => support.page.getByRole('region', { name });
  const log = () => region('What support did');
  const dialog = () => support.page.getByRole('dialog');

  /** Does what a dialog asks about, with the reason that it wants; it closes. */
  async function confirm(action: string, reason: string): Promise<void> {
    const form = dialog();
    await form.getByLabel('Reason').fill(reason);
    await form.getByRole('button', { name: action }).click();
    await form.waitFor({ state: 'detached' });
  }

  async function act(action: string): Promise<void> {
    await support.press('Actions');
    await support.page.getByRole('menuitem', { name: action }).click();
  }

  /** What was done stands in the log with who did it and why. */
  async function isLogged(action: string, reason: string): Promise<void> {
    const entry = log().locator('> div', { hasText: reason });
    await entry.getByText(action, { exact: true }).waitFor();
    await entry.getByText('Sam Bennett').waitFor();
  }

  const save = (form: Locator) => form.getByRole('button', { name: 'Save' }).click();

  it('a slam is made, entered, paid back in part, and called off', async () => {
    await step(
      'ADM-04 TRN-01~ a tournament is created, with what is missing at its field, then edited and opened',
      async () => {
        const { page } = support;
        await support.press('New tournament');
        const form = dialog();
        await form.getByLabel('Name').fill('Autumn Slam');
        await save(form);
        await form.getByText('Needed').waitFor();
        await form.getByLabel('First day').fill(day(40));
        await save(form);
        await form.getByText('Not valid').first().waitFor();
        await support.choose(form.getByRole('combobox', { name: 'Type' }), 'Slam');
        await support.choose(form.getByRole('combobox', { name: 'Sport' }), 'Tennis');
        await support.choose(form.getByRole('combobox', { name: 'Players' }), 'Singles');
        await support.choose(form.getByRole('combobox', { name: 'Format' }), 'Play-off only');
        for (const field of ['Starts at (entries)', 'Minimum', 'Places']) await form.getByLabel(field).fill('2');
        const city = form.getByRole('combobox', { name: 'City' });
        await city.fill('Milan');
        await page.getByRole('option', { name: 'Milan, Lombardy, Italy' }).click();
        await save(form);
        await page.waitForURL(/\/tournaments\/[0-9a-f-]{36}$/);
        slamId = new URL(page.url()).pathname.split('/').at(-1)!;
        await log().getByText('Created', { exact: true }).waitFor();

        await act('Edit');
        await dialog().getByLabel('Name').fill('Winter Slam');
        await dialog().getByLabel('Seeds').fill('2');
        await dialog().getByLabel('Credit').first().fill('40');
        await dialog().getByLabel('Reason').fill('Two are far better');
        await save(dialog());
        await isLogged('Edited', 'Two are far better');
        await log().getByText('name: Autumn Slam → Winter Slam').waitFor();
        await log().getByText('prizes: – → choices kind CREDIT cents 4000 placing WINNER').waitFor();
        await log().getByText('seeds: – → 2').waitFor();
        await region('Tournament').getByText('Credit €40.00').waitFor();

        await act('Open registrations');
        await confirm('Open registrations', 'All is set');
        await isLogged('Opened', 'All is set');
        await log().getByText('state: PLANNED → OPEN').waitFor();
      },
    );

    await step('ADM-04 TRN-12~ the priority list of a slam is put in another order, with a reason', async () => {
      // Each enters in this order, as soon as the tournaments know of the mobile number.
      for (const name of NAMES)
        await eventually(async () => {
          const { errorCode } = await enterTournament(players[name], slamId);
          expect([null, 'ALREADY_ENROLLED']).toContain(errorCode);
        }, `${name} was not entered`);
      const { paymentReference } = (await myRegistration(players.ana, slamId))!;
      if (paymentReference) await pay(players.ana, paymentReference);
      await eventually(
        async () => expect(await myRegistration(players.ana, slamId)).toMatchObject({ state: 'CONFIRMED' }),
        'ana is not in',
      );
      await support.go(`/tournaments/${slamId}`);
      const places = region('Priority list').locator('tbody tr');
      await eventually(async () => expect(await places.count()).toBe(2), 'not two are waiting');
      const second = (await places.nth(1).getByRole('link').textContent())!;
      await places.nth(1).getByRole('button', { name: 'Move' }).click();
      await dialog().getByLabel('Position').fill('1');
      await confirm('Move', 'Wild card');
      await places.first().getByRole('link', { name: second }).waitFor();
      await isLogged('Turn changed', 'Wild card');
      expect(await support.violations('support-tournament')).toEqual([]);
      await support.speak('en');
    });

    await step(
      'ADM-06 BIL-06~ a payment is refunded in part, with a reason and a credit note to download',
      async () => {
        const { page } = support;
        await support.go(`/payments?player=${players.ana.id}`);
        await page.locator('[data-row]', { hasText: 'Winter Slam' }).click();
        await page.waitForURL(/\/payments\/[^?]+$/);
        await support.press('Refund');
        await dialog().getByLabel('Amount in euros').fill('400');
        await dialog().getByLabel('Reason').fill('Rain on the first day');
        await dialog().getByRole('button', { name: 'Refund' }).click();
        await dialog().getByText('More than what is left of the payment.').waitFor();
        await dialog().getByLabel('Amount in euros').fill('2.50');
        await confirm('Refund', 'Rain on the first day');
        const refund = region('Refunds').getByRole('row', { name: /Rain on the first day/ });
        for (const text of ['€2.50', 'Sam Bennett']) await refund.getByText(text).first().waitFor();
        await eventually(async () => {
          await page.reload();
          await support.settled();
          await page.getByRole('button', { name: /^Credit note/ }).click({ timeout: 2_000 });
        }, 'there is no credit note');
        const file = page.waitForEvent('download');
        await dialog().getByRole('button', { name: 'Download PDF' }).click();
        expect((await file).suggestedFilename()).toMatch(/^setpoint-C\d+-\d{4}\.pdf$/);
        await dialog().getByRole('button', { name: 'Close' }).click();
        expect(await support.violations('support-payment')).toEqual([]);
      },
    );

    await step(
      'ADM-04 TRN-02~ a tournament is called off with a reason, and the rest of what was paid goes back',
      async () => {
        const { page } = support;
        await support.go(`/tournaments/${slamId}`);
        await act('Call off');
        await confirm('Call off', 'The club is flooded');
        await isLogged('Called off', 'The club is flooded');
        await log().getByText('state: OPEN → CANCELLED').waitFor();
        await region('Registrations').getByText('Out: tournament called off').first().waitFor();
        expect(await page.getByRole('button', { name: 'Actions' }).count()).toBe(0);
        await support.go(`/payments?player=${players.ana.id}`);
        await page.locator('[data-row]', { hasText: 'Winter Slam' }).click();
        await eventually(async () => {
          await page.reload();
          await support.settled();
          expect(
            await region('Refunds')
              .getByRole('row', { name: /By the rules/ })
              .count(),
          ).toBe(1);
        }, 'the rest was not refunded');
        await region('Refunds')
          .getByRole('row', { name: /By the rules.*/ })
          .getByText('€17.50')
          .first()
          .waitFor();
        expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0);
      },
    );
  });

  it('ADM-04 REP-03~ a tournament is started early; a match gets more time, another is decided, an entry is taken out', async () => {
    await support.go('/tournaments?q=Navigli');
    await support.page.getByRole('link', { name: 'Navigli Padel Open' }).click();
    await act('Start');
    await confirm('Start', 'Nine teams are enough');
    await isLogged('Started', 'Nine teams are enough');
    await support.go('/tournaments?q=City%20Singles');
    await support.page.getByRole('link', { name: 'Milano City Singles' }).click();
    const open = region('Matches').getByRole('row', { name: /To be played/ });
    await open.first().getByRole('button', { name: 'More time' }).click();
    await confirm('More time', 'Rain all week');
    await isLogged('More time for a match', 'Rain all week');
    const before = await open.count();
    await open.last().getByRole('button', { name: 'Decide' }).click();
    await confirm('Decide', 'They agreed on it');
    await isLogged('Match decided', 'They agreed on it');
    await eventually(async () => expect(await open.count()).toBe(before - 1), 'it is still to be played');
    await region('Registrations').getByRole('button', { name: 'Take out' }).first().click();
    await confirm('Take out', 'Injured for the season');
    await isLogged('Entry taken out', 'Injured for the season');
  });

  it('ADM-04 LEA-09~ a league is created, edited, gets other terms, and loses a phase', async () => {
    const { page } = support;
    await support.go('/leagues');
    await support.press('New league');
    await dialog().getByLabel('Name').fill('Lega Lecco');
    await dialog().getByLabel('Province').fill('XX');
    await save(dialog());
    await dialog().getByText('Not valid').waitFor();
    await dialog().getByLabel('Province').fill('lc');
    await save(dialog());
    await page.waitForURL(/\/leagues\/[0-9a-f-]{36}$/);
    await log().getByText('– → Lega Lecco').waitFor();
    await support.press('Edit');
    await dialog().getByLabel('Name').fill('Lecco League');
    await dialog().getByLabel('Voucher').first().fill('50');
    await dialog().getByLabel('Reason').fill('One language');
    await save(dialog());
    await isLogged('Edited', 'One language');
    await region('League').getByText('Voucher €50.00').waitFor();
    await support.press('Announce terms');
    await dialog().getByLabel('Price').fill('35');
    await dialog().getByLabel('Reason').fill('Courts cost more');
    await dialog().getByRole('button', { name: 'Announce terms' }).click();
    await isLogged('Terms announced', 'Courts cost more');
    await log().getByText('priceCents: 3000 → 3500').waitFor();
    const first = page.getByRole('region', { name: /^Phase \d, \d{4}$/ }).first();
    await first.getByRole('button', { name: 'Call the phase off' }).click();
    await confirm('Call the phase off', 'No courts then');
    await isLogged('Phase called off', 'No courts then');
    await first.getByText('Called off', { exact: true }).waitFor();
    expect(await support.violations('support-league')).toEqual([]);
  });

  it('ADM-04 LEA-11~ a league that is played says who won, and a member is taken out', async () => {
    await support.go('/leagues?q=Milano%20Padel');
    await support.page.getByRole('link', { name: 'Milano Padel League' }).click();
    await region('Prizes won').getByText('Winner').first().waitFor();
    // Between two phases, which there are in any year, nobody is a member of a group.
    const isPlayed = (await support.page.getByText(/^(In progress|Finals)$/).count()) > 0;
    const takeOut = support.page.getByRole('button', { name: 'Take out' });
    expect((await takeOut.count()) > 0).toBe(isPlayed);
    if (!isPlayed) return;
    await takeOut.last().click();
    await confirm('Take out', 'Moved to another town');
    await isLogged('Member taken out', 'Moved to another town');
  });

  it('ADM-06 a coupon is made and ended, a voucher cancelled, points adjusted, each with a reason that stays', async () => {
    const { page } = support;
    await support.go('/coupons');
    await support.press('New coupon');
    await dialog().getByLabel('Code').fill('winter20');
    await dialog().getByLabel('Percent').last().fill('20');
    await dialog().getByRole('button', { name: 'Create coupon' }).click();
    await page.waitForURL(/\/coupons\/[0-9a-f-]{36}$/);
    await log().getByText('Coupon created', { exact: true }).waitFor();
    await support.press('End coupon');
    await confirm('End coupon', 'Printed with a mistake');
    await isLogged('Coupon ended', 'Printed with a mistake');
    await support.go('/vouchers?state=ACTIVE');
    await page.locator('[data-row]').first().click();
    await support.press('Cancel voucher');
    const question = page.getByRole('dialog', { name: 'Cancel this voucher?' });
    await question.getByLabel('Reason').fill('Bought twice');
    await question.getByRole('button', { name: 'Cancel voucher' }).click();
    await isLogged('Voucher cancelled', 'Bought twice');
    await support.go(`/players/${players.ben.id}`);
    await support.press('Adjust');
    await dialog().getByLabel('Points').fill('15');
    await confirm('Adjust', 'Helped at the club day');
    await support.shows('Helped at the club day · Sam Bennett');
  });
});
