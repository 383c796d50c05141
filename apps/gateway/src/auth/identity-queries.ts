import type { JSONWebKeySet } from 'jose';
import type { InternalCalls } from '../routes/internal-calls.js';
import { currentRequestId } from '../telemetry/request-scope.js';

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
}
