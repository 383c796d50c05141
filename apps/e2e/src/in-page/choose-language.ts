/**
 * Runs in the page. Chooses a language where the person would, in the menu of the web app or in the list of the support
 * app, and resolves when the page speaks it. One call instead of a dozen: specs change the language a thousand times.
 */
export async function chooseLanguage({
  language,
  withinMs,
}: {
  readonly language: string;
  readonly withinMs: number;
}): Promise<void> {
  const end = performance.now() + withinMs;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const find = async <Found>(probe: () => Found | null | false, what: string): Promise<Found> => {
    for (;;) {
      const found = probe();
      if (found) return found;
      if (performance.now() > end) throw new Error(`${what} is not there (${location.pathname})`);
      await nextFrame();
    }
  };
  const element = (selector: string) => document.querySelector<HTMLElement>(selector);

  const opener = await find(
    () => element('header input[role=combobox]') ?? element('header button:has(.tabler-icon-world)'),
    'the list of languages',
  );
  // What opens it once is not closed by asking again.
  opener.click();
  const choice = await find(
    () => element(`[role=option][value=${language}]`) ?? element(`header button[lang=${language}]`),
    `the language ${language}`,
  );
  choice.click();
  await find(() => document.documentElement.lang === language && !element('[aria-busy=true]'), `a page in ${language}`);
}
