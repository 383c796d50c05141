import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { userId } from '@setpoint/kernel';
import { failed, succeed } from '@setpoint/service-kit';
import { SetAccountAccess } from '../application/set-account-access.js';

@Resolver()
export class AccountAccessResolver {
  constructor(private readonly setAccess: SetAccountAccess) {}

  @Mutation('setAccountAccess')
  async setAccountAccess(@Args('input') input: { userId: string; disabled: boolean; reason?: string | null }) {
    const outcome = await this.setAccess.execute({ ...input, userId: userId(input.userId) });
    return outcome.ok ? succeed({ user: { id: input.userId } }) : failed(outcome, { user: null });
  }
}
