import { Parent, Query, ResolveField, ResolveReference, Resolver } from '@nestjs/graphql';
import { type Identity, type UserId, userId } from '@setpoint/kernel';
import { Loaders, type LoaderRegistry, Viewer } from '@setpoint/service-kit';
import { Accounts } from '../application/accounts.js';
import { IdentityProvider } from '../application/identity-provider.js';

interface UserSource {
  readonly id: UserId;
}

/** The person as identity knows them. Reading one is no statement; their email and roles are one for all. */
@Resolver('User')
export class UserResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
  ) {}

  @Query('me')
  me(@Viewer() who: Identity): UserSource | null {
    return who.kind === 'user' ? { id: who.userId } : null;
  }

  @ResolveReference()
  reference(@Parent() reference: { readonly id: string }): UserSource {
    return { id: userId(reference.id) };
  }

  @ResolveField('email')
  async email(@Parent() user: UserSource, @Loaders() loaders: LoaderRegistry) {
    return (await this.living(user, loaders))?.email ?? null;
  }

  @ResolveField('roles')
  async roles(@Parent() user: UserSource, @Loaders() loaders: LoaderRegistry) {
    return (await this.living(user, loaders))?.roles ?? null;
  }

  /** Support reads everything that is SELF, but must not become somebody else. */
  @ResolveField('firebaseToken')
  async firebaseToken(@Parent() user: UserSource, @Viewer() who: Identity, @Loaders() loaders: LoaderRegistry) {
    if (who.kind !== 'user' || who.userId !== user.id) return null;
    const account = await this.living(user, loaders);
    return account?.status === 'VERIFIED' ? this.provider.customToken(account.providerUid) : null;
  }

  private async living({ id }: UserSource, loaders: LoaderRegistry) {
    const account = await loaders
      .get('accounts', async (ids: readonly UserId[]) => {
        const found = new Map((await this.accounts.findMany(ids)).map((one) => [one.id, one]));
        return ids.map((one) => found.get(one) ?? null);
      })
      .load(id);
    return account && account.status !== 'DELETED' ? account : null;
  }
}
