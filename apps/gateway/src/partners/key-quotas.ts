import type { Clock } from '@setpoint/kernel';
import { MemoryRateLimiter, type RateDecision, type RateLimiter } from '@setpoint/service-kit/edge';
import type { GraphQLError } from 'graphql';
import type { ApiKeyGrant } from '../auth/caller.js';
import { gatewayError } from '../errors/gateway-error.js';

const DAY_SECONDS = 86_400;

export interface QuotaUse {
  readonly name: 'minute' | 'day' | 'cost';
  readonly limit: number;
  /** Length of the window. */
  readonly seconds: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface QuotaDecision {
  readonly uses: readonly QuotaUse[];
  /** The first exhausted limit. */
  readonly exceeded: QuotaUse | undefined;
}

/**
 * Quotas of API keys (API-22), counted across all gateways, or by this one alone while the store
 * is unavailable. Refused requests count as well, to discourage hammering.
 */
export class KeyQuotas {
  readonly #own = new MemoryRateLimiter();

  constructor(
    private readonly shared: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** Counts one request. */
  async count({ keyId, perMinute, perDay }: ApiKeyGrant): Promise<QuotaDecision> {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
    const untilMidnight = Math.max(1, Math.ceil((Date.parse(day) + DAY_SECONDS * 1_000 - now.getTime()) / 1_000));
    const [inMinute, inDay] = await Promise.all([
      this.#take('api-key-minute', perMinute, 60, keyId, 1),
      this.#take('api-key-day', perDay, DAY_SECONDS, `${keyId}:${day}`, 1),
    ]);
    const uses: QuotaUse[] = [
      use('minute', perMinute, 60, inMinute),
      { ...use('day', perDay, DAY_SECONDS, inDay), resetSeconds: untilMidnight },
    ];
    return { uses, exceeded: (inDay.allowed ? undefined : uses[1]) ?? (inMinute.allowed ? undefined : uses[0]) };
  }

  /** Takes the cost of a request that was counted. */
  async spend(
    { keyId, costPerMinute }: ApiKeyGrant,
    cost: number,
  ): Promise<{ readonly use: QuotaUse; readonly isAllowed: boolean }> {
    const inCost = await this.#take('api-key-cost', costPerMinute, 60, keyId, Math.max(1, Math.ceil(cost)));
    return { use: use('cost', costPerMinute, 60, inCost), isAllowed: inCost.allowed };
  }

  async #take(name: string, points: number, seconds: number, key: string, taken: number): Promise<RateDecision> {
    const limit = { name, points, seconds };
    const decision = await this.shared.take(limit, key, taken);
    return decision.storeAway ? this.#own.take(limit, key, taken) : decision;
  }
}

const use = (name: QuotaUse['name'], limit: number, seconds: number, decision: RateDecision): QuotaUse => ({
  ...{ name, limit, seconds },
  remaining: decision.remaining ?? 0,
  resetSeconds: decision.resetSeconds ?? seconds,
});

/** Response headers (draft-ietf-httpapi-ratelimit-headers): limit and remaining quota. */
export const quotaHeaders = (uses: readonly QuotaUse[]): readonly (readonly [string, string])[] =>
  uses.length === 0
    ? []
    : [
        ['ratelimit-policy', uses.map(({ name, limit, seconds }) => `"${name}";q=${limit};w=${seconds}`).join(', ')],
        ['ratelimit', uses.map((one) => `"${one.name}";r=${one.remaining};t=${one.resetSeconds}`).join(', ')],
      ];

export const quotaExceeded = ({ name, limit, resetSeconds }: QuotaUse): GraphQLError =>
  gatewayError('API_KEY_QUOTA_EXCEEDED', `The key has used up its quota (${name}): ${limit}`, {
    status: 429,
    headers: { 'retry-after': String(resetSeconds) },
    data: { quota: name, limit, retryAfterSeconds: resetSeconds },
  });
