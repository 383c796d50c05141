import { Injectable } from '@nestjs/common';
import { type Outcome, refuse } from '@setpoint/kernel';
import { AccountMails } from './account-mails.js';
import { Limits } from './limits.js';
import { Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';

export type SendMailRefusal = 'PROVIDER_TOKEN_INVALID' | 'USER_NOT_FOUND' | 'ALREADY_VERIFIED' | 'TOO_MANY_REQUESTS';

/** Sends the verification mail again (AUTH-12). */
@Injectable()
export class SendVerificationMail {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly accounts: Accounts,
    private readonly mails: AccountMails,
    private readonly limits: Limits,
  ) {}

  async execute(command: {
    readonly idToken: string;
    readonly redirectTo?: string | null | undefined;
    readonly language?: string | null | undefined;
    readonly address?: string | null | undefined;
  }): Promise<Outcome<null, SendMailRefusal>> {
    const limitedByAddress = await this.limits.take('verificationByAddress', command.address);
    if (limitedByAddress) return limitedByAddress;
    const verified = await this.provider.verify(command.idToken);
    if (!verified.ok) return refuse('PROVIDER_TOKEN_INVALID');
    const user = verified.value;
    const account = await this.accounts.findByProviderUid(user.uid);
    if (!account || account.status === 'DELETED' || account.status === 'DISABLED') return refuse('USER_NOT_FOUND');
    if (user.emailVerified || account.status === 'VERIFIED') return refuse('ALREADY_VERIFIED');
    const limitedByAccount = await this.limits.take('verificationByAccount', account.id);
    if (limitedByAccount) return limitedByAccount;
    return this.mails.request('VERIFY_EMAIL', account, command);
  }
}
