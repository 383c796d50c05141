/** What crawlers and programs that preview links see of public pages, and what becomes of it in a browser (PUB-04, BYD-14). */
import { readFileSync } from 'node:fs';
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';

interface Edges<Node> {
  readonly edges: readonly { readonly node: Node }[];
}
interface Found {
  readonly matches: Edges<{ readonly id: string }>;
  readonly players: Edges<{ readonly id: string; readonly slug: string }>;
  readonly courts: Edges<{ readonly id: string; readonly slug: string }>;
}
const SOME = `{
  matches(first: 1) { edges { node { id } } }
  players(first: 1) { edges { node { id slug } } }
  courts(first: 1) { edges { node { id slug } } }
}`;
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

describeWith(await testChromium(), 'public pages on the embedded stack', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let match: string;
  let player: string;
  let court: string;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    const some = await new Person(stack, 'nobody@setpoint.example').get<Found>(SOME);
    const first = <Node>({ edges }: Edges<Node>): Node => edges[0]!.node;
    match = `/match/${first(some.matches).id}`;
    player = `/player/${first(some.players).id}/${first(some.players).slug}`;
    court = `/court/${first(some.courts).id}/${first(some.courts).slug}`;
  });
  afterAll(() => browser?.close());

  /** The first answer, as a program without scripts gets it. */
  async function crawled(path: string): Promise<{ html: string; of: (name: string) => string | undefined }> {
    const response = await fetch(stack.url + path, { headers: { accept: '*/*' } });
    expect(response.status).toBe(200);
    const html = await response.text();
    const of = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1];
    return { html, of };
  }

  it('PUB-04~ BYD-14~ a match, a player and a centre are previewed with title, text and picture', async () => {
    for (const path of [match, player, court]) {
      const { html, of } = await crawled(path);
      expect(html).toContain(`<link data-of-page rel="canonical" href="${stack.url}${path}" />`);
      expect(of('og:title')).toMatch(/ · Setpoint$/);
      expect(of('og:site_name')).toBe('Setpoint');
      const picture = await fetch(of('og:image')!.replaceAll('&amp;', '&'));
      expect(picture.status).toBe(200);
      const bytes = Buffer.from(await picture.arrayBuffer());
      expect(bytes.subarray(0, 8).equals(PNG)).toBe(true);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('PUB-04~ the app keeps the title that the first answer has, and takes the address out with the page', async () => {
    const { of } = await crawled(`${match}?lang=fr`);
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go(`${match}?lang=fr`);
    const { page } = visitor;
    expect(await page.title()).toBe(of('og:title')!.replaceAll('&#39;', "'"));
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    const canonical = page.locator('head > link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe(`${stack.url}${match}?lang=fr`);
    await page.locator('a[href="/match/list"]').first().click();
    await canonical.waitFor({ state: 'detached' });
    await visitor.close();
  });

  it('BYD-14~ MAT-16~ a match is downloaded as a picture', async () => {
    const visitor = await Screen.open(browser, stack.url);
    await visitor.go(match);
    const [download] = await Promise.all([visitor.page.waitForEvent('download'), visitor.press('Picture')]);
    expect(download.suggestedFilename()).toBe('setpoint.png');
    expect(
      readFileSync(await download.path())
        .subarray(0, 8)
        .equals(PNG),
    ).toBe(true);
    await visitor.close();
  });
});
