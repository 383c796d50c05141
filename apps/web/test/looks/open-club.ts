import type { Browser } from 'playwright-core';
import { pinDate } from '../../../e2e/src/in-page/pin-date.js';
import { openBrowser, Screen } from '../../../e2e/src/screen.js';
import { watchLayout } from './layout-shift.js';
import { startSite, type Site } from './site.js';
import { NOW } from './world.js';

/** Options of a browser that reaches this machine only. */
const WITHOUT_NETWORK = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

interface Clubs {
  readonly browser: () => Browser;
  /** A window of a member or a visitor on a site of their own. */
  readonly open: (isMember: boolean) => Promise<Screen>;
}

/** One browser for the tests of a block, and what they open in it. */
export function clubs(executablePath: string): Clubs {
  let browser: Browser;
  const sites: Site[] = [];
  beforeAll(async () => (browser = await openBrowser(executablePath, WITHOUT_NETWORK)));
  afterAll(async () => {
    await browser?.close();
    await Promise.all(sites.map((site) => site.stop()));
  });
  return {
    browser: () => browser,
    open: async (isMember) => {
      const { screen, site } = await openClub(browser, isMember);
      sites.push(site);
      return screen;
    },
  };
}

async function openClub(browser: Browser, isMember: boolean): Promise<{ screen: Screen; site: Site }> {
  const site = await startSite(isMember, (problem) => screen.complaints.push(problem));
  const screen: Screen = await Screen.ofPages(browser, site.origin, { serviceWorkers: 'block' });
  const context = screen.page.context();
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== site.origin) screen.complaints.push(`asked for ${request.url()}`);
  });
  // Live updates: somebody is there, who says nothing.
  await context.routeWebSocket('**/*', (socket) =>
    socket.onMessage((text) => {
      if (text.includes('connection_init')) socket.send('{"type":"connection_ack"}');
    }),
  );
  if (isMember)
    await context.addInitScript(() =>
      window.localStorage.setItem('setpoint.session', '{"token":"token","refreshToken":"refresh"}'),
    );
  await context.addInitScript(`(${String(pinDate)})(Date.parse('${NOW}') - Date.now());`);
  await context.addInitScript(watchLayout);
  return { screen, site };
}
