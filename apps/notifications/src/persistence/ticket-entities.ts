import type { LanguageCode } from '@setpoint/i18n';
import { EntitySchema } from 'typeorm';
import type { TicketAction, TicketKind, TicketState } from '../domain/tickets/ticket.js';

export interface TicketRow {
  id: string;
  number: number;
  request_id: string;
  kind: TicketKind;
  state: TicketState;
  name: string;
  email: string;
  phone: string | null;
  subject: string;
  message: string;
  language: LanguageCode;
  user_id: string | null;
  opened_at: Date;
  version: number;
}

export interface TicketEntryRow {
  position: number;
  ticket_id: string;
  action: TicketAction;
  by: string;
  at: Date;
  text: string | null;
}

export const TicketEntity = new EntitySchema<TicketRow>({
  name: 'ticket',
  tableName: 'ticket',
  columns: {
    id: { type: 'text', primary: true },
    number: { type: 'bigint', generated: 'increment' },
    request_id: { type: 'text' },
    kind: { type: 'text' },
    state: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    subject: { type: 'text' },
    message: { type: 'text' },
    language: { type: 'text' },
    user_id: { type: 'text', nullable: true },
    opened_at: { type: 'timestamptz' },
    version: { type: 'integer' },
  },
});

export const TicketEntryEntity = new EntitySchema<TicketEntryRow>({
  name: 'ticket_entry',
  tableName: 'ticket_entry',
  columns: {
    position: { type: 'bigint', primary: true, generated: 'increment' },
    ticket_id: { type: 'text' },
    action: { type: 'text' },
    by: { type: 'text' },
    at: { type: 'timestamptz' },
    text: { type: 'text', nullable: true },
  },
});
