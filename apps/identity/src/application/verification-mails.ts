import { Injectable } from '@nestjs/common';
import { Log } from '@setpoint/service-kit';
import type { LivingAccount } from '../domain/account.js';
import { AccountMails, type MailWishes } from './account-mails.js';
import { Limits } from './limits.js';

/** Verification mails that go out by themselves, when somebody registers or tries to log in too early (AUTH-02, AUTH-06). */
@Injectable()
export class VerificationMails {
  constructor(
    private readonly mails: AccountMails,
    private readonly limits: Limits,
    private readonly log: Log,
  ) {}

  /** The account stands also without the mail: the person can ask for it on the next screen (AUTH-12). */
  async send(account: LivingAccount, wishes: MailWishes): Promise<void> {
    try {
      const sent = await this.mails.request('VERIFY_EMAIL', account, wishes);
      if (!sent.ok) this.log.warn({ userId: account.id, code: sent.code }, 'no verification mail');
    } catch (error) {
      this.log.error({ err: error, userId: account.id }, 'no verification mail');
    }
  }

  /** Within the limits; beyond them there is no mail. */
  async remind(account: LivingAccount, wishes: MailWishes): Promise<void> {
    if (await this.limits.take('verificationByAccount', account.id)) return;
    await this.send(account, wishes);
  }
}
