import { INVARIANTS, shownAt, type Shown } from '../test/invariants.js';
import { CALENDAR_DAYS } from '../../start/calendar-days.mjs';

describe.each(CALENDAR_DAYS)('%s', (day) => {
  const now = new Date(day);
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
