import { Injectable } from '@nestjs/common';
import { type Outcome, refuse } from '@setpoint/kernel';
import { Captcha, type CaptchaRefusal } from '@setpoint/service-kit';
import { isEmail } from '../domain/rules/registration.js';
import { AccountMails } from './account-mails.js';
import { Limits } from './limits.js';
import { Accounts } from './ports/accounts.js';

/** Sends the password reset mail to a known address (AUTH-13). */
@Injectable()
export class SendPasswordResetMail {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: AccountMails,
    private readonly limits: Limits,
    private readonly captcha: Captcha,
  ) {}

  async execute(command: {
    readonly email: string;
    readonly language?: string | null | undefined;
    readonly address?: string | null | undefined;
    readonly captchaToken?: string | null | undefined;
  }): Promise<Outcome<null, 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS' | CaptchaRefusal>> {
    const email = command.email.trim().toLowerCase();
    const limitedByAddress = await this.limits.take('resetByAddress', command.address);
    if (limitedByAddress) return limitedByAddress;
    // Requires a captcha, because the answer reveals whether an account exists (PUB-05).
    const passed = await this.captcha.verify(command.captchaToken, command.address);
    if (!passed.ok) return passed;
    const limitedByEmail = await this.limits.take('resetByEmail', email);
    if (limitedByEmail) return limitedByEmail;
    const account = isEmail(email) ? await this.accounts.findByEmail(email) : null;
    if (!account || account.status === 'DISABLED') return refuse('USER_NOT_FOUND');
    return this.mails.request('RESET_PASSWORD', account, command);
  }
}
