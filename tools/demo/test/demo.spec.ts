import { PINNED_NOW } from '../../start/pinned-day.mjs';
import { INVARIANTS, type Shown } from './invariants.js';
import { loadedDemo } from './loaded-demo.js';

describe('the demo', () => {
  const now = new Date(PINNED_NOW);
  let shown: Shown;

  beforeAll(async () => {
    const demo = await loadedDemo(now);
    shown = { demo, services: await demo.services(), now };
  }, 300_000);
  afterAll(async () => {
    await shown?.services.stop();
    await shown?.demo.drop();
  });

  it.each(INVARIANTS)('$title', ({ holds }) => holds(shown));
});
