import { jest } from '@jest/globals';
import { answersTo } from '../src/live/answers.js';
import { Pace } from '../src/live/pace.js';
import { Signals } from '../src/live/signals.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Answers to signals, with the number of reads so far, at most every 250 ms. */
function subscription(charge: ConstructorParameters<typeof Pace>[1] = async () => null) {
  const signals = new Signals(false);
  let reads = 0;
  const answers = answersTo({
    signals,
    pace: new Pace(250, charge),
    answer: async () => ({ data: { reads: (reads += 1) } }),
    onAnswer: () => undefined,
    onEnd: () => undefined,
  });
  const received: unknown[] = [];
  const ended = (async () => {
    for await (const { data } of answers) received.push(data?.['reads']);
  })();
  return { signals, answers, received, ended };
}

const passing = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the answers of a subscription', () => {
  it('API-03~ come at once, then at most every 250 ms: signals meanwhile count as one', async () => {
    const { signals, received } = subscription();
    signals.raise();
    await passing(0);
    expect(received).toEqual([1]);
    for (let i = 0; i < 24; i += 1) {
      signals.raise();
      await passing(10);
    }
    expect(received).toEqual([1]);
    await passing(10);
    expect(received).toEqual([1, 2]);
    await passing(1_000);
    expect(received).toEqual([1, 2]);
  });

  it('API-14~ wait where their reader has used up a limit, and tell the state of then once', async () => {
    const refusals = [{ retryAfterSeconds: 7 }, { retryAfterSeconds: 3 }];
    const { signals, received } = subscription(async () => refusals.shift() ?? null);
    signals.raise();
    await passing(9_999);
    expect(received).toEqual([]);
    await passing(1);
    expect(received).toEqual([1]);
  });

  it('are not read any more once it has ended, however long they had to wait', async () => {
    const { signals, answers, received, ended } = subscription(async () => ({ retryAfterSeconds: 7 }));
    signals.raise();
    await passing(1);
    await answers.return(undefined);
    await passing(14_000);
    expect(received).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    await ended;
  });
});
