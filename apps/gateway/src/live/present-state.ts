import type { ExecutionResult } from 'graphql';
import type { Caller } from '../auth/caller.js';
import type { Hydration } from './hydration.js';
import type { Prepared } from './prepare-subscription.js';

/**
 * Answers a signal with the present state, read through the gateway. Signals about something that the viewer may not see
 * lead to no answer, not even an empty one; whoever could see it until now, and is signed in, gets one null.
 */
export function presentState(
  { responseName, hydration, visibility }: Prepared,
  caller: Caller,
  run: (hydration: Hydration) => Promise<ExecutionResult>,
): () => Promise<ExecutionResult | null> {
  const signedIn = caller.identity.kind === 'user';

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

  return async () => {
    if (atFirst) seen = (await atFirst) ?? false;
    atFirst = undefined;
    const value = await run(hydration({}));
    return (await mayBeSent(value)) ? value : null;
  };
}

const isNull = (value: unknown): boolean => value === null || value === undefined;
