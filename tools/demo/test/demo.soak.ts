import { PINNED_NOW } from '../../start/pinned-day.mjs';
import { INVARIANTS, shownAt, type Shown } from './invariants.js';

describe('the demo', () => {
  const now = new Date(PINNED_NOW);
  let shown: Shown;

  beforeAll(async () => {
    shown = await shownAt(now);
  }, 300_000);
  afterAll(async () => {
    await shown?.services.stop();
    await shown?.demo.drop();
  });

  it.each(INVARIANTS)('$title', ({ holds }) => holds(shown));
});
