import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** Whether nobody answered: no network, or something on the way that speaks no GraphQL. An answer that says no is one. */
export const isSilence = (fault: unknown): boolean => !ServerError.is(fault) && !CombinedGraphQLErrors.is(fault);

/** Half a signal answers some day or never: rejects after a time, which counts as silence. The request goes on. */
export async function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
