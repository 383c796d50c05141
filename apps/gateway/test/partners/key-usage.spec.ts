import { silentLog } from '@setpoint/service-kit';
import { eventually, FixedClock } from '@setpoint/testkit';
import { KeyUsage, type CountedUse } from '../../src/partners/key-usage.js';

describe('what API keys are used for', () => {
  const clock = new FixedClock('2026-06-01T23:59:59Z');

  it('API-22 is handed over as sums of a key and a day, and again after identity was away', async () => {
    const told: CountedUse[] = [];
    let [away, tries] = [true, 0];
    const usage = new KeyUsage(
      async (uses) => {
        tries += 1;
        if (away) throw new Error('identity is away');
        told.push(...uses);
      },
      clock,
      silentLog(),
      5,
    );
    usage.answered('k1', 12.2);
    usage.answered('k1', 3);
    usage.refused('k1');
    usage.answered('k2', 1);
    await eventually(() => tries > 0, 'nobody was told');
    expect(told).toEqual([]);
    clock.advance({ seconds: 1 });
    usage.answered('k1', 1);
    away = false;
    await eventually(() => told.length === 3, 'nothing is handed over');
    await usage.stop();
    expect(told.map(({ keyId, day, requests, cost, refused }) => [keyId, day, requests, cost, refused]).sort()).toEqual(
      [
        ['k1', '2026-06-01', 2, 16, 1],
        ['k1', '2026-06-02', 1, 1, 0],
        ['k2', '2026-06-01', 1, 1, 0],
      ],
    );
  });
});
