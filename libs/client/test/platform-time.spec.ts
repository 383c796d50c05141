import { jest } from '@jest/globals';
import { learnTime, onTimeLearnt, platformNow } from '../src/time/platform-time.js';

const HOUR_MS = 3_600_000;
const aheadMs = () => platformNow().getTime() - Date.now();

describe('the platform’s time', () => {
  afterEach(() => learnTime(new Date().toISOString()));

  it('I18N-04 counts from the platform’s clock where this device’s differs', () => {
    const listener = jest.fn();
    const stop = onTimeLearnt(listener);
    learnTime(new Date(Date.now() + 72 * HOUR_MS).toISOString());
    expect(Math.round(aheadMs() / HOUR_MS)).toBe(72);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    learnTime(new Date(Date.now() - 2 * HOUR_MS).toISOString());
    expect(Math.round(aheadMs() / HOUR_MS)).toBe(-2);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it.each([new Date(Date.now() + 5_000).toISOString(), 'soon'])('is this device’s own after %s', (answer) => {
    learnTime(answer);
    expect(Math.abs(aheadMs())).toBeLessThan(1_000);
  });
});
