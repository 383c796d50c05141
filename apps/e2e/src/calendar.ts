import type { Page } from 'playwright-core';
import { PINNED_NOW } from '../../../tools/start/pinned-day.mjs';

/** So many days from the day on which the stacks start, such as `2026-03-19`. */
export const day = (ahead: number): string =>
  new Date(Date.parse(PINNED_NOW) + ahead * 86_400_000).toISOString().slice(0, 10);

/** Later than any match of the demo data, so that everybody is free. */
export const WHEN_ALL_ARE_FREE = 12;

/**
 * Picks a day in the calendar of a match, today being 0. Where the month shown has no such day any more, the next month
 * is opened, and the day is at most a week later than that.
 */
export async function picksDay(page: Page, daysAhead: number): Promise<void> {
  const calendar = page.getByRole('group', { name: 'Day', exact: true });
  const days = calendar.locator('table button:not([disabled])');
  await days.first().waitFor();
  if ((await days.count()) <= daysAhead) await calendar.getByRole('button', { name: 'Next month' }).click();
  await days.nth(daysAhead).click();
}
