import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Clock } from '@setpoint/kernel';
import { FindEndedSessions } from '../application/find-ended-sessions.js';
import { RefreshSession } from '../application/refresh-session.js';
import { RevokeSession } from '../application/revoke-session.js';
import { KeyRing } from '../tokens/key-ring.js';
import { retryAfter } from './retry-after.js';

@Resolver()
export class SessionResolver {
  constructor(
    private readonly refreshSession: RefreshSession,
    private readonly revokeSession: RevokeSession,
    private readonly findEndedSessions: FindEndedSessions,
    private readonly keyRing: KeyRing,
    private readonly clock: Clock,
  ) {}

  @Query('signingKeys')
  signingKeys() {
    return this.keyRing.published(this.clock.now());
  }

  @Query('endedSessions')
  endedSessions(@Args('ids') ids: readonly string[]) {
    return this.findEndedSessions.execute(ids);
  }

  @Mutation('refreshToken')
  async refreshToken(@Args('refreshToken') refreshToken: string) {
    const outcome = await this.refreshSession.execute({ refreshToken });
    if (!outcome.ok) return { success: false, errors: [outcome.code], retryAfterSeconds: retryAfter(outcome) };
    const { token, refreshToken: next, claims } = outcome.value;
    return { success: true, errors: [], token, refreshToken: next, payload: claims };
  }

  @Mutation('revokeToken')
  async revokeToken(@Args('refreshToken') refreshToken: string) {
    const outcome = await this.revokeSession.execute({ refreshToken });
    return outcome.ok ? { success: true, errors: [] } : { success: false, errors: [outcome.code] };
  }
}
