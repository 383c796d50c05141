import { Injectable } from '@nestjs/common';
import type { DataOf, phoneCodeRequested } from '@setpoint/events';
import { Clock, Ids } from '@setpoint/kernel';
import { MailTemplates } from './mail-templates.js';
import type { UnitOfWork } from './ports/unit-of-work.js';

/** Sends the SMS with the code that proves a number, to the number that it proves (ACC-02). */
@Injectable()
export class SendPhoneCode {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly templates: MailTemplates,
  ) {}

  async execute(request: DataOf<typeof phoneCodeRequested>, work: UnitOfWork): Promise<void> {
    const { userId, number, code, language, expiresAt } = request;
    await work.post([
      {
        ...{ id: this.ids.next(), userId, channel: 'SMS', to: number, language, template: 'phoneCode' },
        ...{ subject: null, text: this.templates.codeSms(code, language), html: null },
        goodUntil: new Date(expiresAt),
        createdAt: this.clock.now(),
      },
    ]);
  }
}
