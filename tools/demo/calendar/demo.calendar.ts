import { INVARIANTS, type Shown } from '../test/invariants.js';
import { loadedDemo } from '../test/loaded-demo.js';
import { DAYS } from './days.js';

describe.each(DAYS)('%s', (day) => {
  const now = new Date(day);
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
