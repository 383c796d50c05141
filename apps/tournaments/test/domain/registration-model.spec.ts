import { EdgeCoverage, edgesFrom, SeededRandom } from '@setpoint/testkit';
import { RegistrationWorld } from './registration-model.js';

const HISTORIES = 10_000;

/** Every edge of a registration that a team, billing, time and support can take; `NEW` is before it. */
const REGISTRATIONS = [
  ...edgesFrom('NEW', 'HELD', 'RESERVED', 'OFFERED', 'WAITING', 'CONFIRMED'),
  ...edgesFrom('HELD', 'AWAITING_PARTNER', 'EXPIRING', 'RELEASED', 'CANCELLED', 'WITHDRAWN', 'EXCLUDED'),
  ...edgesFrom('RESERVED', 'AWAITING_PARTNER', 'EXPIRING', 'RELEASED', 'WITHDRAWN', 'EXCLUDED'),
  ...edgesFrom('AWAITING_PARTNER', 'CONFIRMED', 'EXPIRING', 'RELEASED', 'CANCELLED', 'EXCLUDED'),
  ...edgesFrom('EXPIRING', 'AWAITING_PARTNER', 'CONFIRMED', 'RELEASED', 'EXCLUDED'),
  ...edgesFrom('WAITING', 'OFFERED', 'RELEASED', 'CANCELLED', 'WITHDRAWN', 'EXCLUDED'),
  ...edgesFrom('OFFERED', 'RESERVED', 'HELD', 'CONFIRMED', 'RELEASED', 'CANCELLED', 'WITHDRAWN', 'EXCLUDED'),
  // Of a free one.
  ...edgesFrom('CONFIRMED', 'RELEASED', 'CANCELLED', 'WITHDRAWN', 'EXCLUDED'),
].sort();

/** Of the tournament itself, as far as registrations decide it; play completes it. */
const TOURNAMENTS = [
  ...edgesFrom('OPEN', 'CLOSED', 'CANCELLED'),
  ...edgesFrom('CLOSED', 'IN_PROGRESS', 'CANCELLED'),
].sort();

describe('teams, their payments and billing', () => {
  it(`TRN-02~ TRN-07~ TRN-12~ BIL-10~ end paid and entered, or out with nothing kept, whatever happens in whatever order: ${HISTORIES} histories`, () => {
    const coverage = { registrations: new EdgeCoverage(), tournaments: new EdgeCoverage() };
    const violations: string[] = [];
    for (let seed = 1; seed <= HISTORIES; seed += 1) {
      const world = new RegistrationWorld(new SeededRandom(seed), seed % 2 === 0, coverage);
      world.play(34);
      const violation = world.violation();
      if (violation) violations.push(`${seed}: ${violation}`);
    }
    expect(violations.slice(0, 5)).toEqual([]);
    // Every edge was taken, and no other.
    expect(coverage.registrations.edges()).toEqual(REGISTRATIONS);
    expect(coverage.tournaments.edges()).toEqual(TOURNAMENTS);
  });
});
