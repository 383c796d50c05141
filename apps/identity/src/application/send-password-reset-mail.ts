import { Injectable } from '@nestjs/common';
import { type Outcome, refuse } from '@setpoint/kernel';
import { AccountMails } from './account-mails.js';
import { Accounts } from './accounts.js';
import { Limits } from './limits.js';

/** Sends the password reset mail to a known address (AUTH-13). */
@Injectable()
export class SendPasswordResetMail {
  constructor(
    private readonly accounts: Accounts,
    private readonly mails: AccountMails,
    private readonly limits: Limits,
  ) {}

  async execute(command: {
    readonly email: string;
    readonly language?: string | null | undefined;
    readonly address?: string | null | undefined;
  }): Promise<Outcome<null, 'USER_NOT_FOUND' | 'TOO_MANY_REQUESTS'>> {
    const email = command.email.trim().toLowerCase();
    if (!(await this.limits.allows('resetByAddress', command.address))) return refuse('TOO_MANY_REQUESTS');
    if (!(await this.limits.allows('resetByEmail', email))) return refuse('TOO_MANY_REQUESTS');
    const account = await this.accounts.findByEmail(email);
    if (!account || account.status === 'DISABLED') return refuse('USER_NOT_FOUND');
    return this.mails.request('RESET_PASSWORD', account, command);
  }
}
