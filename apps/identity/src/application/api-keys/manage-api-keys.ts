import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { API_KEY_TOPIC, hashOfApiKey, hintOfApiKey, Log, newApiKeySecret, PushBus } from '@setpoint/service-kit';
import type { ApiKey } from '../../domain/api-keys/api-key.js';
import { type ApiKeyRefusal, createApiKey, revokeApiKey, rotateApiKey } from '../../domain/api-keys/change-api-key.js';
import { withinPatience } from '../patience.js';
import { type ApiKeyChange, ApiKeys } from '../ports/api-keys.js';

/** The current key; the secret is returned only this once. */
export interface Issued {
  readonly keyId: string;
  readonly secret: string | null;
}

type Issuing = Outcome<Issued, ApiKeyRefusal>;

/** Support creates, rotates and revokes partners' API keys (API-22). */
@Injectable()
export class ManageApiKeys {
  constructor(
    private readonly keys: ApiKeys,
    private readonly push: PushBus,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  async create(wish: Omit<ApiKey, 'id' | 'createdAt' | 'revokedAt' | 'secrets'>, by: UserId): Promise<Issuing> {
    const { secret, kept } = newSecret();
    const made = createApiKey({ ...wish, id: this.ids.next() }, kept, { by, now: this.clock.now() });
    if (!made.ok) return made;
    await this.keys.add(made.value.key, made.value.action);
    return accept({ keyId: made.value.key.id, secret });
  }

  async rotate(id: string, overlapHours: number, by: UserId): Promise<Issuing> {
    const { secret, kept } = newSecret();
    const now = this.clock.now();
    const answer = await this.keys.change(id, (key): ApiKeyChange<Issuing> => {
      const rotated = rotateApiKey(key, kept, overlapHours, { by, now });
      return rotated.ok ? { answer: accept({ keyId: id, secret }), ...rotated.value } : { answer: rotated };
    });
    return this.announced(id, answer);
  }

  async revoke(id: string, reason: string, by: UserId): Promise<Issuing> {
    const now = this.clock.now();
    const answer = await this.keys.change(id, (key): ApiKeyChange<Issuing> => {
      const revoked = revokeApiKey(key, reason, { by, now });
      return revoked.ok ? { answer: accept({ keyId: id, secret: null }), ...revoked.value } : { answer: revoked };
    });
    return this.announced(id, answer);
  }

  /** Gateways invalidate the key at once, or within a minute if they miss the signal. */
  private async announced(keyId: string, answer: Issuing | null): Promise<Issuing> {
    if (!answer) return refuse('API_KEY_NOT_FOUND');
    if (!answer.ok) return answer;
    const told = await withinPatience<boolean>(
      () => this.push.publish(API_KEY_TOPIC, { keyId }).then(() => true),
      () => false,
    );
    if (!told) this.log.warn({ keyId }, 'gateways may not know yet that an API key changed');
    return answer;
  }
}

function newSecret() {
  const secret = newApiKeySecret();
  return { secret, kept: { hash: hashOfApiKey(secret), hint: hintOfApiKey(secret) } };
}
