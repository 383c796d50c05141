/** How much of a phone the head of a profile leaves to what is below it. */
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { openBrowser, PHONE, type Screen } from '../../../e2e/src/screen.js';
import { openClub, WITHOUT_NETWORK } from './open-club.js';
import type { Site } from './site.js';

/** The tab begins before `within`, in px: in the middle, and a little below it where three lines of a name are a seventh of the phone. */
const PHONES = [
  { ...PHONE, height: 640, within: 370 },
  { ...PHONE, width: 390, height: 844, colours: 'light', within: 844 / 2 },
] as const;

const PROFILES = [
  { whose: 'somebody’s', isMember: true, address: '/player/ben/ben', actions: 4 },
  { whose: 'one with a long name', isMember: true, address: '/player/maximiliane/maximiliane', actions: 4 },
  { whose: 'one’s own', isMember: true, address: '/player/ana/ana', actions: 1 },
  { whose: 'what visitors see', isMember: false, address: '/player/maximiliane/maximiliane', actions: 1 },
];

describeWith(await testChromium(), 'the head of a profile on a phone', (executablePath) => {
  let browser: Browser;
  const sites: Site[] = [];
  beforeAll(async () => (browser = await openBrowser(executablePath, WITHOUT_NETWORK)));
  afterAll(async () => {
    await browser?.close();
    await Promise.all(sites.map((site) => site.stop()));
  });

  it.each(PROFILES)(
    'PLY-02~ SHL-05~ $whose: the tab begins half way down, and actions are as large as a thumb',
    async ({ whose, isMember, address, actions }) => {
      const { screen, site } = await openClub(browser, isMember);
      sites.push(site);
      await screen.forget();
      await screen.holdAs(PHONES[0]);
      await screen.go(address);
      const problems: string[] = [];
      for (const language of ['en', 'fr']) {
        await screen.speak(language);
        for (const phone of PHONES) {
          await screen.see(phone);
          const seen = `${language} ${phone.width}`;
          await screen.keepPicture(`profile head ${whose} ${seen}`);
          const { begins, sizes } = await measure(screen);
          expect([seen, sizes.length]).toEqual([seen, actions]);
          if (begins > phone.within) problems.push(`${seen}: the tab begins at ${begins}`);
          for (const [width, height] of sizes)
            if (width < 44 || height < 44) problems.push(`${seen}: an action of ${width} × ${height}`);
        }
      }
      expect(problems).toEqual([]);
      expect(screen.complaints).toEqual([]);
      await screen.close();
    },
  );
});

/** Where what the tab shows begins in the window, and width and height of each action of the head. */
const measure = (screen: Screen): Promise<{ begins: number; sizes: [number, number][] }> =>
  screen.page.evaluate(() => {
    window.scrollTo(0, 0);
    const panel = document.querySelector('[role=tabpanel]')!;
    const { paddingTop } = getComputedStyle(panel);
    const actions = [...document.querySelectorAll('main header :is(a, button).mantine-Button-root')];
    return {
      begins: panel.getBoundingClientRect().top + Number.parseFloat(paddingTop),
      sizes: actions.map((action): [number, number] => {
        const { width, height } = action.getBoundingClientRect();
        return [width, height];
      }),
    };
  });
