/** Pages whose content depends on the day, on days on which calendars turn. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { CALENDAR_DAYS } from '../../../tools/start/calendar-days.mjs';
import { addressesOf } from '../src/addresses.js';
import { Person } from '../src/person.js';
import { openBrowser, Screen } from '../src/screen.js';
import { newDataFolder, removeData, runStack, type OwnStack } from '../src/stack-process.js';

const ANA = 'ana@setpoint.example';
const ROUTES = [
  ...['/dashboard/app', '/match/list', '/match/my', '/match/find', '/player/:id', '/rank', '/tournament/list'],
  ...['/tournament/:id/:pagematchs', '/league', '/league/:id/:pagematchs'],
];

const chromium = await testChromium();

for (const day of CALENDAR_DAYS)
  describeWith(chromium, day, (executablePath) => {
    let data: string | undefined;
    let stack: OwnStack;
    let browser: Browser;
    let ana: Screen;
    let addressOf: (route: string) => string;

    beforeAll(async () => {
      data = newDataFolder();
      stack = await runStack(data, { SETPOINT_NOW: day });
      browser = await openBrowser(executablePath);
      addressOf = await addressesOf(await new Person(stack, ANA).signIn());
      ana = await Screen.signedIn(browser, stack.url, ANA);
    });
    afterAll(async () => {
      await browser?.close();
      await stack?.stop();
      if (data) removeData(data);
    });

    it.each(ROUTES)('%s reads well, light and dark, on a desktop and on a phone', async (route) => {
      ana.complaints.length = 0;
      await ana.go(addressOf(route));
      expect(await ana.violations(`${day.slice(0, 10)}${route.replaceAll(/[/:]/g, ' ')}`)).toEqual([]);
      expect(ana.complaints).toEqual([]);
    });

    it('the calendar of a new match reads well, and has a day to choose', async () => {
      await ana.go('/match/new');
      await ana.page.getByRole('radio', { name: 'Padel' }).click();
      await ana.press('Continue');
      await ana.page.getByRole('list', { name: 'Centres' }).getByRole('button').first().click();
      await ana.press('Continue');
      const calendar = ana.page.getByRole('group', { name: 'Day', exact: true });
      await calendar.locator('table button:not([disabled])').first().waitFor();
      expect(await ana.violations(`${day.slice(0, 10)} match new when`)).toEqual([]);
    });
  });
