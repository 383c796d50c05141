/** Two players beside each other, on phones and in the longest language. */
import { describeWith, testChromium } from '@setpoint/testkit';
import { PHONE } from '../../../e2e/src/screen.js';
import { clubs } from './open-club.js';

const PHONES = [PHONE, { ...PHONE, width: 390, height: 844, colours: 'light' }] as const;

describeWith(await testChromium(), 'two players beside each other on a phone', (executablePath) => {
  const { open } = clubs(executablePath);

  it('PLY-05~ SHL-05~ SHL-09~ has a legend with both names above the chart, and nothing out of place', async () => {
    const screen = await open(true);
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
