import type { ExecutionResult } from 'graphql';
import type { Signals } from './signals.js';

export interface AnswersSettings {
  readonly signals: Signals;
  /** What the subscriber is sent; null where not even the signal may be noticed. */
  readonly answer: () => Promise<ExecutionResult | null>;
  /** Called with the time of the signal behind each answer, in milliseconds of `performance.now()`. */
  readonly onAnswer: (since: number) => void;
  /** Called once, when nobody listens any more. */
  readonly onEnd: () => void;
}

/** What a subscriber gets: the answers to its signals, one after another. */
export function answersTo({ signals, answer, onAnswer, onEnd }: AnswersSettings): AsyncGenerator<ExecutionResult> {
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    signals.end();
    onEnd();
  };
  const done = { done: true as const, value: undefined };
  // not an async generator function: its return() would wait for a signal that never comes
  const answers: AsyncGenerator<ExecutionResult> = {
    next: async () => {
      try {
        for (;;) {
          const since = await signals.next();
          if (since === null) return done;
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
