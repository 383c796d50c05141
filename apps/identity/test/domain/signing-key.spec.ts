import fc from 'fast-check';
import { type KeySchedule, planRotation, type SigningKey, signingKeyAt } from '../../src/domain/signing-key.js';
import { after, DAY, MINUTE, NOW } from '../builders.js';

const schedule: KeySchedule = { periodMs: 30 * DAY, leadMs: DAY, tokenMs: 15 * MINUTE };
let made = 0;

function rotate(keys: readonly SigningKey[], now: Date): SigningKey[] {
  const { make, drop } = planRotation(keys, schedule, now);
  const added = make.map((signsFrom) => ({ kid: `k${(made += 1)}`, publishedAt: now, signsFrom }));
  return [...keys.filter((key) => !drop.includes(key.kid)), ...added];
}

describe('signing keys', () => {
  it('AUTH-20 begin with two: one signs, the next is published already', () => {
    const keys = rotate([], NOW);
    expect(keys.map((key) => key.signsFrom)).toEqual([NOW, after(30 * DAY)]);
    expect(rotate(keys, NOW)).toEqual(keys);
  });

  it.each([
    ['1 ms before its time the first key signs', -1, 0],
    ['at its time the next key signs', 0, 1],
    ['1 ms after its time the next key signs', 1, 1],
  ])('AUTH-20 %s', (_, offset, index) => {
    const keys = rotate([], NOW);
    expect(signingKeyAt(keys, after(30 * DAY + offset))).toBe(keys[index]);
  });

  it('AUTH-20 stay published until the last token that they signed is gone', () => {
    const keys = rotate([], NOW);
    const [first] = keys;
    const turned = rotate(keys, after(30 * DAY));
    expect(turned).toHaveLength(3);
    expect(rotate(turned, after(30 * DAY + 15 * MINUTE))).toContain(first);
    expect(rotate(turned, after(30 * DAY + 30 * MINUTE))).not.toContain(first);
  });

  it('AUTH-20 rotate without signing anyone out, however late or often the timer runs', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 80 * 24 * 60 }), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(steps, (minutes) => {
        let now = NOW;
        let keys = rotate([], now);
        for (const step of minutes) {
          const signedWith = signingKeyAt(keys, now)!;
          const published = keys;
          now = after(step * MINUTE, now);
          keys = rotate(keys, now);
          const signing = signingKeyAt(keys, now)!;
          // Somebody signs, with a key that was published before it signed, and the next one is published.
          expect(published).toContain(signing);
          expect(keys.filter((key) => key.signsFrom > now)).toHaveLength(1);
          // A token of before that still lives can be verified.
          if (step * MINUTE <= schedule.tokenMs) expect(keys).toContain(signedWith);
          expect(keys.length).toBeLessThanOrEqual(4);
        }
      }),
      { numRuns: 500 },
    );
  });
});
