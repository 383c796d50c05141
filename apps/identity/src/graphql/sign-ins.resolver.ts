import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { failed, noPermission, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { OwnSessions } from '../application/own-sessions.js';
import type { MutationEndSessionArgs, ResolversTypes } from './generated/schema.js';
import type { SignIn, User } from './models.js';

/** The player's sessions. */
@Resolver('User')
export class SignInsResolver {
  constructor(private readonly sessions: OwnSessions) {}

  /** Own sessions only: support has no need of people's devices. */
  @ResolveField('signIns')
  async signIns(@Parent() user: User, @Viewer() viewer: Identity): Promise<readonly SignIn[] | null> {
    if (viewer.kind !== 'user' || viewer.userId !== user.id) return null;
    return (await this.sessions.of(user.id)).map(({ end, ...signIn }) => ({
      ...signIn,
      userId: user.id,
      isCurrent: signIn.id === viewer.sessionId,
      endedAt: end?.at ?? null,
      endReason: end?.reason ?? null,
    }));
  }

  @Mutation('endSession')
  async end(
    @Args() { id: sessionId }: MutationEndSessionArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SessionsPayload']> {
    const id = signedIn(viewer);
    const outcome = await this.sessions.end(id, sessionId);
    return outcome.ok ? succeed({ user: { id } }) : failed(outcome, { user: null });
  }

  @Mutation('endOtherSessions')
  async endOthers(@Viewer() viewer: Identity): Promise<ResolversTypes['SessionsPayload']> {
    if (viewer.kind !== 'user') throw noPermission(viewer);
    await this.sessions.endOthers(viewer.userId, viewer.sessionId);
    return succeed({ user: { id: viewer.userId } });
  }
}
