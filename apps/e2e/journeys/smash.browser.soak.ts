/** Points, vouchers and coupons in a real browser: of a player, and in the support app (SMS-01 to SMS-03, ADM-06). */
import { describeWith, eventually, step, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { demoPlayers } from '../src/demo-player.js';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

const PAGE = '/player/account/smash';

describeWith(await testChromium(), 'points, vouchers and coupons in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let enrico: Screen;
  let support: Screen;
  let playerId: string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const [player] = (await demoPlayers(stack, 'smash')) as [Person];
    const staff = await new Person(stack, 'support@setpoint.example').signIn();
    playerId = player.id;
    enrico = await Screen.open(browser, stack.url, player);
    support = await Screen.open(browser, stack.supportUrl, staff);
    await support.go('/coupons');
    await support.speak('en');
  });
  afterAll(() => browser?.close());

  const balance = async (): Promise<number> => {
    const figure = enrico.page
      .locator('section', { hasText: 'Your points' })
      .getByText(/^[\d,]+ points?$/)
      .first();
    await figure.waitFor();
    return Number.parseInt((await figure.textContent())!.replace(',', ''), 10);
  };
  const vouchers = () => enrico.page.getByRole('button', { name: /^Copy the code/ });

  it('SMS-01 ACC-09~ shows balance and history, page by page, with the way back', async () => {
    const { page } = enrico;
    await enrico.go(PAGE);
    expect(await balance()).toBeGreaterThan(100);
    await page.getByRole('link', { name: 'See the match' }).first().waitFor();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.waitForURL(/\/player\/account\/smash\/2$/);
    await page.getByRole('link', { name: 'See the match' }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'See the match' }).first().click();
    await page.waitForURL(/\/match\//);
    await page.goBack();
    await page.waitForURL(/\/smash\/2$/);
    await enrico.go(`${PAGE}/900`);
    await enrico.shows(/pages now|page now|only/i);
  });

  it('a voucher is bought, and cancelled by support', async () => {
    await step('SMS-02 it is bought after a question, once, and stands there with its code', async () => {
      await enrico.go(PAGE);
      const [before, owned] = [await balance(), await vouchers().count()];
      await enrico.press('Redeem a voucher of €5');
      await enrico.page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).dblclick();
      await enrico.shows('Your voucher of €5 is ready');
      await eventually(async () => {
        expect(await balance()).toBe(before - 100);
        expect(await vouchers().count()).toBe(owned + 1);
      }, 'it was not bought once');
      await enrico.page.reload();
      expect(await balance()).toBe(before - 100);
    });

    await step('ADM-06~ support finds it and cancels it; the player has the points back', async () => {
      const before = await balance();
      const { page } = support;
      await support.go(`/vouchers?q=${playerId}&state=ACTIVE`);
      await page.locator('[data-row]').first().focus();
      await page.keyboard.press('Enter');
      await support.press('Cancel voucher');
      const question = page.getByRole('dialog', { name: 'Cancel this voucher?' });
      await question.getByLabel('Reason').fill('Bought by mistake');
      await question.getByRole('button', { name: 'Cancel voucher' }).click();
      await support.shows('Voucher cancelled.');
      await enrico.go(PAGE);
      expect(await balance()).toBe(before + 100);
    });
  });

  it('SMS-03~ says what a coupon is worth, or why it counts for nothing', async () => {
    const check = async (code: string) => {
      await enrico.page.getByLabel('Code', { exact: true }).fill(code);
      await enrico.press('Check');
    };
    await enrico.go(PAGE);
    await check('club5');
    await enrico.shows('CLUB5: €5 off');
    await check('welcome10');
    await enrico.shows('This code is for new players only');
    await check('SUMMER25');
    await enrico.shows('This code is wrong, or no longer valid');
  });

  it('ADM-06~ support issues a coupon, with mistakes beside their fields, and ends it with a reason', async () => {
    const { page } = support;
    await support.go('/coupons?state=running');
    await page.getByRole('link', { name: 'CLUB5' }).waitFor();
    expect(await page.getByRole('link', { name: 'SUMMER25' }).count()).toBe(0);
    await support.press('New coupon');
    const form = page.getByRole('dialog');
    await form.getByLabel('Code').fill('ABC');
    await form.getByRole('button', { name: 'Create coupon' }).click();
    await form.getByText('4 to 30 letters, digits and hyphens').waitFor();
    await form.getByText('Say how much').waitFor();
    await form.getByLabel('Code').fill('autumn15');
    await form.getByLabel('Percent').last().fill('15');
    await form.getByRole('button', { name: 'Create coupon' }).click();
    await page.waitForURL(/\/coupons\/[0-9a-f-]{36}$/);
    await support.shows('Coupon created');
    await support.press('End coupon');
    await page.getByRole('dialog').getByLabel('Reason').fill('A test of the form');
    await page.getByRole('dialog').getByRole('button', { name: 'End coupon' }).click();
    await support.shows('A test of the form');
    expect(await support.violations('support-coupon')).toEqual([]);
    await page.goBack();
    await page.waitForURL(/\/coupons\?state=running$/);
  });

  it('ADM-06~ support adjusts the points of a player with a reason, which the history keeps', async () => {
    const { page } = support;
    await support.go(`/players/${playerId}`);
    await support.press('Adjust');
    const form = page.getByRole('dialog');
    await form.getByLabel('Points').fill('25');
    await form.getByLabel('Reason').fill('Prize of the club day');
    await form.getByRole('button', { name: 'Adjust' }).click();
    await support.shows(/^Prize of the club day · /);
  });
});
