import { accept, assertNever, type Outcome, refuse } from '@setpoint/kernel';
import type { Ticket, TicketAction, TicketState } from './ticket.js';

export interface TicketCommand {
  readonly action: TicketAction;
  readonly text: string | null;
  /** Version of the ticket that the person saw. */
  readonly version: number;
}

export type TicketRefusal = 'TICKET_CHANGED' | 'TEXT_NOT_VALID' | 'TICKET_IS_CLOSED' | 'TICKET_NOT_CLOSED';

const LONGEST_TEXT = 5_000;

/** The ticket after support has acted (ADM-07). */
export function actOnTicket(ticket: Ticket, { action, text, version }: TicketCommand): Outcome<Ticket, TicketRefusal> {
  if (ticket.version !== version) return refuse('TICKET_CHANGED');
  const isWritten = action === 'ANSWER' || action === 'NOTE';
  if (isWritten && (!text || text.length > LONGEST_TEXT || !text.isWellFormed())) return refuse('TEXT_NOT_VALID');
  if (action === 'REOPEN' && ticket.state !== 'CLOSED') return refuse('TICKET_NOT_CLOSED');
  if (ticket.state === 'CLOSED' && (action === 'ANSWER' || action === 'CLOSE')) return refuse('TICKET_IS_CLOSED');
  return accept({ ...ticket, state: stateAfter(action, ticket.state), version: version + 1 });
}

function stateAfter(action: TicketAction, before: TicketState): TicketState {
  switch (action) {
    case 'ANSWER':
      return 'ANSWERED';
    case 'NOTE':
      return before;
    case 'CLOSE':
      return 'CLOSED';
    case 'REOPEN':
      return 'OPEN';
    default:
      return assertNever(action);
  }
}
