import { INVARIANTS, type Shown } from './invariants.js';
import { loadedDemo } from './loaded-demo.js';

describe('the demo', () => {
  const now = new Date(process.env['SETPOINT_NOW'] ?? '2026-03-18T10:00:00+01:00');
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
