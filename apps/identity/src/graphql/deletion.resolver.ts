import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Identity, type Outcome } from '@setpoint/kernel';
import { failed, signedIn, succeed, Viewer } from '@setpoint/service-kit';
import { CancelDeletion } from '../application/cancel-deletion.js';
import { Accounts } from '../application/ports/accounts.js';
import { RequestDeletion } from '../application/request-deletion.js';
import type {
  AccountDeletionErrorCode,
  MutationRequestAccountDeletionArgs,
  ResolversTypes,
} from './generated/schema.js';
import type { AccountDeletion, User } from './models.js';

/** Requests or cancels the deletion of the own account (ACC-06). */
@Resolver('User')
export class DeletionResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly requestDeletion: RequestDeletion,
    private readonly cancelDeletion: CancelDeletion,
  ) {}

  @ResolveField('deletion')
  async deletion(@Parent() { id }: User): Promise<AccountDeletion | null> {
    const account = await this.accounts.find(id);
    return account && account.status !== 'DELETED' && account.deletion ? { id, ...account.deletion } : null;
  }

  @Mutation('requestAccountDeletion')
  async request(
    @Args() { input }: MutationRequestAccountDeletionArgs,
    @Viewer() viewer: Identity,
  ): Promise<ResolversTypes['AccountDeletionPayload']> {
    const id = signedIn(viewer);
    const outcome = await this.requestDeletion.execute(id, input.confirmation);
    return payload(outcome as Outcome<unknown, AccountDeletionErrorCode>, { id });
  }

  @Mutation('cancelAccountDeletion')
  async cancel(@Viewer() viewer: Identity): Promise<ResolversTypes['AccountDeletionPayload']> {
    const id = signedIn(viewer);
    return payload((await this.cancelDeletion.execute(id)) as Outcome<unknown, AccountDeletionErrorCode>, { id });
  }
}

const payload = (outcome: Outcome<unknown, AccountDeletionErrorCode>, user: User) =>
  outcome.ok ? succeed({ user }) : failed(outcome, { user });
