/** How much of a phone the head of a profile leaves to what is below it. */
import { describeWith, testChromium } from '@setpoint/testkit';
import { PHONE, type Screen } from '../../../e2e/src/screen.js';
import { clubs } from './open-club.js';

const LONG = '/player/maximiliane/maximiliane';
const PHONES = [
  { ...PHONE, height: 640 },
  { ...PHONE, width: 390, height: 844, colours: 'light' },
] as const;

/** In px: what two more lines of a name take on the narrowest phone, and a notice with its button. */
const MORE = { name: 46, notice: 120 };

const PROFILES = [
  { whose: 'somebody’s', isMember: true, address: '/player/ben/ben', actions: 4, more: 0 },
  { whose: 'one with a long name', isMember: true, address: LONG, actions: 4, more: MORE.name },
  { whose: 'one’s own', isMember: true, address: '/player/ana/ana', actions: 1, more: 0 },
  { whose: 'what visitors see', isMember: false, address: LONG, actions: 1, more: MORE.name },
  { whose: 'of a blocked player', isMember: true, address: '/player/gina/gina', actions: 0, more: MORE.notice },
];

describeWith(await testChromium(), 'the head of a profile on a phone', (executablePath) => {
  const { open } = clubs(executablePath);

  it.each(PROFILES)(
    'PLY-02~ SHL-05~ $whose: the tab begins half way down, and actions are as large as a thumb',
    async ({ whose, isMember, address, actions, more }) => {
      const screen = await open(isMember);
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
          const half = phone.height / 2 + (phone.width === PHONE.width ? more : 0);
          if (begins > half) problems.push(`${seen}: the tab begins at ${begins}`);
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
