import { MemoryRateLimiter, type RateLimit, type RateLimiter } from '@setpoint/service-kit/edge';
import type { GraphQLError } from 'graphql';
import { gatewayError } from '../errors/gateway-error.js';
import type { Caller } from '../auth/caller.js';
import type { Measure } from './measure.js';
import { COST_PER_POINT, type CallRates } from './settings.js';

export interface RateRefusal {
  readonly retryAfterSeconds: number;
  /** Nothing could be counted. */
  readonly storeAway?: true;
}

/**
 * Rate limits of calls, besides budgets of cost (CallBudgets). Mutations are counted across all gateways, and by this
 * process alone while the store is unavailable. Where counting protects against guessing tokens and passwords, calls are
 * refused while the store is unavailable.
 */
export class CallCounter {
  readonly #own = new MemoryRateLimiter();

  constructor(
    private readonly shared: RateLimiter,
    private readonly rates: CallRates,
  ) {}

  /** `secret`: the document tries a secret (@sensitive). */
  async mutation(caller: Caller, address: string, asked: Measure, secret: boolean): Promise<RateRefusal | null> {
    const rate = caller.identity.kind === 'user' ? this.rates.mutations : this.rates.visitorMutations;
    const key = callerKey(caller, address);
    const points = Math.max(asked.rootFields, pointsOf(asked));
    const refusal = await this.#take(this.shared, rate, key, points);
    return refusal?.storeAway && !secret ? this.#take(this.#own, rate, key, points) : refusal;
  }

  /** An answer to a signal of a subscription. */
  liveAnswer(caller: Caller, address: string, asked: Measure): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.liveAnswers, callerKey(caller, address), pointsOf(asked));
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

  /** GET of one player's calendar, by anybody. */
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

  /** Lookups of unknown API keys, per address. */
  apiKeyTry(address: string): Promise<RateRefusal | null> {
    return this.#take(this.#own, this.rates.apiKeyTries, address);
  }

  /** POST /uploads/…, of one person. */
  upload(who: string): Promise<RateRefusal | null> {
    return this.#take(this.shared, this.rates.uploads, who);
  }

  async #take(limiter: RateLimiter, rate: RateLimit, key: string, points = 1): Promise<RateRefusal | null> {
    try {
      const { allowed, ...refusal } = await limiter.take(rate, key, points);
      return allowed ? null : refusal;
    } catch {
      return { retryAfterSeconds: 5, storeAway: true };
    }
  }
}

/** Points that an operation takes by the size of its answer. */
const pointsOf = ({ cost }: Measure): number => Math.max(1, Math.ceil(cost / COST_PER_POINT));

/** Whom calls are counted for: an API key, a person, or the visitors of an address. */
export const callerKey = ({ identity, apiKey }: Caller, address: string): string => {
  if (apiKey) return `key:${apiKey.keyId}`;
  return identity.kind === 'user' ? `user:${identity.userId}` : `address:${address}`;
};

export const tooManyRequests = ({ retryAfterSeconds }: RateRefusal): GraphQLError =>
  gatewayError('TOO_MANY_REQUESTS', 'Too many requests in a row', {
    status: 429,
    headers: { 'retry-after': String(retryAfterSeconds) },
    data: { retryAfterSeconds },
  });
