import { type Refusal, refuse } from '@setpoint/kernel';
import { GraphQLError } from 'graphql';

const RETRY_AFTER_SECONDS = 5;

/** How the adapters of the identity provider report that it cannot be reached, or does not answer in time. */
interface ProviderUnavailable extends Error {
  readonly name: 'ProviderUnavailable';
  readonly retryAfterSeconds?: number;
}

const isOutage = (error: unknown): error is ProviderUnavailable =>
  error instanceof Error && error.name === 'ProviderUnavailable';

const delayOf = ({ retryAfterSeconds = RETRY_AFTER_SECONDS }: ProviderUnavailable) => retryAfterSeconds;

/** Runs a use-case; an outage of the identity provider becomes a refusal that says when to try again. */
export async function refusedInOutage<R>(work: () => Promise<R>): Promise<R | Refusal<'SERVICE_UNAVAILABLE'>> {
  try {
    return await work();
  } catch (error) {
    if (!isOutage(error)) throw error;
    return refuse('SERVICE_UNAVAILABLE', { data: { retryAfterSeconds: delayOf(error) } });
  }
}

/** The same for a field that has no payload: an error of the field, with a code and when to try again. */
export async function throwingInOutage<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    if (!isOutage(error)) throw error;
    throw new GraphQLError('The identity provider is not available right now, please try again', {
      originalError: error,
      extensions: { code: 'SERVICE_UNAVAILABLE', retryable: true, retryAfterSeconds: delayOf(error) },
    });
  }
}
