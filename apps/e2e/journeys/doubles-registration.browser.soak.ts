/** Two people enter a tournament of doubles and pay, each in their own browser; then a team whose second half does not. */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { codeSentTo, verifyMobile } from '../src/new-player.js';
import { pay } from '../src/paying.js';
import { Person } from '../src/person.js';
import { PlatformClock } from '../src/platform-clock.js';
import { ownStack, type OwnStack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { enterTournament, myRegistration, openTournament } from '../src/tournaments.js';

const NAME = 'Bovisa Doubles Cup';
const PHONE = { width: 360, height: 780 };
const NOBODY = '01890000-0000-7000-8000-000000000001';

describeWith(await testChromium(), 'entering a tournament of doubles in a real browser', (executablePath) => {
  let stack: OwnStack;
  let browser: Browser;
  let clock: PlatformClock;
  let support: Person;
  const demo: Record<'ana' | 'ben' | 'carla' | 'david', Person> = {} as never;
  const sees: Partial<Record<'ana' | 'ben' | 'carla', Screen>> = {};
  let ana: Screen;
  let ben: Screen;
  let carla: Screen;
  let id: string;

  beforeAll(async () => {
    stack = await ownStack();
    browser = await openBrowser(executablePath);
    support = await new Person(stack, 'support@setpoint.example').signIn();
    for (const name of ['ana', 'ben', 'carla', 'david'] as const)
      demo[name] = await new Person(stack, `${name}@setpoint.example`).signIn();
    clock = new PlatformClock(support, Object.values(demo));
    id = await openTournament(support, {
      ...{ name: NAME, sport: 2, numberPlayers: 2, priceCents: 5_000, startOn: await clock.day(6) },
      ...{ teamsToStart: 4, minTeams: 2, maxTeams: 4, prizes: [{ placing: 'WINNER', creditCents: 5_000 }] },
    });
    await takePrizeAsCredit(demo.ana);
    ana = sees.ana = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
    await ana.page.setViewportSize(PHONE);
    ben = sees.ben = await Screen.signedIn(browser, stack.url, 'ben@setpoint.example');
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  const pathOf = (...parts: string[]) => ['/tournament', id, ...parts].join('/');

  /** Won before this begins: 40 euros that pay before a card does. */
  async function takePrizeAsCredit(who: Person): Promise<void> {
    const { myTournamentAwards } = await who.get<{
      myTournamentAwards: { id: string; claimedAt: string | null; choices: { kind: string }[] }[];
    }>('{ myTournamentAwards { id claimedAt choices { kind } } }');
    const open = myTournamentAwards.find(
      ({ claimedAt, choices }) => !claimedAt && choices.some(({ kind }) => kind === 'CREDIT'),
    )!;
    await who.get('mutation ($id: ID!) { takeTournamentAward(input: { awardId: $id, choice: CREDIT }) { success } }', {
      id: open.id,
    });
    await eventually(async () => {
      const { myCredit } = await who.get<{ myCredit: { cents: number } }>('{ myCredit { cents } }');
      expect(myCredit.cents).toBe(4_000);
    }, 'the credit did not arrive');
  }

  it('one team pays for both of its places, the other one lets the time pass', async () => {
    await step('RTE-06~ FLT-04~ finds the tournament by filters, and from its page to the steps', async () => {
      await ana.go('/tournament/list?sports=2&players=2');
      await ana.page.getByRole('link', { name: NAME }).first().click();
      await ana.isAt(pathOf());
      await ana.showsHeading(NAME);
      await ana.page.getByRole('link', { name: 'Register' }).first().click();
      await ana.isAt(`${pathOf('subscribe')}?step=entry`);
      await ana.showsHeading('Who do you play with?');
    });

    await step('TRN-05~ the partner is chosen, and stays so after Back and a reload', async () => {
      await ana.page.getByRole('radio', { name: 'Ben Taylor' }).click();
      await eventually(async () => {
        const { registrationDraft } = await demo.ana.get<{ registrationDraft: { partnerId: string | null } | null }>(
          'query ($id: ID!) { registrationDraft(tournamentId: $id) { partnerId } }',
          { id },
        );
        expect(registrationDraft?.partnerId).toBe(demo.ben.id);
      }, 'the partner is not kept');
      await ana.page.reload();
      await ana.settled();
      await eventually(
        () => ana.page.getByRole('radio', { name: 'Ben Taylor' }).isChecked(),
        'the partner is forgotten',
      );
      await ana.lookInSoak('subscribe-partner');
      await ana.press('Next');
      await ana.isAt(/step=preferences$/);
      await ana.page.goBack();
      await ana.isAt(/step=entry$/);
      await eventually(
        () => ana.page.getByRole('radio', { name: 'Ben Taylor' }).isChecked(),
        'the partner is forgotten',
      );
      await ana.page.goForward();
      await ana.showsHeading('When can you play?');
      await ana.press('Next');
      await ana.isAt(/step=data$/);
    });

    await step(
      'TRN-05~ BIL-02~ a mobile number and an invoice: what was typed stays after Back and a reload',
      async () => {
        const { page } = ana;
        await ana.press('Go on to pay');
        await ana.shows('Mobile number');
        await page.getByLabel('Country', { exact: true }).first().selectOption('+39');
        await page.getByRole('textbox', { name: 'Mobile number' }).fill('333 987 6501');
        await ana.press('Send code');
        await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(support, '3339876501'));
        await ana.press('Save number');
        await ana.shows('+39 333 987 6501');
        await page.getByRole('radio', { name: 'I want an invoice' }).click();
        await page.getByLabel('Street and number').fill('Via Bovisasca 12');
        await page.getByLabel('Town or city').fill('Milano');
        await page.goBack();
        await ana.showsHeading('When can you play?');
        await page.goForward();
        await ana.showsHeading('How do we reach you?');
        expect(await page.getByLabel('Street and number').inputValue()).toBe('Via Bovisasca 12');
        await page.reload();
        await ana.settled();
        expect(await page.getByLabel('Street and number').inputValue()).toBe('Via Bovisasca 12');
        await ana.lookInSoak('subscribe-data');
        await page.getByLabel('Postal code').fill('20158');
        await page.getByLabel('Province').fill('MI');
        await page.getByLabel('Tax code').fill('MRTNAA90A41F205I');
        await ana.press('Go on to pay');
        await ana.isAt(`${pathOf('subscribe')}?step=payment`);
      },
    );

    await step(
      'BIL-04~ BIL-07~ SMS-03~ the price says its parts; coupon and credit stay after a reload, and can be changed',
      async () => {
        const { page } = ana;
        await ana.shows('Your place is held for another');
        const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
        await row('By card or PayPal').getByText('€10', { exact: true }).waitFor();
        await page.getByLabel('Coupon').fill('club5');
        await row('Coupon').getByText('−€5').waitFor();
        await row('From your credit').getByText('−€40').waitFor();
        await row('By card or PayPal').getByText('€5', { exact: true }).waitFor();
        await eventually(async () => {
          const { registrationDraft } = await demo.ana.get<{
            registrationDraft: { payment: { couponCode: string | null } | null } | null;
          }>('query ($id: ID!) { registrationDraft(tournamentId: $id) { payment { couponCode } } }', { id });
          expect(registrationDraft?.payment?.couponCode).toBe('CLUB5');
        }, 'the coupon is not kept');
        await page.reload();
        await ana.settled();
        await row('By card or PayPal').getByText('€5', { exact: true }).waitFor();
        expect(await page.getByLabel('Coupon').inputValue()).toBe('CLUB5');
        await ana.lookInSoak('checkout');
        await ana.press('Go on to pay');
        await ana.shows('This is a test');
        await ana.lookInSoak('checkout-card');
        await page.goBack();
        await ana.shows('You’ve begun to pay');
        await page.reload();
        await ana.shows('You’ve begun to pay');
        await ana.press('Go on');
        await ana.shows('This is a test');
        await page.reload();
        await ana.shows('This is a test');
        await ana.press('Pay €5');
      },
    );

    await step(
      'TRN-07~ RTE-06~ the captain’s part is done; who asks for the address again gets the same answer',
      async () => {
        await ana.isAt(pathOf('subscribe', 'confirmed'));
        await ana.shows('Your part is done');
        await ana.shows(/Ben Taylor has 24 hours to pay/);
        await ana.lookInSoak('confirmed-captain');
        await ana.go(pathOf('subscribe'));
        await ana.isAt(pathOf('subscribe', 'confirmed'));
        await ana.shows('Your part is done');
      },
    );

    await step(
      'BIL-01~ BIL-10~ the teammate comes by the bell, says no to the bank, then yes, and both are in',
      async () => {
        const { page } = ben;
        await page.reload();
        await ben.settled();
        await ben.press(/notifications, \d+ unread/i);
        await page.getByRole('link', { name: new RegExp(`entered ${NAME} with you`) }).click();
        await page.getByRole('link', { name: 'Pay', exact: true }).click();
        await ben.isAt(pathOf('subscribe'));
        await ben.shows(/Ana Moretti has entered with you and paid/);
        await ben.shows('Your place is held until');
        await page.getByLabel('Country', { exact: true }).first().selectOption('+39');
        await page.getByRole('textbox', { name: 'Mobile number' }).fill('333 987 6503');
        await ben.press('Send code');
        await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(support, '3339876503'));
        await ben.press('Save number');
        await ben.shows('+39 333 987 6503');
        await ben.lookInSoak('subscribe-partner');
        await ben.press('Go on to pay');
        await page.getByRole('table', { name: 'Price and how it is paid' }).waitFor();
        await ben.press('Go on to pay');
        await page.getByRole('radio', { name: 'A card whose bank asks you first' }).click();
        await ben.press('Pay €50');
        await ben.showsHeading('Your bank asks: is it you?');
        await ben.lookInSoak('checkout-bank');
        await ben.press(/^No$/);
        await ben.shows('The bank’s check wasn’t passed.');
        await page.getByRole('radio', { name: 'A card whose bank asks you first' }).click();
        await ben.press('Pay €50');
        await ben.showsHeading('Your bank asks: is it you?');
        await page.reload();
        await ben.shows('The bank’s question is open');
        await ben.lookInSoak('checkout-question');
        await ben.press('Continue');
        await ben.press('Yes, confirm');
        await ben.isAt(pathOf('subscribe', 'confirmed'));
        await ben.showsHeading('You’re in!');
        await ana.go(pathOf('subscribe', 'confirmed'));
        await ana.showsHeading('You’re in!');
        await ana.page.getByRole('link', { name: 'To the tournament' }).click();
        await ana.showsHeading('You’re in');
      },
    );

    await step('RTE-04~ BIL-05~ the invoice is in the account, and its PDF comes', async () => {
      const { page } = ana;
      await ana.go('/player/account/payments');
      await ana.shows('Nothing to pay');
      await ana.go('/player/account/invoices');
      await page
        .getByRole('link', { name: new RegExp(NAME) })
        .first()
        .click();
      await ana.isAt(/^\/player\/account\/invoice\/\d+\/\d{4}$/);
      await ana.shows('Via Bovisasca 12');
      await ana.lookInSoak('invoice');
      const [pdf] = await Promise.all([page.waitForEvent('download'), ana.press('Download PDF')]);
      expect(pdf.suggestedFilename()).toMatch(/^setpoint-\d+-\d{4}\.pdf$/);
      const [, , , , number, year] = new URL(page.url()).pathname.split('/');
      const document = await fetch(`${stack.url}/documents/${year}/${number}.pdf`, {
        headers: { authorization: `JWT ${demo.ana.token}` },
      });
      expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await document.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      // Whom no data are known of has a receipt.
      await ben.go('/player/account/invoices');
      await ben.page
        .getByRole('link', { name: /^Receipt R\d+/ })
        .first()
        .click();
      await ben.shows('Tournament entry');
      // Somebody else's is as if it were not there.
      await ben.go(`/player/account/invoice/${number}/${year}`);
      await ben.page
        .getByRole('link')
        .filter({ hasText: /invoices/i })
        .first()
        .waitFor();
      expect(await ben.page.getByText('Via Bovisasca 12').count()).toBe(0);
    });

    await step('RTE-06 half a link, and one that is used twice, lead somewhere sensible', async () => {
      carla = sees.carla = await Screen.signedIn(browser, stack.url, 'carla@setpoint.example');
      await carla.speak('en');
      await carla.go(pathOf('subscribe', 'confirmed'));
      await carla.isAt(`${pathOf('subscribe')}?step=entry`);
      await carla.showsHeading('Who do you play with?');
      await carla.go(pathOf('subscribe', demo.david.id));
      await eventually(
        () => carla.page.getByRole('radio', { name: 'David García' }).isChecked(),
        'the partner is not set',
      );
      await carla.go(pathOf('subscribe', NOBODY));
      await carla.showsHeading('Who do you play with?');
      await carla.go(`${pathOf('subscribe', 'error')}?why=MOBILE_REQUIRED`);
      await carla.page.getByRole('link', { name: 'Verify my number' }).waitFor();
      await carla.lookInSoak('subscribe-error');
      await carla.go(pathOf('subscribe', 'error'));
      await carla.page.getByRole('link', { name: 'To the tournament' }).click();
      await carla.isAt(pathOf());
      await carla.go(`/player/account/payments/${NOBODY}`);
      await carla.showsHeading('Nothing to pay here');
      await carla.page.getByRole('link', { name: 'All payments' }).first().click();
      await carla.isAt('/player/account/payments');
      await carla.go(pathOf('take-award'));
      await carla.shows('No prize for you here');
      await carla.go(`/tournament/${NOBODY}/subscribe`);
      await carla.page.getByRole('link', { name: 'Find another tournament' }).click();
      await carla.isAt('/tournament/list');
    });

    await step(
      'TRN-07~ BIL-06~ a teammate lets 24 hours pass: the place is free, and the captain has the money back',
      async () => {
        const { carla: captain, david } = demo;
        await verifyMobile(support, captain, '3339876502');
        const entered = await eventually(async () => {
          const answer = await enterTournament(captain, id, david, 5_000);
          return answer.registration;
        }, 'not entered');
        await pay(captain, entered!.paymentReference!);
        await eventually(
          async () => expect(await myRegistration(captain, id)).toMatchObject({ state: 'AWAITING_PARTNER' }),
          'the partner was not asked',
        );
        await carla.go(pathOf());
        await carla.showsHeading('One payment to go');
        // A place that is held is nobody else's.
        await carla.shows('2 of 4 places taken');
        await clock.forward(25);
        await eventually(
          async () => expect(await myRegistration(captain, id)).toMatchObject({ state: 'RELEASED' }),
          'the place is kept',
        );
        await carla.go(pathOf('subscribe', 'confirmed'));
        await carla.shows('Your partner didn’t pay within 24 hours. What you paid goes back to you.');
        await carla.lookInSoak('released');
        await carla.go(pathOf());
        await carla.shows('Your team is out: the second payment didn’t come in time. What was paid goes back.');
        await carla.shows('1 of 4 places taken');
        await carla.go('/player/account/invoices');
        await carla.shows('Refunded');
        await carla.page.getByRole('link', { name: /^Credit note C\d+/ }).click();
        await carla.shows(/Refunded to card/);
      },
    );

    await step('SHL-09~ none of these screens has complained', async () => {
      expect(Object.values(sees).flatMap(({ complaints }) => complaints)).toEqual([]);
    });
  });
});
