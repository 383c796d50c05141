import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { type Identity, userId } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SetAccountAccess } from '../application/set-account-access.js';
import type { MutationSetAccountAccessArgs, ResolversTypes } from './generated/schema.js';
import { refusedInOutage } from './provider-outage.js';

@Resolver()
export class AccountAccessResolver {
  constructor(private readonly setAccess: SetAccountAccess) {}

  @Mutation('setAccountAccess')
  async setAccountAccess(
    @Args() { input }: MutationSetAccountAccessArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SetAccountAccessPayload']> {
    const command = { ...input, userId: userId(input.userId) };
    const outcome = await refusedInOutage(() => this.setAccess.execute(command, signedIn(viewer)));
    return outcome.ok
      ? succeed({ retryAfterSeconds: null, user: { id: command.userId } })
      : failed(outcome, { user: null, retryAfterSeconds: numberIn(outcome, 'retryAfterSeconds') });
  }
}
