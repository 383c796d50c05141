import type { Page, PageRequest } from '@setpoint/kernel';
import type { Ticket, TicketEntry, TicketKind, TicketState } from '../../domain/tickets/ticket.js';
import type { NewAddressedMessage } from './unit-of-work.js';

export interface TicketCriteria {
  readonly state: TicketState | null;
  readonly kind: TicketKind | null;
  /** A part of the name, the address, the subject or the message, or the number. */
  readonly text: string | null;
}

/** A ticket that is not numbered yet. */
export type NewTicket = Omit<Ticket, 'number'> & { readonly requestId: string };

/** Unit of work for tickets. */
export interface TicketWork {
  /** Null where this request has opened one already. */
  open(ticket: NewTicket): Promise<Ticket | null>;
  /** The ticket, which nobody else changes until the end of the transaction. */
  lock(id: string): Promise<Ticket | null>;
  save(former: Ticket, ticket: Ticket, entry: TicketEntry): Promise<void>;
  post(messages: readonly NewAddressedMessage[]): Promise<void>;
}

/** Support tickets and their history. */
export abstract class Tickets {
  /** The latest first. */
  abstract page(criteria: TicketCriteria, page: PageRequest): Promise<Page<Ticket>>;
  abstract find(id: string): Promise<Ticket | null>;
  abstract ofRequest(requestId: string): Promise<Ticket | null>;
  /** Oldest first. */
  abstract entries(id: string): Promise<readonly TicketEntry[]>;
  /** Others of the same address, the latest first; at most 20. */
  abstract others(ticket: Ticket): Promise<readonly Ticket[]>;
  abstract run<Result>(act: (work: TicketWork) => Promise<Result>): Promise<Result>;
}
