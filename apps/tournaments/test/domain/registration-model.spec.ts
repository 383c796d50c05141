import { SeededRandom } from '@setpoint/testkit';
import { RegistrationWorld } from './registration-model.js';

describe('a team, its payments and billing', () => {
  it('TRN-07~ BIL-10~ end paid and entered, or out with nothing kept, whatever happens in whatever order', () => {
    const ends = new Set<string>();
    const faults: string[] = [];
    for (let seed = 1; seed <= 12_000; seed += 1) {
      const world = new RegistrationWorld(new SeededRandom(seed), seed % 2 === 0);
      world.play(30);
      const fault = world.fault();
      if (fault) faults.push(`${seed}: ${fault}`);
      ends.add(world.registration.state);
    }
    expect(faults.slice(0, 5)).toEqual([]);
    // Every end is reached.
    expect([...ends].sort()).toEqual(['CANCELLED', 'CONFIRMED', 'EXCLUDED', 'RELEASED', 'WITHDRAWN']);
  });
});
