import { Injectable } from '@nestjs/common';
import { accountMailRequested, outgoing } from '@setpoint/events';
import { accept, type Outcome } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import type { LivingAccount } from '../domain/account.js';
import { mailPath, type MailKind } from '../domain/rules/mail-path.js';
import { languageOr } from '../domain/rules/registration.js';
import { Accounts } from './ports/accounts.js';
import { IdentityProvider, type LinkRefusal } from './ports/identity-provider.js';

/** Where the mail's link should lead on to, and in which language it should be. */
export interface MailWishes {
  readonly redirectTo?: string | null | undefined;
  readonly language?: string | null | undefined;
}

/** Asks the provider for a one-time code and the notifications service for the mail around it. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly accounts: Accounts,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'webUrl'>,
  ) {}

  async request(
    kind: MailKind,
    account: LivingAccount,
    { redirectTo, language }: MailWishes,
  ): Promise<Outcome<null, LinkRefusal>> {
    const continueUrl = new URL(mailPath(kind, '', redirectTo), this.settings.webUrl);
    continueUrl.searchParams.delete('mode');
    continueUrl.searchParams.delete('oobCode');
    const code =
      kind === 'VERIFY_EMAIL'
        ? await this.provider.verificationCode(account.email, continueUrl.href)
        : await this.provider.passwordResetCode(account.email, continueUrl.href);
    if (!code.ok) return code;
    const mail = outgoing(accountMailRequested, {
      userId: account.id,
      email: account.email,
      firstName: account.firstName,
      language: languageOr(language, account.language),
      kind,
      path: mailPath(kind, code.value, redirectTo),
    });
    await this.accounts.change(account.id, () => ({ answer: null, events: [mail] }));
    return accept(null);
  }
}
