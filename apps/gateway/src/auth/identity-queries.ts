import type { JSONWebKeySet } from 'jose';
import type { CountedUse } from '../partners/key-usage.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import type { ApiKeyGrant } from './caller.js';

/**
 * What the gateway itself wants to know of identity. Somebody waits for each answer, and there is always something to go
 * on with (keys and sessions as they were last known): each call rejects when there is no answer in time.
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

  /** Which of these sessions are over; ones that identity has forgotten are. */
  readonly endedSessions = async (ids: readonly string[]): Promise<readonly string[]> => {
    const answer = await this.identity.call<{ endedSessions: string[] }>(
      'query EndedSessions($ids: [ID!]!) { endedSessions(ids: $ids) }',
      { ids },
      currentRequestId() ?? 'ended-sessions',
      this.timeoutMs,
    );
    return answer.endedSessions;
  };

  /** What a key may do that has a secret with this hash; null where there is none. */
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

  /** Adds up what API keys were used for. */
  readonly countApiKeyUse = async (uses: readonly CountedUse[]): Promise<void> => {
    await this.identity.call(
      'mutation CountApiKeyUse($uses: [ApiKeyUseInput!]!) { countApiKeyUse(uses: $uses) }',
      { uses: uses.map((use) => ({ ...use, lastUsedAt: use.lastUsedAt.toISOString() })) },
      'api-key-use',
    );
  };
}
