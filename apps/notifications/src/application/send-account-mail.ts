import { Injectable } from '@nestjs/common';
import type { accountMailRequested, DataOf } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { accountTemplate } from '../domain/mail/account-mails.js';
import type { Desk } from './desk.js';
import { Letters } from './letters.js';

/** Sends the mail with a verification or password link. */
@Injectable()
export class SendAccountMail {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly letters: Letters,
  ) {}

  async execute(request: DataOf<typeof accountMailRequested>, desk: Desk): Promise<void> {
    await desk.post([
      {
        id: this.ids.next(),
        channel: 'EMAIL',
        to: request.email,
        ...this.letters.account(request),
        template: accountTemplate(request.kind),
        language: request.language,
        createdAt: this.clock.now(),
      },
    ]);
  }
}
