import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Clock } from '@setpoint/kernel';
import { numberIn } from '@setpoint/service-kit';
import { FindEndedSessions } from '../application/find-ended-sessions.js';
import { RefreshSession } from '../application/refresh-session.js';
import { RevokeSession } from '../application/revoke-session.js';
import { KeyRing } from '../tokens/key-ring.js';
import type {
  MutationRefreshTokenArgs,
  MutationRevokeTokenArgs,
  QueryEndedSessionsArgs,
  ResolversTypes,
} from './generated/schema.js';

const NO_TOKENS = { token: null, refreshToken: null, payload: null };

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
  signingKeys(): ResolversTypes['JSON'] {
    return this.keyRing.published(this.clock.now());
  }

  @Query('endedSessions')
  endedSessions(@Args() { ids }: QueryEndedSessionsArgs): Promise<readonly string[]> {
    return this.findEndedSessions.execute(ids);
  }

  @Mutation('refreshToken')
  async refreshToken(@Args() args: MutationRefreshTokenArgs): Promise<ResolversTypes['RefreshTokenPayload']> {
    const outcome = await this.refreshSession.execute(args);
    if (!outcome.ok)
      return {
        ...NO_TOKENS,
        success: false,
        errors: [outcome.code],
        retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'),
      };
    const { token, refreshToken: next, claims } = outcome.value;
    return { success: true, errors: [], token, refreshToken: next, payload: claims, retryAfterSeconds: null };
  }

  @Mutation('revokeToken')
  async revokeToken(@Args() args: MutationRevokeTokenArgs): Promise<ResolversTypes['RevokeTokenPayload']> {
    const outcome = await this.revokeSession.execute(args);
    return outcome.ok ? { success: true, errors: [] } : { success: false, errors: [outcome.code] };
  }
}
