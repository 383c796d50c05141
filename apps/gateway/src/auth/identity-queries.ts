import type { JSONWebKeySet } from 'jose';
import type { CountedUse } from '../partners/key-usage.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import type { ApiKeyGrant } from './caller.js';

/**
 * The gateway's own queries to identity. A request waits for each of them, and there is always cached state to fall back
 * on (keys, sessions), so each call rejects if there is no response in time.
 */
export class IdentityQueries {
  constructor(
    private readonly identity: InternalCalls,
    private readonly timeoutMs: number,
  ) {}

  /** The public keys that verify access tokens. */
  readonly signingKeys = async (): Promise<JSONWebKeySet> => {
    const answer = await this.identity.call<{ signingKeys: JSONWebKeySet }>(
      'query SigningKeys { signingKeys }',
      {},
      currentRequestId() ?? 'signing-keys',
      this.timeoutMs,
    );
    return answer.signingKeys;
  };

  /** Which of these sessions have ended, including those deleted from identity. */
  readonly endedSessions = async (ids: readonly string[]): Promise<readonly string[]> => {
    const answer = await this.identity.call<{ endedSessions: string[] }>(
      'query EndedSessions($ids: [ID!]!) { endedSessions(ids: $ids) }',
      { ids },
      currentRequestId() ?? 'ended-sessions',
      this.timeoutMs,
    );
    return answer.endedSessions;
  };

  /** The API key with this secret hash; null if there is none. */
  readonly apiKeyGrant = async (hash: string): Promise<ApiKeyGrant | null> => {
    const { apiKeyGrant: grant } = await this.identity.call<{
      apiKeyGrant: (Omit<ApiKeyGrant, 'expiresAt'> & { expiresAt: string | null }) | null;
    }>(
      'query ApiKeyGrant($hash: String!) { apiKeyGrant(hash: $hash) { keyId scopes perMinute perDay costPerMinute expiresAt } }',
      { hash },
      currentRequestId() ?? 'api-key',
      this.timeoutMs,
    );
    return grant && { ...grant, expiresAt: grant.expiresAt === null ? null : new Date(grant.expiresAt) };
  };

  /** Reports the usage of API keys. */
  readonly countApiKeyUse = async (uses: readonly CountedUse[]): Promise<void> => {
    await this.identity.call(
      'mutation CountApiKeyUse($uses: [ApiKeyUseInput!]!) { countApiKeyUse(uses: $uses) }',
      { uses: uses.map((use) => ({ ...use, lastUsedAt: use.lastUsedAt.toISOString() })) },
      'api-key-use',
    );
  };
}
