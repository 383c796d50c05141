import { Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { type Identity, type UserId, userId } from '@setpoint/kernel';
import { Loaders, type LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { Accounts } from '../application/ports/accounts.js';
import { IdentityProvider } from '../application/ports/identity-provider.js';
import type { ResolversTypes } from './generated/schema.js';
import type { User } from './models.js';
import { throwingInOutage } from './provider-outage.js';

/** Fields of persons owned by identity. An id alone needs no SQL; emails and roles take one statement for all persons. */
@Resolver('User')
export class UserResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
  ) {}

  @Query('me')
  me(@Viewer() viewer: Identity): User | null {
    return viewer.kind === 'user' ? { id: viewer.userId } : null;
  }

  @ResolveReference()
  reference(@Parent() reference: { readonly id: string }): User {
    return { id: userId(reference.id) };
  }

  @ResolveField('email')
  async email(@Parent() user: User, @Loaders() loaders: LoaderRegistry): Promise<string | null> {
    return (await this.living(user, loaders))?.email ?? null;
  }

  @ResolveField('roles')
  async roles(
    @Parent() user: User,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<readonly ResolversTypes['Role'][] | null> {
    return (await this.living(user, loaders))?.roles ?? null;
  }

  /** Support reads everything that is SELF, but must not become somebody else. */
  @ResolveField('firebaseToken')
  async firebaseToken(
    @Parent() user: User,
    @Viewer() viewer: Identity,
    @Loaders() loaders: LoaderRegistry,
  ): Promise<string | null> {
    if (viewer.kind !== 'user' || viewer.userId !== user.id) return null;
    const account = await this.living(user, loaders);
    if (account?.status !== 'VERIFIED') return null;
    return throwingInOutage(() => this.provider.customToken(account.providerUid));
  }

  private async living({ id }: User, loaders: LoaderRegistry) {
    const account = await loaders
      .get('accounts', async (ids: readonly UserId[]) => {
        const found = new Map((await this.accounts.findMany(ids)).map((one) => [one.id, one]));
        return ids.map((one) => found.get(one) ?? null);
      })
      .load(id);
    return account && account.status !== 'DELETED' ? account : null;
  }
}
