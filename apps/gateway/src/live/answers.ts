import type { ExecutionResult } from 'graphql';
import type { Pace } from './pace.js';
import type { Signals } from './signals.js';

export interface AnswersSettings {
  readonly signals: Signals;
  readonly pace: Pace;
  /** The result to send; null if the signal must not be observable. */
  readonly answer: () => Promise<ExecutionResult | null>;
  /** Called with the time of the signal behind each answer, in milliseconds of `performance.now()`. */
  readonly onAnswer: (since: number) => void;
  /** Called once when the subscription ends. */
  readonly onEnd: () => void;
}

/** The results of a subscription: one query per signal, in sequence and at its pace. */
export function answersTo({
  signals,
  pace,
  answer,
  onAnswer,
  onEnd,
}: AnswersSettings): AsyncGenerator<ExecutionResult> {
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    signals.end();
    onEnd();
  };
  const done = { done: true as const, value: undefined };
  // not an async generator: its return() would wait for a signal that never comes
  const answers: AsyncGenerator<ExecutionResult> = {
    next: async () => {
      try {
        for (;;) {
          await pace.interval();
          const since = await signals.next();
          if (since === null) return done;
          await pace.budget(() => over);
          if (over) return done;
          const value = await answer();
          if (value === null) continue;
          onAnswer(since);
          return { done: false, value };
        }
      } catch (error) {
        end();
        throw error;
      }
    },
    return: async () => {
      end();
      return done;
    },
    throw: async (error: unknown) => {
      end();
      throw error;
    },
    [Symbol.asyncIterator]: () => answers,
    [Symbol.asyncDispose]: async () => end(),
  };
  return answers;
}
