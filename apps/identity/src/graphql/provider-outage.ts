import { type Refusal, refuse } from '@setpoint/kernel';
import { GraphQLError } from 'graphql';

const RETRY_AFTER_SECONDS = 5;

/** Thrown by the identity provider's adapters if it is unreachable or too slow. */
interface ProviderUnavailable extends Error {
  readonly name: 'ProviderUnavailable';
  readonly retryAfterSeconds?: number;
}

const isOutage = (error: unknown): error is ProviderUnavailable =>
  error instanceof Error && error.name === 'ProviderUnavailable';

const delayOf = ({ retryAfterSeconds = RETRY_AFTER_SECONDS }: ProviderUnavailable) => retryAfterSeconds;

/** Runs a use-case; an outage of the identity provider becomes a refusal with a retry hint. */
export async function refusedInOutage<R>(work: () => Promise<R>): Promise<R | Refusal<'SERVICE_UNAVAILABLE'>> {
  try {
    return await work();
  } catch (error) {
    if (!isOutage(error)) throw error;
    return refuse('SERVICE_UNAVAILABLE', { data: { retryAfterSeconds: delayOf(error) } });
  }
}

/** The same for fields without payload: a field error with code and retry hint. */
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
