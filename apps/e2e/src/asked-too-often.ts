import { RefusingNetwork, REFUSALS, type Refusal } from './refusing-network.js';
import type { Screen } from './screen.js';

/** At most so often the same in ten seconds: once, and after 1 to 2 s, 2 to 4 s and 4 to 8 s. */
export const HANDFUL = 4;
/** Requests of a page that a worker looks after can't be answered here. */
export const ROUTED = { serviceWorkers: 'block', windsTimers: true } as const;

/** Loads a page while all is well, then lets the API refuse. */
export async function refusedFromNowOn(
  screen: Screen,
  refusals: readonly Refusal[] = REFUSALS,
): Promise<RefusingNetwork> {
  await screen.go('/levels');
  return RefusingNetwork.on(screen.page, refusals);
}

/**
 * Opens the addresses one after another in a page that is loaded already, ten seconds each by its own clock, and says what
 * was asked more than a handful of times.
 */
export async function askedTooOften(
  screen: Screen,
  network: RefusingNetwork,
  paths: readonly string[],
): Promise<string[]> {
  const { page } = screen;
  const tooOften: string[] = [];
  network.look();
  for (const path of paths) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // A loop that needs no clock shows while the page settles; 'One moment' for ever never does.
    await screen.settled();
    await page.clock.runFor(10_000);
    for (const [what, times] of network.look()) if (times > HANDFUL) tooOften.push(`${path}: ${what} × ${times}`);
  }
  return tooOften;
}
