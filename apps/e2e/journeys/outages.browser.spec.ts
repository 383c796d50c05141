/** One service after the other fails: what somebody sees who opens five pages meanwhile, and when all of it is back. */
import { describeWith, eventually, testChromium } from '@setpoint/testkit';
import type { Browser, Page, Response } from 'playwright-core';
import { FAULTS, type Fault } from '../src/outages/breakable.js';
import { BreakableStack } from '../src/outages/breakable-stack.js';
import { Person } from '../src/person.js';
import { openBrowser, Screen } from '../src/screen.js';

const SERVICES = [
  ...['billing', 'chat', 'courts', 'identity', 'leagues', 'matches', 'notifications', 'players', 'tournaments'],
] as const;
/** All of them in the soak. */
const SUFFERED: readonly Fault[] = process.env['SOAK'] ? FAULTS : ['down'];
/** Whose subject a page shows; it has nothing to show without. */
const OWNER: Readonly<Record<string, string>> = {
  match: 'matches',
  profile: 'players',
  tournament: 'tournaments',
  chat: 'chat',
};

interface Visit {
  readonly name: string;
  readonly screen: Screen;
  readonly address: string;
  /** As it is when nothing fails; figures go on with the time. */
  readonly whole: string;
  /** Codes of parts that were missing in answers. */
  readonly missing: string[];
}

/** Without figures. Some parts come when they are scrolled near. */
async function contentOf(page: Page): Promise<string> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  return (await page.locator('main').innerText()).replaceAll(/[\d\s]+/g, ' ');
}

/** What stands on a page when nothing is missing any more, and nothing more comes. */
async function wholeOf(page: Page, name: string): Promise<string> {
  let before = '';
  await eventually(async () => {
    await contentOf(page);
    if (name === 'dashboard') await page.locator('main a[href="/tournament/list"]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const now = await contentOf(page);
    const isSame = now === before && (await page.getByText('can’t be shown right now').count()) === 0;
    before = now;
    expect(isSame).toBe(true);
  }, 'the page goes on growing');
  return before;
}

describeWith(await testChromium(), 'pages while a service fails', (executablePath) => {
  let stack: BreakableStack;
  let browser: Browser;
  let visits: Visit[];

  beforeAll(async () => {
    stack = await BreakableStack.start();
    browser = await openBrowser(executablePath);
    const ana = await new Person(stack, 'ana@setpoint.example').signIn();
    visits = [];
    for (const [name, address] of Object.entries(await addresses(ana))) {
      const screen = await Screen.signedIn(browser, stack.url, 'ana@setpoint.example');
      const missing: string[] = [];
      screen.page.on('response', (response) => void note(response, missing));
      await screen.go(address);
      visits.push({ name, screen, address, missing, whole: await wholeOf(screen.page, name) });
    }
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  afterEach(async () => {
    for (const service of SERVICES) await stack.suffer(service, null);
  });

  const table: string[][] = [];
  afterAll(() => {
    if (process.env['SOAK']) console.log(table.map((row) => row.join('  ')).join('\n'));
  });

  const faults = SERVICES.flatMap((service) => SUFFERED.map((fault) => [service, fault] as const));
  it.each(faults)(
    'SHL-08~ %s is %s: the pages show what is there, and come back by themselves',
    async (service, fault) => {
      for (const { missing, screen } of visits) {
        missing.length = 0;
        screen.complaints.length = 0;
      }
      await stack.suffer(service, fault);
      await Promise.all(visits.map(({ screen, address }) => screen.go(address)));
      const found = await Promise.all(visits.map((visit) => seen(visit)));
      for (const [i, { name, screen }] of visits.entries()) {
        const complaints = screen.complaints.filter(
          (complaint) => !/Failed to load resource|WebSocket/.test(complaint),
        );
        const isLost = OWNER[name] === service && fault !== 'killed replica';
        const expected = isLost ? expect.anything() : expect.stringMatching(/^(whole|partly)$/);
        expect([name, found[i], complaints]).toEqual([name, expected, []]);
      }
      if (fault === 'killed replica') expect(visits.flatMap(({ missing }) => missing)).toEqual([]);

      await stack.suffer(service, null);
      const ended = performance.now();
      const back = await Promise.all(
        visits.map(async ({ name, screen, whole }) => {
          await eventually(async () => {
            const now = await contentOf(screen.page);
            const from = [...whole].findIndex((letter, i) => letter !== now[i]);
            expect(
              now === whole ? '' : `${now.slice(from - 20, from + 80)} | ${whole.slice(from - 20, from + 80)}`,
            ).toBe('');
          }, `the page of the ${name} is not back after ${service} was ${fault}`);
          return Math.round(performance.now() - ended);
        }),
      );
      for (const [i, { name, missing }] of visits.entries()) {
        table.push([service, fault, name, found[i]!, `missing parts: ${missing.length}`, `back after ${back[i]} ms`]);
      }
    },
  );
});

/** What somebody sees: the page as ever, without some of it, nothing but what went wrong, or that the app broke. */
async function seen({ screen: { page }, whole }: Visit): Promise<'whole' | 'partly' | 'failed' | 'broken'> {
  if ((await page.locator('main').count()) === 0) return 'broken';
  const text = await contentOf(page);
  if (text === whole) return 'whole';
  return (await page.locator('main [role=alert]').count()) > 0 && text.length < 400 ? 'failed' : 'partly';
}

async function note(response: Response, missing: string[]): Promise<void> {
  if (!response.url().endsWith('/graphql')) return;
  const answer = (await response.json().catch(() => ({}))) as {
    readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
  };
  for (const { extensions } of answer.errors ?? [])
    if (extensions?.code === 'SUBGRAPH_UNAVAILABLE') missing.push(extensions.code);
}

/** Pages with something of as many services as possible. */
async function addresses(ana: Person): Promise<Readonly<Record<string, string>>> {
  interface Ids {
    readonly myMatches: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    readonly conversations: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
    readonly players: { readonly edges: readonly { readonly node: { readonly id: string; readonly slug: string } }[] };
    readonly tournaments: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
  }
  const { myMatches, conversations, players, tournaments } = await ana.get<Ids>(`{
    myMatches(when: UPCOMING, first: 1) { edges { node { id } } }
    conversations(first: 1) { edges { node { id } } }
    players(filter: { name: "Ben" }, first: 1) { edges { node { id slug } } }
    tournaments(first: 1) { edges { node { id } } }
  }`);
  const [match, conversation, player, tournament] = [myMatches, conversations, players, tournaments].map(
    ({ edges }) => edges[0]!.node,
  );
  return {
    dashboard: '/dashboard/app',
    match: `/match/${match!.id}`,
    profile: `/player/${player!.id}/${players.edges[0]!.node.slug}`,
    tournament: `/tournament/${tournament!.id}`,
    chat: `/chat/${conversation!.id}`,
  };
}
