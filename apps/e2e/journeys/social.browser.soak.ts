import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser } from '../src/screen.js';

const PATIENCE_MS = 30_000;

describeWith(await testChromium(), 'Google and Facebook sign-in on the embedded stack', (executablePath) => {
  let stack: Stack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
  });
  afterAll(() => browser?.close());

  /** A browser of somebody else, with the content policy in force; nothing may be asked of foreign servers. */
  async function newcomer(): Promise<{ page: Page; context: BrowserContext; foreign: string[]; blocked: string[] }> {
    const context = await browser.newContext({ locale: 'en-GB' });
    context.setDefaultTimeout(PATIENCE_MS);
    const foreign: string[] = [];
    const blocked: string[] = [];
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname)) foreign.push(request.url());
    });
    const page = await context.newPage();
    page.on('console', (message) => message.text().includes('Content Security Policy') && blocked.push(message.text()));
    await page.goto(`${stack.url}/auth/login`);
    return { page, context, foreign, blocked };
  }

  /** The provider's own window, opened by the button. */
  async function chooser(page: Page, button: string): Promise<Page> {
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: button }).click();
    return opening;
  }

  async function addAccount(window: Page): Promise<string> {
    await window.getByRole('button', { name: 'Add new account' }).click();
    await window.getByRole('button', { name: 'Auto-generate user information' }).click();
    const email = await window.locator('#email-input').inputValue();
    await window.locator('#sign-in').click();
    return email;
  }

  it.each([
    ['AUTH-08~', 'Google', 'Continue with Google'],
    ['AUTH-08~', 'Facebook', 'Continue with Facebook'],
  ])('%s a new account of %s becomes one of Setpoint, and the next time it signs in at once', async (_, __, button) => {
    const { page, context, foreign, blocked } = await newcomer();
    const email = await addAccount(await chooser(page, button));
    // Setpoint asks for what the provider does not know, then it lets in.
    await page.waitForURL('**/auth/register?complete=1*');
    await page.getByRole('checkbox', { name: 'Tennis' }).check();
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/dashboard/app');

    const again = await newcomer();
    const window = await chooser(again.page, button);
    await window.getByText(email).click();
    await again.page.waitForURL('**/dashboard/app');
    for (const one of [foreign, blocked, again.foreign, again.blocked]) expect(one).toEqual([]);
    await context.close();
    await again.context.close();
  });

  it('AUTH-10~ a window that is closed says so, and the button works again', async () => {
    const { page, context } = await newcomer();
    await (await chooser(page, 'Continue with Google')).close();
    await page
      .getByRole('alert')
      .filter({ hasText: /window/i })
      .waitFor();
    await addAccount(await chooser(page, 'Continue with Google'));
    await page.waitForURL('**/auth/register?complete=1*');
    await context.close();
  });
});
