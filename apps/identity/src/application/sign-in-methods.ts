import { Injectable } from '@nestjs/common';
import { accept, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import {
  findUnlinkRefusal,
  type SignInMethod,
  type SocialMethod,
  type UnlinkRefusal,
} from '../domain/rules/sign-in-methods.js';
import { Limits } from './limits.js';
import { Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';

/** Sign-in methods and unlinking them (ACC-04). */
@Injectable()
export class SignInMethods {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
    private readonly limits: Limits,
  ) {}

  async of(userId: UserId): Promise<readonly SignInMethod[]> {
    const account = await this.accounts.find(userId);
    return account && account.status !== 'DELETED' ? this.provider.methods(account.providerUid) : [];
  }

  /** The provider offers no conditional update, so concurrent changes are serialised by the account's lock. */
  async unlink(
    userId: UserId,
    method: SocialMethod,
  ): Promise<Outcome<null, UnlinkRefusal | 'ACCOUNT_DELETED' | 'TOO_MANY_REQUESTS'>> {
    const limited = await this.limits.take('unlinkByAccount', userId);
    if (limited) return limited;
    const account = await this.accounts.find(userId);
    if (!account || account.status === 'DELETED') return refuse('ACCOUNT_DELETED');
    return this.accounts.alone(userId, async () => {
      const refusal = findUnlinkRefusal(await this.provider.methods(account.providerUid), method);
      if (refusal) return refuse(refusal);
      await this.provider.unlink(account.providerUid, method);
      return accept(null);
    });
  }
}
