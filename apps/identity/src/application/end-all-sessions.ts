import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse } from '@setpoint/kernel';
import { Limits } from './limits.js';
import { Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { SessionEndings } from './session-endings.js';

/** After a password reset: signs the person out everywhere, here and at the provider (AUTH-13). */
@Injectable()
export class EndAllSessions {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly accounts: Accounts,
    private readonly endings: SessionEndings,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async execute(command: {
    readonly idToken: string;
  }): Promise<Outcome<null, 'PROVIDER_TOKEN_INVALID' | 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS'>> {
    const verified = await this.provider.verify(command.idToken);
    if (!verified.ok) return refuse('PROVIDER_TOKEN_INVALID');
    const { uid } = verified.value;
    const limitedByAccount = await this.limits.take('endSessionsByAccount', uid);
    if (limitedByAccount) return limitedByAccount;
    const account = await this.accounts.findByProviderUid(uid);
    if (!account) return refuse('USER_NOT_FOUND');
    const at = this.clock.now();
    const change = await this.accounts.change(account.id, () => ({
      answer: null,
      endSessions: { at, reason: 'PASSWORD_CHANGED' },
    }));
    await this.endings.announce(change?.ended ?? []);
    await this.provider.revokeTokens(uid);
    return accept(null);
  }
}
