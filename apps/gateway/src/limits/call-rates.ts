import { MemoryRateLimiter, type RateLimit, type RateLimiter } from '@setpoint/service-kit/edge';
import type { GraphQLError } from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';
import type { Caller } from '../auth/caller.js';
import type { CallRates } from './settings.js';

export interface RateRefusal {
  readonly retryAfterSeconds: number;
}

/**
 * Counts calls. Reads are counted in this process: they cost no round trip and go on when the shared store is away.
 * Changes and sign-ins are counted for all gateways together and are refused when that can't be done.
 */
export class CallCounter {
  readonly #own = new MemoryRateLimiter();

  constructor(
    private readonly shared: RateLimiter,
    private readonly rates: CallRates,
  ) {}

  query(caller: Caller, address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.queries, keyOf(caller, address));
  }

  mutation(caller: Caller, address: string): Promise<RateRefusal | null> {
    const rate = caller.identity.kind === 'user' ? this.rates.mutations : this.rates.visitorMutations;
    return this.#take(this.shared, rate, keyOf(caller, address));
  }

  door(address: string): Promise<RateRefusal | null> {
    return this.#take(this.shared, this.rates.doors, address);
  }

  socket(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.sockets, address);
  }

  async #take(limiter: RateLimiter, rate: RateLimit, key: string): Promise<RateRefusal | null> {
    try {
      const { allowed, retryAfterSeconds } = await limiter.take(rate, key);
      return allowed ? null : { retryAfterSeconds };
    } catch {
      return { retryAfterSeconds: 5 };
    }
  }
}

const keyOf = ({ identity }: Caller, address: string) =>
  identity.kind === 'user' ? `user:${identity.userId}` : `address:${address}`;

export const tooManyRequests = ({ retryAfterSeconds }: RateRefusal): GraphQLError =>
  gatewayError('TOO_MANY_REQUESTS', 'Too many requests in a row', {
    status: 429,
    headers: { 'retry-after': String(retryAfterSeconds) },
    data: { retryAfterSeconds },
  });
