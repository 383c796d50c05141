/** Every page of the support app in a real browser: axe, widths, light and dark (ADM-01 to ADM-08). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeWith, testChromium } from '@setpoint/testkit';
import type { Browser } from 'playwright-core';
import { Person } from '../src/person.js';
import { sharedStack, type Stack } from '../src/running-stack.js';
import { openBrowser, Screen } from '../src/screen.js';
import { root } from '../src/stack-process.js';
import { Windows } from '../src/windows.js';

const source = readFileSync(join(root, 'apps/admin/src/app/app.tsx'), 'utf8');
const PATHS = [...source.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, path]) => path!);
const LISTS = PATHS.filter((path) => !path.includes(':'));
const RECORDS = PATHS.filter((path) => path.endsWith('/:id')).map((path) => path.replace('/:id', ''));

const WRITTEN = `{ conversations(first: 20) { edges { node { id messages(first: 30) { edges { node { seq mayReport } } } } } } }`;
interface Written {
  readonly conversations: { readonly edges: readonly { readonly node: Conversation }[] };
}
interface Conversation {
  readonly id: string;
  readonly messages: {
    readonly edges: readonly { readonly node: { seq: number; mayReport: boolean } }[];
  };
}

/** What the demo data lacks: a ticket, a key of another team and a reported message. */
async function askForSupport(stack: Stack, staff: Person): Promise<void> {
  const ben = await new Person(stack, 'ben@setpoint.example').signIn();
  const done = async (person: Person, name: string, input: object) =>
    expect(await person.command(name, input)).toMatchObject({ success: true });
  await done(ben, 'openTicket', {
    ...{ requestId: 'pages-of-support', kind: 'SUPPORT', name: 'Ben', email: ben.email },
    ...{ subject: 'My level', message: 'How do I read the chart?' },
  });
  await done(staff, 'createApiKey', { name: 'Club site', owner: 'Tennis Club', scopes: ['PLAYERS_READ'] });
  const { conversations } = await ben.get<Written>(WRITTEN);
  const [received] = conversations.edges.flatMap(({ node: { id: conversationId, messages } }) =>
    messages.edges.filter(({ node }) => node.mayReport).map(({ node }) => ({ conversationId, seq: node.seq })),
  );
  await done(ben, 'reportMessage', { ...received, reason: 'SPAM' });
}

describeWith(await testChromium(), 'the support app in a real browser', (executablePath) => {
  let stack: Stack;
  let browser: Browser;
  let staff: Person;

  beforeAll(async () => {
    stack = await sharedStack();
    browser = await openBrowser(executablePath);
    staff = await new Person(stack, 'support@setpoint.example').signIn();
    await askForSupport(stack, staff);
  });
  afterAll(() => browser?.close());

  const windows = new Windows(() => Screen.open(browser, stack.supportUrl, staff));

  async function hasNothingWrong(screen: Screen, name: string): Promise<void> {
    expect(await screen.violations(`support-${name}`)).toEqual([]);
    expect(screen.complaints).toEqual([]);
  }

  it('knows the pages of the app', () => expect(PATHS.length).toBeGreaterThan(30));

  it.concurrent.each(LISTS)(
    'ADM-01~ SHL-05~ %s: nothing to stumble over and nothing out of place, on a desktop in the light or a phone in the dark',
    (path) =>
      windows.lend(async (support) => {
        await support.go(path);
        expect(new URL(support.page.url()).pathname).toBe(path);
        await hasNothingWrong(support, path.slice(1).replaceAll('/', '-') || 'overview');
      }),
  );

  it.concurrent.each(RECORDS)(
    'ADM-01~ SHL-05~ the first record of %s: nothing to stumble over and nothing out of place, on a desktop in the light or a phone in the dark',
    (list) =>
      windows.lend(async (support) => {
        await support.go(list);
        await support.page.locator(`main a[href^="${list}/"]`).first().click();
        await support.page.waitForURL(`**${list}/*`);
        await support.settled();
        await hasNothingWrong(support, `${list.slice(1)}-record`);
      }),
  );
});
