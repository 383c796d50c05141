import { expect } from '@jest/globals';
import axe from 'axe-core';

/** What axe finds on the whole page; colours need a real browser and are checked there. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
    // Nobody reads of what passes, nor where it stands.
    resultTypes: ['violations'],
    selectors: false,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
