import type { ExecutionResult } from 'graphql';
import type { Caller } from '../auth/caller.js';
import type { Hydration } from './hydration.js';
import type { Prepared } from './prepare-subscription.js';
import type { Signals } from './signals.js';

export interface AnswersSettings {
  readonly prepared: Prepared;
  readonly signals: Signals;
  readonly caller: Caller;
  readonly run: (hydration: Hydration) => Promise<ExecutionResult>;
  /** Called with the time of the signal behind each answer, in milliseconds of `performance.now()`. */
  readonly onAnswer: (since: number) => void;
  /** Called once, when nobody listens any more. */
  readonly onEnd: () => void;
}

/**
 * What a subscriber gets: one answer for each signal, read through the gateway. Signals about something that the viewer
 * may not see lead to no answer, not even an empty one; whoever could see it until now, and is signed in, gets one null.
 */
export function answersTo(settings: AnswersSettings): AsyncGenerator<ExecutionResult> {
  const { prepared, signals, caller, run, onAnswer, onEnd } = settings;
  const { responseName, hydration, visibility } = prepared;
  const signedIn = caller.identity.kind === 'user';
  let over = false;
  const end = () => {
    if (over) return;
    over = true;
    signals.end();
    onEnd();
  };

  /** Whether the viewer may see the subject; undefined while nobody can tell. */
  const isVisible = async (): Promise<boolean | undefined> => {
    if (!visibility) return true;
    const { data, errors } = await run(visibility);
    return isNull(data?.['subject']) && errors?.length ? undefined : !isNull(data?.['subject']);
  };
  // no visitor gets a null, so it need not be known whether there was something to see
  let atFirst = visibility && signedIn ? isVisible().catch(() => undefined) : undefined;
  let seen = false;

  const mayBeSent = async ({ data, errors }: ExecutionResult): Promise<boolean> => {
    if (!visibility) return true;
    let now: boolean | undefined = !isNull(data?.[responseName]);
    // the subject may be visible and only a part of it be out of reach
    if (!now && errors?.length) now = await isVisible();
    const before = seen;
    if (now !== undefined) seen = now;
    return now || (before && signedIn);
  };

  const done = { done: true as const, value: undefined };
  // not an async generator function: its return() would wait for a signal that never comes
  const answers: AsyncGenerator<ExecutionResult> = {
    next: async () => {
      try {
        for (;;) {
          const since = await signals.next();
          if (since === null) return done;
          if (atFirst) seen = (await atFirst) ?? false;
          atFirst = undefined;
          const value = await run(hydration);
          if (!(await mayBeSent(value))) continue;
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

const isNull = (value: unknown): boolean => value === null || value === undefined;
