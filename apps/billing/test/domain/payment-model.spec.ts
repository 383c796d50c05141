import { SeededRandom } from '@setpoint/testkit';
import { PAYMENT_EDGES, PaymentEdges } from './payment-edges.js';
import { PaymentWorld } from './payment-model.js';

const RUNS = 12_000;

describe('payments under lost answers, dying processes and unruly events', () => {
  it(`BIL-03~ BIL-10~ charge once, book what they charge and come to an end, in ${RUNS} histories`, () => {
    const edges = new PaymentEdges();
    const seen = { paid: 0, expired: 0, several: 0 };
    for (let seed = 0; seed < RUNS; seed += 1) {
      const world = new PaymentWorld(new SeededRandom(seed), edges);
      world.play(60);
      const charged = [...world.intents.values()].filter(({ state }) => state === 'SUCCEEDED').length;
      const booked = world.stored.reduce((sum, { bookings }) => sum + bookings, 0);
      const open = world.stored.filter(({ payment }) => payment.status !== 'PAID' && payment.status !== 'EXPIRED');
      if (charged > 1 || booked !== charged || open.length > 0)
        throw new Error(`seed ${seed}: charged ${charged} times, booked ${booked} times, ${open.length} open`);
      seen.paid += booked;
      seen.expired += world.stored.filter(({ payment }) => payment.status === 'EXPIRED').length;
      seen.several += world.stored.length > 1 ? 1 : 0;
    }
    process.stdout.write(edges.table());
    expect(edges.all()).toEqual(PAYMENT_EDGES);
    // Each way is well travelled.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(RUNS / 50);
  });
});
