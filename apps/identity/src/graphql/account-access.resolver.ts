import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { type Identity, userId } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { SetAccountAccess } from '../application/set-account-access.js';
import { refusedInOutage } from './provider-outage.js';
import { retryAfter } from './retry-after.js';

interface SetAccountAccessInput {
  readonly userId: string;
  readonly disabled: boolean;
  readonly reason?: string | null;
}

@Resolver()
export class AccountAccessResolver {
  constructor(private readonly setAccess: SetAccountAccess) {}

  @Mutation('setAccountAccess')
  async setAccountAccess(@Args('input') input: SetAccountAccessInput, @Viewer() viewer: Identity) {
    const command = { ...input, userId: userId(input.userId) };
    const outcome = await refusedInOutage(() => this.setAccess.execute(command, signedIn(viewer)));
    return outcome.ok
      ? succeed({ user: { id: command.userId } })
      : failed(outcome, { user: null, retryAfterSeconds: retryAfter(outcome) });
  }
}
