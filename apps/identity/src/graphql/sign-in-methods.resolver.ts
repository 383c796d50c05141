import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Identity } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SignInMethods } from '../application/sign-in-methods.js';
import type { MutationUnlinkSignInMethodArgs, ResolversTypes } from './generated/schema.js';
import type { SignInMethod, User } from './models.js';
import { refusedInOutage, throwingInOutage } from './provider-outage.js';

/** Sign-in methods (ACC-04). */
@Resolver('User')
export class SignInMethodsResolver {
  constructor(private readonly methods: SignInMethods) {}

  @ResolveField('signInMethods')
  async signInMethods(@Parent() { id }: User, @Viewer() viewer: Identity): Promise<readonly SignInMethod[] | null> {
    if (viewer.kind !== 'user' || viewer.userId !== id) return null;
    return (await throwingInOutage(() => this.methods.of(id))).map((one) => ({ ...one, userId: id }));
  }

  @Mutation('unlinkSignInMethod')
  async unlink(
    @Args() { method }: MutationUnlinkSignInMethodArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SignInMethodsPayload']> {
    const id = signedIn(viewer);
    const outcome = await refusedInOutage(() => this.methods.unlink(id, method));
    return outcome.ok
      ? succeed({ retryAfterSeconds: null, user: { id } })
      : failed(outcome, { retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds'), user: null });
  }
}
