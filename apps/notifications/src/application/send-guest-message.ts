import { Injectable } from '@nestjs/common';
import type { DataOf, guestMessageRequested } from '@setpoint/events';
import { languageOf } from '@setpoint/i18n';
import { Clock, Ids } from '@setpoint/kernel';
import { guestTemplate, type GuestKind } from '../domain/mail/guest-messages.js';
import { MailTemplates } from './mail-templates.js';
import { Directory } from './ports/directory.js';
import type { UnitOfWork } from './ports/unit-of-work.js';

export interface GuestRequest extends Omit<DataOf<typeof guestMessageRequested>, 'kind'> {
  readonly kind: GuestKind;
}

/** Sends a mail or SMS to somebody without an account, in the language of who invited unless one was chosen (MAT-05). */
@Injectable()
export class SendGuestMessage {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly directory: Directory,
    private readonly templates: MailTemplates,
  ) {}

  async execute(request: GuestRequest, work: UnitOfWork): Promise<void> {
    const { match, kind, name, path, channel, address, invitedBy, actorId } = request;
    const people = await this.directory.people([invitedBy, ...(actorId === null ? [] : [actorId])]);
    const court = match.courtId === null ? null : await this.directory.place(match.courtId);
    const language = request.language ?? people.get(invitedBy)?.language ?? languageOf(null);
    const actor = (actorId !== null && people.get(actorId)?.displayName) || null;
    const message = { match, kind, name, path, language, actor, court };
    const composed =
      channel === 'EMAIL'
        ? this.templates.guestMail(message)
        : { subject: null, text: this.templates.guestSms(message), html: null };
    await work.post([
      {
        ...{ id: this.ids.next(), userId: null, channel, to: address, language, ...composed },
        ...{ template: guestTemplate(kind), createdAt: this.clock.now() },
      },
    ]);
  }
}
