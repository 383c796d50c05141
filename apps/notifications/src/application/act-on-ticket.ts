import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, type Outcome, refuse } from '@setpoint/kernel';
import { actOnTicket, type TicketCommand, type TicketRefusal } from '../domain/tickets/act-on-ticket.js';
import type { Ticket } from '../domain/tickets/ticket.js';
import { MailTemplates } from './mail-templates.js';
import { Tickets } from './ports/tickets.js';

/** Actions of support on a ticket; answers are mailed to its author (ADM-07). */
@Injectable()
export class ActOnTicket {
  constructor(
    private readonly tickets: Tickets,
    private readonly templates: MailTemplates,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  execute(
    id: string,
    command: TicketCommand,
    by: string,
  ): Promise<Outcome<Ticket, TicketRefusal | 'TICKET_NOT_FOUND'>> {
    const text = command.text?.replaceAll('\r\n', '\n').trim() || null;
    return this.tickets.run(async (work) => {
      const ticket = await work.lock(id);
      if (!ticket) return refuse('TICKET_NOT_FOUND');
      const outcome = actOnTicket(ticket, { ...command, text });
      if (!outcome.ok) return outcome;
      const at = this.clock.now();
      await work.save(ticket, outcome.value, { action: command.action, by, at, text });
      if (command.action === 'ANSWER') await work.post([this.answerTo(ticket, text!, at)]);
      return accept(outcome.value);
    });
  }

  private answerTo(ticket: Ticket, answer: string, createdAt: Date) {
    const { userId, email: to, language } = ticket;
    return {
      ...{ id: this.ids.next(), userId, channel: 'EMAIL' as const, to, language, createdAt },
      ...{ ...this.templates.ticketAnswer(ticket, answer), template: 'ticketAnswer' },
    };
  }
}
