import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, PATIENCE_MS } from '@setpoint/testkit';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
} from 'playwright-core';
import { AskedQuestions } from './asked-questions.js';
import { installClock, showPlatformTime } from './browser-clock.js';
import { watchBrowser } from './evidence.js';
import { axeViolations } from './in-page/axe-violations.js';
import { chooseLanguage } from './in-page/choose-language.js';
import { lengthen, restore } from './in-page/lengthen.js';
import { misplaced } from './in-page/misplaced.js';
import { Person } from './person.js';
import { root } from './stack-process.js';

const pictures = join(root, 'test-output/screens');
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 780 };
const NARROWEST = { width: 320, height: 700 };
const LANGUAGES = ['en', 'it', 'es', 'fr'];

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

const newWindow = (browser: Browser, options: BrowserContextOptions) =>
  browser.newContext({ locale: 'en-GB', viewport: WIDE, reducedMotion: 'reduce', ...options });

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

  /** Of pages that belong to no platform, and have the date of the machine. */
  static async ofPages(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Screen> {
    return new Screen(await (await newWindow(browser, options)).newPage(), origin);
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
    await this.page.locator('h1, h2').first().waitFor({ state: 'attached' });
    await this.page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
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

  /** Changes the colours that the device prefers, and waits until the page is drawn in them. */
  async colours(scheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme: scheme });
    await this.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await this.drawn();
  }

  /**
   * What a screen reader or a thumb would stumble over (WCAG 2.2 AA), on a desktop and on a phone, and whether the page
   * scrolls sideways at 320 px. Keeps a picture of each width in `test-output/screens`.
   */
  async problems(name: string): Promise<string[]> {
    const problems: string[] = [];
    for (const size of [WIDE, PHONE]) {
      await this.page.setViewportSize(size);
      await this.settled();
      await this.keepPicture(`${name}-${size.width}`);
      problems.push(...(await axeViolations(this.page)).map((problem) => `${size.width} px: ${problem}`));
    }
    await this.page.setViewportSize(NARROWEST);
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) problems.push(`320 px: scrolls ${overflow} px sideways`);
    await this.page.setViewportSize(WIDE);
    return problems;
  }

  /**
   * Every text and control out of place: in each language at 320 px, and at every width in one that is 40 % longer than
   * the longest of them. One visit: languages and widths change in place.
   */
  async misplaced(): Promise<string[]> {
    const problems: string[] = [];
    const measure = async (language: string, width: number) => {
      await this.page.setViewportSize({ width, height: 780 });
      await this.drawn();
      const found = await this.page.evaluate(misplaced, { torn: language !== 'longer' });
      problems.push(...found.map((problem) => `${language} ${width} px: ${problem}`));
    };
    await this.page.setViewportSize(NARROWEST);
    for (const language of LANGUAGES) {
      await this.speak(language);
      await measure(language, NARROWEST.width);
    }
    await this.page.evaluate(lengthen);
    for (const width of [NARROWEST.width, PHONE.width, 768, WIDE.width]) await measure('longer', width);
    await this.page.evaluate(restore);
    return problems;
  }

  /**
   * The same as `problems` and `misplaced` at less cost, in the light on a desktop and in the dark on a phone. Afterwards
   * width, colours and language are as before.
   */
  async violations(name: string): Promise<string[]> {
    const [before, language] = [this.page.viewportSize(), await this.page.locator('html').getAttribute('lang')];
    const problems: string[] = [];
    for (const [size, colours] of [
      [WIDE, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await this.page.setViewportSize(size);
      await this.colours(colours);
      await this.settled();
      await this.keepPicture(`${name}-${colours}-${size.width}`);
      problems.push(...(await axeViolations(this.page)).map((problem) => `${colours}, ${size.width} px: ${problem}`));
    }
    await this.colours('light');
    problems.push(...(await this.misplaced()));
    await this.speak(language?.split('-')[0] ?? 'en');
    if (before) await this.page.setViewportSize(before);
    return problems;
  }

  /** What was changed last is on the screen, and nothing is on its way to another colour or place. */
  private async drawn(): Promise<void> {
    await this.page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const ending = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    });
  }

  /** Changes the language where the person would: in the menu of the web app, in the list of the support app. */
  async speak(language: string): Promise<void> {
    // A browser's own language may name a country, too.
    const spoken = await this.page.locator('html').getAttribute('lang');
    if (spoken?.split('-')[0] === language) return;
    await this.page.evaluate(chooseLanguage, { language, withinMs: PATIENCE_MS });
    await this.settled();
  }

  /** In `test-output/screens`. Not with CI set, where nobody looks at them: a picture costs more than what axe does. */
  async keepPicture(name: string): Promise<void> {
    if (process.env['CI']) return;
    await this.page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
