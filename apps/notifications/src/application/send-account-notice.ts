import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '@setpoint/kernel';
import { type AccountNotice, noticeTemplate } from '../domain/mail/account-notices.js';
import { MailTemplates } from './mail-templates.js';
import type { UnitOfWork } from './ports/unit-of-work.js';

/** Notifies the person about the account by mail, regardless of preferences. */
@Injectable()
export class SendAccountNotice {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly templates: MailTemplates,
  ) {}

  async execute(notice: AccountNotice, work: UnitOfWork): Promise<void> {
    await work.post([
      {
        id: this.ids.next(),
        userId: notice.userId,
        to: notice.email,
        ...this.templates.accountNotice(notice),
        template: noticeTemplate(notice.kind),
        language: notice.language,
        createdAt: this.clock.now(),
      },
    ]);
  }
}
