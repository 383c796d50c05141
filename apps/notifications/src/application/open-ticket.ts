import { Injectable } from '@nestjs/common';
import { languageOf } from '@setpoint/i18n';
import { accept, Clock, Ids, type Outcome, type Refusal, refuse } from '@setpoint/kernel';
import { Captcha, type CaptchaRefusal, RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { errorsIn, tidied, type TicketForm } from '../domain/tickets/ticket-form.js';
import type { Ticket, TicketKind } from '../domain/tickets/ticket.js';
import { MailTemplates } from './mail-templates.js';
import { Tickets } from './ports/tickets.js';

export interface OpenTicketCommand extends TicketForm {
  readonly requestId: string;
  readonly kind: TicketKind;
  readonly language: string | null;
  /** Honeypot field, invisible to people. */
  readonly trap: string | null;
  readonly captchaToken: string | null;
  readonly userId: string | null;
  readonly from: string | null;
}

type OpenRefusal = 'INVALID_DATA' | 'TOO_MANY_REQUESTS' | CaptchaRefusal;

const DAY = 86_400;
/** Low limits per address, because the copy is mailed to an unverified address. */
const OF_ADDRESS: RateLimit = { name: 'tickets-of-address', points: 10, seconds: 3_600 };
const TO_MAIL: RateLimit = { name: 'tickets-to-mail', points: 5, seconds: DAY };

/** Opens a ticket and mails a copy to its author (PUB-02). Idempotent. */
@Injectable()
export class OpenTicket {
  constructor(
    private readonly tickets: Tickets,
    private readonly limiter: RateLimiter,
    private readonly captcha: Captcha,
    private readonly templates: MailTemplates,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns the number of the ticket; null where a program filled in the form, which is not told so. */
  async execute(command: OpenTicketCommand): Promise<Outcome<number | null, OpenRefusal>> {
    const form = tidied(command);
    const fields = errorsIn(form);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    if (command.trap) return accept(null);
    const known = await this.tickets.ofRequest(command.requestId);
    if (known) return accept(known.number);
    const refused = await this.refusalOf(command, form.email);
    if (refused) return refused;
    const ticket = {
      ...{ ...form, id: this.ids.next(), kind: command.kind, requestId: command.requestId, userId: command.userId },
      ...{ state: 'OPEN' as const, language: languageOf(command.language), openedAt: this.clock.now(), version: 1 },
    };
    const opened = await this.tickets.run(async (work) => {
      const numbered = await work.open(ticket);
      if (numbered) await work.post([this.copyOf(numbered)]);
      return numbered;
    });
    return accept((opened ?? (await this.tickets.ofRequest(command.requestId))!).number);
  }

  /** The captcha is checked between the limits, so that failures do not use up the address's mail quota (PUB-05). */
  private async refusalOf(
    { from, captchaToken }: OpenTicketCommand,
    email: string,
  ): Promise<Refusal<'TOO_MANY_REQUESTS' | CaptchaRefusal> | null> {
    const ofAddress = from === null ? null : await this.limited(OF_ADDRESS, from);
    if (ofAddress) return ofAddress;
    const passed = await this.captcha.verify(captchaToken, from);
    return passed.ok ? this.limited(TO_MAIL, email.toLowerCase()) : passed;
  }

  private async limited(limit: RateLimit, key: string): Promise<Refusal<'TOO_MANY_REQUESTS'> | null> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(limit, key);
    return allowed ? null : refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
  }

  private copyOf(ticket: Ticket) {
    const { userId, email: to, language, openedAt: createdAt } = ticket;
    return {
      ...{ id: this.ids.next(), userId, channel: 'EMAIL' as const, to, language, createdAt },
      ...{ ...this.templates.ticketCopy(ticket), template: 'ticketCopy' },
    };
  }
}
