import type { Browser, BrowserContext } from 'playwright-core';

export type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What the browser of a demo player keeps after signing in. */
export async function signInWithBrowser(browser: Browser, stack: string): Promise<Storage> {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${stack}/auth/login`);
  await page.locator('input[type=email]').fill('ana@setpoint.example');
  await page.locator('input[type=password]').fill('setpoint');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/dashboard/app');
  await page.waitForLoadState('networkidle');
  const storage = await context.storageState();
  await context.close();
  return storage;
}
