import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually, PATIENCE_MS } from '@setpoint/testkit';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type ConsoleMessage,
  type Locator,
  type Page,
} from 'playwright-core';
import { AskedQuestions } from './asked-questions.js';
import { installClock, showPlatformTime } from './browser-clock.js';
import { watchBrowser } from './evidence.js';
import { chooseLanguage } from './in-page/choose-language.js';
import { drawn } from './in-page/drawn.js';
import { LOOKING_TOOLS, violations } from './in-page/violations.js';
import { Person } from './person.js';
import { root } from './stack-process.js';

const pictures = join(root, 'test-output/screens');

/** How a page is looked at. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly colours: 'light' | 'dark';
  /** Held in a hand, touched, and moving. */
  readonly isPhone: boolean;
}
export const DESKTOP = { width: 1280, height: 900, colours: 'light', isPhone: false } as const;
export const PHONE = { width: 320, height: 700, colours: 'dark', isPhone: true } as const;

interface Looks {
  readonly sights?: readonly Sight[];
  /** That of the page, unless others are named. */
  readonly languages?: readonly string[];
}
/** Of the soak: every width, in both colours. */
export const EVERY_SIGHT: readonly Sight[] = (['light', 'dark'] as const).flatMap((colours) => [
  { ...PHONE, colours },
  { ...PHONE, colours, width: 360, height: 780 },
  { ...DESKTOP, colours, width: 768 },
  { ...DESKTOP, colours },
]);

/** A real Chromium, with further options of its command line. Close it in the end. */
export async function openBrowser(executablePath: string, options: readonly string[] = []): Promise<Browser> {
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', ...options],
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE_MS));
  watchBrowser(browser);
  return browser;
}

/** The browser's word for an address that has nothing, of the page itself: an answer, not an error of the page. */
const isMissingPage = (message: ConsoleMessage, page: Page): boolean =>
  message.location().url === page.url() && message.text().includes('404 (Not Found)');

/** A window whose pages are all looked at brings the tools for it along; others get them when they need them, which takes longer. */
async function newWindow(
  browser: Browser,
  options: BrowserContextOptions,
  looksAtAll = process.env['SOAK'] !== undefined,
): Promise<BrowserContext> {
  const { width, height } = DESKTOP;
  const still = { locale: 'en-GB', viewport: { width, height }, reducedMotion: 'reduce' } as const;
  const context = await browser.newContext({ ...still, ...options });
  if (looksAtAll) await context.addInitScript(LOOKING_TOOLS);
  return context;
}

interface WindowOptions extends BrowserContextOptions {
  /** Whether the spec winds on the timers of its pages (`page.clock`). */
  readonly windsTimers?: boolean;
}

/** One person's window on the running platform. */
export class Screen {
  /** What the pages had to complain about in the console. */
  readonly complaints: string[] = [];
  /** What the page that is open has asked the API. */
  readonly asked: AskedQuestions;
  private session?: Promise<CDPSession>;

  private constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    this.asked = new AskedQuestions(page);
    page.on('pageerror', (error) => this.complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isMissingPage(message, page))
        this.complaints.push(`${page.url()}: ${message.text()}`);
    });
  }

  /** Of pages that belong to no platform and have the date of the machine, and are there to be looked at. */
  static async ofPages(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Screen> {
    return new Screen(await (await newWindow(browser, options, true)).newPage(), origin);
  }

  /** A stranger's, or that of a person who has signed in already. */
  static async open(
    browser: Browser,
    origin: string,
    person?: Person,
    { windsTimers = false, ...options }: WindowOptions = {},
  ): Promise<Screen> {
    const session = JSON.stringify({ token: person?.token, refreshToken: person?.refreshToken });
    const kept = person ? [{ origin, localStorage: [{ name: 'setpoint.session', value: session }] }] : [];
    const context = await newWindow(browser, { storageState: { cookies: [], origins: kept }, ...options });
    await (windsTimers ? installClock : showPlatformTime)(context, origin);
    return new Screen(await context.newPage(), origin);
  }

  /** That of a demo player, on the dashboard. How people sign in themselves is seen by `signIn`. */
  static async signedIn(browser: Browser, origin: string, email: string, options?: WindowOptions): Promise<Screen> {
    const screen = await Screen.open(browser, origin, await new Person({ url: origin }, email).signIn(), options);
    await screen.go('/dashboard/app');
    return screen;
  }

  async signIn(email: string, password = 'setpoint'): Promise<void> {
    await this.page.locator('input[type=email]').fill(email);
    await this.page.locator('input[type=password]').fill(password);
    await this.page.locator('button[type=submit]').click();
  }

  async go(path: string): Promise<void> {
    const address = new URL(path, this.origin).href;
    await this.page.goto(address).catch((error: Error) => {
      // The page itself was just going somewhere, as when a sheet that closes goes back.
      if (error.message.includes('ERR_ABORTED')) return this.page.goto(address);
      throw error;
    });
    await this.settled();
  }

  /** A heading stands there, and nothing is loading any more. */
  async settled(): Promise<void> {
    await this.page.waitForFunction(
      () => document.querySelector('h1, h2') !== null && document.querySelector('[aria-busy=true]') === null,
    );
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).first().click();
  }

  /** Picks from the list of a field, any or this one; opens it again when a sheet that was still coming closed it. */
  async choose(field: Locator, option?: string): Promise<void> {
    const options = this.page.getByRole('option', option ? { name: option, exact: true } : {});
    const choice = options.filter({ visible: true }).first();
    await eventually(
      async () => {
        if (!(await choice.isVisible())) await field.click();
        await choice.click({ timeout: 2_000 });
      },
      `${option ?? 'no option'} cannot be chosen`,
    );
  }

  async shows(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  async showsHeading(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { name }).first().waitFor();
  }

  /** Waits until the page has this address: path and search, as text the whole of them. */
  async isAt(address: string | RegExp): Promise<void> {
    await eventually(() => {
      const { pathname, search } = new URL(this.page.url());
      if (typeof address === 'string') expect(pathname + search).toBe(address);
      else expect(pathname + search).toMatch(address);
    }, `not at ${address}`);
  }

  /** Changes the colours that the device prefers, and waits until the page is drawn in them. */
  async colours(scheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: scheme });
    await this.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await this.page.evaluate(drawn);
  }

  /**
   * What a screen reader or a thumb would stumble over (WCAG 2.2 AA), and every text and control out of place: on a desktop
   * in the light, and on the narrowest phone in the dark, unless other sights are named. Afterwards width, colours and language are as before. Keeps a
   * picture of each in `test-output/screens`.
   */
  async violations(name: string, { sights = [DESKTOP, PHONE], languages }: Looks = {}): Promise<string[]> {
    const problems: string[] = [];
    const look = async (sight: Sight, language: string) => {
      await this.see(sight);
      const seen = [language, sight.colours, sight.width].join(' ');
      await this.keepPicture(`${name} ${seen}`);
      problems.push(...(await this.problems({ lengthened: true })).map((problem) => `${seen}: ${problem}`));
    };
    const before = this.page.viewportSize();
    const colours = (await this.page.locator('html').getAttribute('data-mantine-color-scheme')) as Sight['colours'];
    const spoken = await this.language();
    for (const language of languages ?? [spoken]) {
      await this.speak(language);
      for (const sight of sights) await look(sight, language);
    }
    await this.speak(spoken);
    await this.see({ ...DESKTOP, ...before, colours });
    return problems;
  }

  /**
   * Looks with `SOAK` only: `npm test` looks at every route with made-up data (apps/web/test/looks), and its journeys go on.
   * @throws Error naming the violations
   */
  async lookInSoak(name: string): Promise<void> {
    if (!process.env['SOAK']) return;
    const problems = await this.violations(name);
    if (problems.length > 0) throw new Error(`${name}:\n${problems.join('\n')}`);
  }

  /** As if nobody had been here before. */
  async forget(): Promise<void> {
    const devtools = await this.devtools();
    await devtools.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
  }

  /** What is wrong with what is seen at the moment, in its own words. */
  async problems({ lengthened = false } = {}): Promise<string[]> {
    if (!(await this.page.evaluate(() => 'lookingTools' in window))) await this.page.evaluate(LOOKING_TOOLS);
    return this.page.evaluate(violations, { lengthened });
  }

  /**
   * How the page is seen that is open or opened next. Without loading it again: Playwright's own phones are windows that
   * stay phones.
   */
  async holdAs({ width, height, colours, isPhone }: Sight): Promise<void> {
    const devtools = await this.devtools();
    await Promise.all([
      devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: isPhone }),
      devtools.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone }),
      this.page.emulateMedia({ colorScheme: colours, reducedMotion: isPhone ? 'no-preference' : 'reduce' }),
    ]);
  }

  /** The page that is open. */
  async see(sight: Sight): Promise<void> {
    await this.holdAs(sight);
    await this.page.locator(`html[data-mantine-color-scheme=${sight.colours}]`).waitFor();
    await this.settled();
  }

  /** Changes the language where the person would: in the menu of the web app, in the list of the support app. */
  async speak(language: string): Promise<void> {
    if ((await this.language()) === language) return;
    await this.page.evaluate(chooseLanguage, { language, withinMs: PATIENCE_MS });
    await this.settled();
  }

  /** A browser's own may name a country, too. */
  private async language(): Promise<string> {
    const language = await this.page.locator('html').getAttribute('lang');
    return language?.split('-')[0] ?? 'en';
  }

  /** In `test-output/screens`. Not with CI set, where nobody looks at them: a picture costs more than what axe does. */
  async keepPicture(name: string): Promise<void> {
    if (process.env['CI']) return;
    // Playwright's own picture of a whole page gives the page back the width that its window began with.
    const { cssContentSize: clip } = await (await this.devtools()).send('Page.getLayoutMetrics');
    const whole = { captureBeyondViewport: true, clip: { ...clip, scale: 1 } };
    const { data } = await (await this.devtools()).send('Page.captureScreenshot', whole);
    await writeFile(join(pictures, `${name}.png`), data, 'base64');
  }

  private devtools(): Promise<CDPSession> {
    return (this.session ??= this.page.context().newCDPSession(this.page));
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
