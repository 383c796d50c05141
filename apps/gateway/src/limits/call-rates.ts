import { MemoryRateLimiter, type RateLimit, type RateLimiter } from '@setpoint/service-kit/edge';
import type { GraphQLError } from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';
import type { Caller } from '../auth/caller.js';
import type { CallRates } from './settings.js';

export interface RateRefusal {
  readonly retryAfterSeconds: number;
  /** Nothing could be counted. */
  readonly storeAway?: true;
}

/**
 * Counts calls. Reads are counted in this process: they cost no round trip and go on when the shared store is away.
 * Changes are counted for all gateways together, and by this process alone while the store is away. Where counting
 * keeps guesses of tokens and passwords few, nothing is allowed that the store has not counted.
 */
export class CallCounter {
  readonly #own = new MemoryRateLimiter();

  constructor(
    private readonly shared: RateLimiter,
    private readonly rates: CallRates,
  ) {}

  query(caller: Caller, address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.queries, callerKey(caller, address));
  }

  /** `sensitive`: the document tries a token (SENSITIVE_MUTATIONS). */
  async mutation(caller: Caller, address: string, sensitive: boolean): Promise<RateRefusal | null> {
    const rate = caller.identity.kind === 'user' ? this.rates.mutations : this.rates.visitorMutations;
    const key = callerKey(caller, address);
    const refusal = await this.#take(this.shared, rate, key);
    return refusal?.storeAway && !sensitive ? this.#take(this.#own, rate, key) : refusal;
  }

  /** POST /auth/… */
  authPost(address: string): Promise<RateRefusal | null> {
    return this.#take(this.shared, this.rates.authPosts, address);
  }

  socket(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.sockets, address);
  }

  /** GET /calendar/…, of one address. */
  calendar(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.calendars, address);
  }

  /** GET of one player's calendar, by whomever. */
  calendarFeed(token: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.calendarFeed, token);
  }

  /** GET /share/…, of one address. */
  shareCard(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.shareCards, address);
  }

  /** GET /documents/…, by one person. */
  document(who: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.documents, who);
  }

  /** POST /unsubscribe/…, of one address. */
  unsubscribing(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.unsubscribing, address);
  }

  /** POST /webhooks/…, of one address. */
  webhook(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.webhooks, address);
  }

  /** Questions to identity about API keys that are not known here, of one address. */
  apiKeyTry(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.apiKeyTries, address);
  }

  /** POST /uploads/…, of one person. */
  upload(who: string): Promise<RateRefusal | null> {
    return this.#take(this.shared, this.rates.uploads, who);
  }

  async #take(limiter: RateLimiter, rate: RateLimit, key: string): Promise<RateRefusal | null> {
    try {
      const { allowed, ...refusal } = await limiter.take(rate, key);
      return allowed ? null : refusal;
    } catch {
      return { retryAfterSeconds: 5, storeAway: true };
    }
  }
}

/** Whom calls are counted for. */
export const callerKey = ({ identity }: Caller, address: string): string =>
  identity.kind === 'user' ? `user:${identity.userId}` : `address:${address}`;

export const tooManyRequests = ({ retryAfterSeconds }: RateRefusal): GraphQLError =>
  gatewayError('TOO_MANY_REQUESTS', 'Too many requests in a row', {
    status: 429,
    headers: { 'retry-after': String(retryAfterSeconds) },
    data: { retryAfterSeconds },
  });
