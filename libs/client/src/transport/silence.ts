import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

/** Whether there was no GraphQL response at all: no network, or a proxy in between. A refusal is a response. */
export const isSilence = (error: unknown): boolean => !ServerError.is(error) && !CombinedGraphQLErrors.is(error);

/** On a weak signal a response may never arrive: rejects after a timeout, which counts as no response. The request continues. */
export async function inTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
