import { isLegalClockStep } from '../../src/domain/rules/clock-step.js';

describe('a step of the platform clock', () => {
  it.each([
    [0, false],
    [-1, false],
    [1, true],
    [1.5, false],
    [5_184_000, true],
    [5_184_001, false],
  ])('ADM-07 of %d seconds: %s', (seconds, legal) => {
    expect(isLegalClockStep(seconds)).toBe(legal);
  });
});
