import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { type Identity, type UserId, userId } from '@setpoint/kernel';
import { failed, numberIn, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { EndSessions } from '../application/end-sessions.js';
import { Accounts } from '../application/ports/accounts.js';
import { SetSupportRole } from '../application/set-support-role.js';
import { accountSource } from './account-source.js';
import { SetAccountAccess } from '../application/set-account-access.js';
import type {
  MutationEndSessionsArgs,
  MutationSetAccountAccessArgs,
  MutationSetSupportRoleArgs,
  ResolversTypes,
} from './generated/schema.js';
import { refusedInOutage } from './provider-outage.js';

@Resolver()
export class AccountAccessResolver {
  constructor(
    private readonly setAccess: SetAccountAccess,
    private readonly setRole: SetSupportRole,
    private readonly endingSessions: EndSessions,
    private readonly accounts: Accounts,
  ) {}

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

  @Mutation('setSupportRole')
  async setSupportRole(
    @Args() { input }: MutationSetSupportRoleArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['SetSupportRolePayload']> {
    const id = userId(input.userId);
    const outcome = await this.setRole.execute({ ...input, userId: id }, signedIn(viewer));
    return outcome.ok ? succeed({ account: await this.account(id) }) : failed(outcome, { account: null });
  }

  @Mutation('endSessions')
  async endSessions(
    @Args() { input }: MutationEndSessionsArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['EndSessionsPayload']> {
    const id = userId(input.userId);
    const command = { ...input, userId: id, sessionId: input.sessionId ?? null };
    const outcome = await this.endingSessions.execute(command, signedIn(viewer));
    return outcome.ok
      ? succeed({ ended: outcome.value, account: await this.account(id) })
      : failed(outcome, { ended: null, account: null });
  }

  private async account(id: UserId) {
    const account = await this.accounts.find(id);
    return account && accountSource(account);
  }
}
