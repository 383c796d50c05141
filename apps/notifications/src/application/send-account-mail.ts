import { Injectable } from '@nestjs/common';
import type { accountMailRequested, DataOf } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { accountTemplate } from '../domain/mail/account-mails.js';
import { MailTemplates } from './mail-templates.js';
import type { UnitOfWork } from './ports/unit-of-work.js';

/** Sends the mail with a verification or password link, to the address that asked for it. */
@Injectable()
export class SendAccountMail {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly templates: MailTemplates,
  ) {}

  async execute(request: DataOf<typeof accountMailRequested>, work: UnitOfWork): Promise<void> {
    await work.post([
      {
        id: this.ids.next(),
        userId: request.userId,
        to: request.email,
        ...this.templates.account(request),
        template: accountTemplate(request.kind),
        language: request.language,
        createdAt: this.clock.now(),
      },
    ]);
  }
}
