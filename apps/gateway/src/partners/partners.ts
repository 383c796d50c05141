import type { Clock } from '@setpoint/kernel';
import type { Log, PushBus, RateLimiter } from '@setpoint/service-kit/edge';
import type { RequestHandler } from 'express';
import type { IdentityQueries } from '../auth/identity-queries.js';
import { ApiKeys } from './api-keys.js';
import { authenticatedPartner, type PartnerSettings } from './authenticated-partner.js';
import { KeyQuotas } from './key-quotas.js';
import { KeyUsage } from './key-usage.js';

export interface PartnersSettings {
  readonly identity: IdentityQueries;
  readonly push: PushBus;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly log: Log;
}

/** Calls with API keys: authentication, scopes and usage (API-22). */
export class Partners {
  readonly quotas: KeyQuotas;
  readonly usage: KeyUsage;
  readonly #keys: ApiKeys;

  constructor({ identity, push, limiter, clock, log }: PartnersSettings) {
    this.#keys = new ApiKeys({ push, clock, log, readGrant: identity.apiKeyGrant });
    this.usage = new KeyUsage(identity.countApiKeyUse, clock, log);
    this.quotas = new KeyQuotas(limiter, clock);
  }

  authenticated(settings: Omit<PartnerSettings, 'keys'>): RequestHandler {
    return authenticatedPartner({ keys: this.#keys, ...settings });
  }

  async stop(): Promise<void> {
    await Promise.all([this.#keys.stop(), this.usage.stop()]);
  }
}
