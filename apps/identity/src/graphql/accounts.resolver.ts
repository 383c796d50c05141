import { Args, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Clock, pageSize, toConnection, type UserId, userId } from '@setpoint/kernel';
import { Loaders, type LoaderRegistry } from '@setpoint/service-kit';
import { AccountSearch } from '../application/ports/account-search.js';
import { Accounts } from '../application/ports/accounts.js';
import { accountSource } from './account-source.js';
import type { QueryAccountArgs, QueryAccountsArgs, ResolversTypes } from './generated/schema.js';
import type { Account } from './models.js';

/** Longer texts are not names. */
const MOST_WORDS = 8;

/** Support queries (ADM-05); every field requires the support role. */
@Resolver('Account')
export class AccountsResolver {
  constructor(
    private readonly search: AccountSearch,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  @Query('accounts')
  async list(@Args() { filter, first, after }: QueryAccountsArgs): Promise<ResolversTypes['AccountConnection']> {
    const criteria = {
      words: (filter?.text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
      ...(filter?.status && { status: filter.status }),
      ...(filter?.role && { role: filter.role }),
    };
    const page = await this.search.page(criteria, { first: pageSize(first, 50), after: after ?? null });
    return toConnection({ ...page, items: page.items.map(accountSource) });
  }

  @Query('account')
  async one(@Args() { id }: QueryAccountArgs): Promise<ResolversTypes['Account'] | null> {
    const account = await this.accounts.find(userId(id));
    return account && accountSource(account);
  }

  @ResolveField('sessions')
  sessions(@Parent() account: Account) {
    return this.search.sessionsOf(account.id, this.clock.now());
  }

  @ResolveField('openSessions')
  openSessions(@Parent() account: Account, @Loaders() loaders: LoaderRegistry): Promise<number> {
    return loaders
      .get('open sessions', async (ids: readonly UserId[]) => {
        const counts = await this.search.openSessions(ids, this.clock.now());
        return ids.map((id) => counts.get(id) ?? 0);
      })
      .load(account.id);
  }
}
