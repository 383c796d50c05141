import { SeededRandom } from '@setpoint/testkit';
import { ChargeWorld } from './charge-world.js';

const RUNS = process.env['SOAK'] ? 10_000 : 1_000;
const STEPS = 160;

describe('phases of subscriptions under lost answers, dying processes and unruly events', () => {
  it(`LEA-12~ BIL-08~ BIL-03~ are charged once, answered once an attempt, and come to an end, in ${RUNS} histories`, async () => {
    const seen = { paid: 0, closed: 0, failed: 0, refunded: 0 };
    for (let seed = 0; seed < RUNS; seed += 1) {
      const world = new ChargeWorld(new SeededRandom(seed));
      await world.play(STEPS);
      if (world.failure) throw new Error(`seed ${seed}`, { cause: world.failure });
      const count = (name: string) => world.told.filter((each) => each.name === name).length;
      const charged = [...world.provider.intents.values()].reduce((sum, intent) => sum + intent.charged, 0);
      const attempts = world.told.flatMap(({ name, data }) => (name === 'charge-failed' ? [data.attempt] : []));
      const dues = [...world.orders.dues.values()];
      const charge = world.charges.charges.get(world.reference)!;
      // Then the end of the due has answered it.
      const isOver = charge.withdrawn || charge.refund !== null;
      const wrong = [
        charged > 1 && `charged ${charged} times`,
        count('order-paid') !== charged && `paid ${count('order-paid')} times, charged ${charged} times`,
        new Set(attempts).size < attempts.length && `answered ${attempts.join(', ')}`,
        dues.some(({ status }) => status === 'OPEN' || status === 'CLOSING') && 'a due without an end',
        count('order-paid') + count('order-closed') !== dues.length && 'a due without an answer',
        charge.nextStepAt !== null && 'work without an end',
        charged === 0 && !isOver && charge.takenUp < charge.attempt && 'an attempt without an answer',
        count('order-refunded') !== (charge.refund ? charged : 0) && `refunded ${count('order-refunded')} times`,
      ].filter(Boolean);
      if (wrong.length > 0) throw new Error(`seed ${seed}: ${wrong.join('; ')}`);
      seen.paid += charged;
      seen.closed += count('order-closed');
      seen.failed += attempts.length;
      seen.refunded += count('order-refunded');
    }
    // Each way is well travelled.
    for (const [way, count] of Object.entries(seen)) expect([way, count > RUNS / 50]).toEqual([way, true]);
  }, 300_000);
});
