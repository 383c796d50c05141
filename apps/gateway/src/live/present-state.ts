import type { ExecutionResult } from 'graphql';
import type { Caller } from '../auth/caller.js';
import type { Hydration } from './hydration.js';
import type { Prepared } from './prepare-subscription.js';

/**
 * Answers a signal with the current state, queried through the gateway. Signals about subjects that the viewer may not see
 * produce no result at all; a signed-in viewer who loses access gets a single null.
 */
export function presentState(
  { responseName, hydration, visibility }: Prepared,
  caller: Caller,
  run: (hydration: Hydration) => Promise<ExecutionResult>,
): () => Promise<ExecutionResult | null> {
  const signedIn = caller.identity.kind === 'user';

  /** Whether the viewer may see the subject; undefined if unknown. */
  const isVisible = async (): Promise<boolean | undefined> => {
    if (!visibility) return true;
    const { data, errors } = await run(visibility);
    return isNull(data?.['subject']) && errors?.length ? undefined : !isNull(data?.['subject']);
  };
  // visitors never get a null, so visibility need not be tracked
  let atFirst = visibility && signedIn ? isVisible().catch(() => undefined) : undefined;
  let seen = false;

  const mayBeSent = async ({ data, errors }: ExecutionResult): Promise<boolean> => {
    if (!visibility) return true;
    let now: boolean | undefined = !isNull(data?.[responseName]);
    // the subject may be visible although part of the result failed
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
