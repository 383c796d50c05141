/** Two players beside each other, on phones and in the longest language. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { openBrowser, PHONE } from '../../../e2e/src/screen.js';
import { openClub, WITHOUT_NETWORK } from './open-club.js';
import type { Site } from './site.js';

const PHONES = [PHONE, { ...PHONE, width: 390, height: 844, colours: 'light' }] as const;

describeWith(await testChromium(), 'two players beside each other on a phone', (executablePath) => {
  let browser: Browser;
  const sites: Site[] = [];
  beforeAll(async () => (browser = await openBrowser(executablePath, WITHOUT_NETWORK)));
  afterAll(async () => {
    await browser?.close();
    await Promise.all(sites.map((site) => site.stop()));
  });

  it('PLY-05~ SHL-05~ SHL-09~ has a legend with both names above the chart, and nothing out of place', async () => {
    const { screen, site } = await openClub(browser, true);
    sites.push(site);
    await screen.forget();
    await screen.holdAs(PHONES[0]);
    await screen.go('/player/maximiliane/maximiliane/compare');
    await screen.speak('fr');
    const region = screen.page.locator('section[aria-labelledby=level-histories]');
    for (const phone of PHONES) {
      await screen.see(phone);
      await screen.keepPicture(`compare fr ${phone.width}`);
      expect(await screen.problems()).toEqual([]);
      const legend = region.locator('ul li');
      expect(await legend.allTextContents()).toEqual(['Maximiliane Oberhuber-Castiglione 4,5', 'Ana Rossi 4,0']);
      const [names, chart] = await Promise.all([
        region.locator('ul').boundingBox(),
        region.locator('svg').boundingBox(),
      ]);
      expect(names!.y + names!.height).toBeLessThanOrEqual(chart!.y);
      expect(names!.x + names!.width).toBeLessThanOrEqual(phone.width);
    }
    expect(screen.complaints).toEqual([]);
    await screen.close();
  });
});
