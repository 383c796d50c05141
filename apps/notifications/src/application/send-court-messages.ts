import { Injectable } from '@nestjs/common';
import type { bookingMessageRequested, claimCodeRequested, DataOf } from '@setpoint/events';
import { languageOf } from '@setpoint/i18n';
import { Clock, Ids } from '@setpoint/kernel';
import { MailTemplates } from './mail-templates.js';
import { Directory } from './ports/directory.js';
import type { UnitOfWork } from './ports/unit-of-work.js';

/** SMS to centres about matches there (CRT-09), and the codes that prove their addresses (CRT-06). */
@Injectable()
export class SendCourtMessages {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly directory: Directory,
    private readonly templates: MailTemplates,
  ) {}

  /** Expires at the start of the match. */
  async booking(request: DataOf<typeof bookingMessageRequested>, work: UnitOfWork): Promise<void> {
    await work.post([
      {
        ...{ id: this.ids.next(), userId: null, channel: 'SMS', to: request.number, language: request.language },
        ...{ template: 'booking', subject: null, text: this.templates.bookingSms(request), html: null },
        goodUntil: new Date(request.startsAt),
        createdAt: this.clock.now(),
      },
    ]);
  }

  /** In the claimant's language. */
  async claimCode(request: DataOf<typeof claimCodeRequested>, work: UnitOfWork): Promise<void> {
    // The claimant's, so that it goes with the account; the address need not be theirs.
    const { userId, email, code, courtId, courtName, expiresAt } = request;
    const claimant = (await this.directory.people([userId])).get(userId);
    const language = claimant?.language ?? languageOf(null);
    await work.post([
      {
        ...{ id: this.ids.next(), userId, channel: 'EMAIL', to: email, language, template: 'claimCode' },
        ...this.templates.claimCode({ courtId, courtName, code, language, actor: claimant?.displayName ?? null }),
        goodUntil: new Date(expiresAt),
        createdAt: this.clock.now(),
      },
    ]);
  }
}
