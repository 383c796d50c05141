/** Brackets and tables of competitions in Chromium: what a page test can not see. */
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import { DESKTOP, PHONE } from '../../../e2e/src/screen.js';
import { brokenWords } from './broken-words.js';
import { clubs } from './open-club.js';

const LOW = { ...DESKTOP, height: 560 } as const;

describeWith(await testChromium(), 'brackets and tables', (executablePath) => {
  const { open } = clubs(executablePath);

  it('TRN-04~ the lines of a bracket meet in the middle of each pair, byes or not; “Fit” shows all of it', async () => {
    const screen = await open(true);
    await screen.forget();
    await screen.holdAs(DESKTOP);
    await screen.go('/tournament/open-air/bracket');
    await screen.page.locator('main [role=region] section').first().waitFor();
    const middles = await screen.page.locator('main [role=region] section').evaluateAll((rounds) =>
      rounds.map((round) =>
        [...round.querySelectorAll(':scope > :last-child > *')].map((cell) => {
          const { top, height } = cell.getBoundingClientRect();
          return top + height / 2;
        }),
      ),
    );
    expect(middles.length).toBeGreaterThan(2);
    for (const [round, cells] of middles.entries()) {
      const before = middles[round - 1];
      if (!before) continue;
      const pairs = cells.map((_, at) =>
        before.length === cells.length ? before[at]! : (before[at * 2]! + before[at * 2 + 1]!) / 2,
      );
      for (const [at, middle] of cells.entries()) expect(Math.abs(middle - pairs[at]!)).toBeLessThan(1);
    }
    for (const size of [DESKTOP, LOW]) {
      await screen.see(size);
      await screen.page.getByRole('group', { name: 'Zoom' }).getByRole('button').last().click();
      const frame = screen.page.locator('main [role=region][tabindex]').first();
      await eventually(async () => {
        const hidden = await frame.evaluate((box) => [
          box.scrollWidth - box.clientWidth,
          box.scrollHeight - box.clientHeight,
        ]);
        expect(hidden.map((px) => Math.max(0, px - 1))).toEqual([0, 0]);
      }, 'the bracket does not fit');
      await screen.keepPicture(`bracket fit ${size.height}`);
    }
    await screen.close();
  });

  it.each(['/tournament/open-air/bracket', '/tournament/open-air/groups', '/league/milano-singles/groups'])(
    'SHL-09~ %s breaks no name inside a word on the narrowest phone',
    async (address) => {
      const screen = await open(true);
      await screen.forget();
      await screen.holdAs(PHONE);
      await screen.go(address);
      await screen.page.locator('main :is(th[scope=row], article)').first().waitFor();
      await screen.keepPicture(`narrow ${address.replaceAll('/', ' ')}`);
      expect(await screen.page.locator('main').evaluate(brokenWords)).toEqual([]);
      await screen.close();
    },
  );
});
