import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, LONGEST_HISTORY, pageOf, type Page, type PageRequest } from '@setpoint/kernel';
import {
  type Effects,
  execute,
  join,
  keepInAuditLog,
  rowOf,
  rowsOf,
  type Sql,
  sql,
  Storage,
} from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { type TicketCriteria, Tickets, type TicketWork } from '../application/ports/tickets.js';
import type { Ticket, TicketEntry } from '../domain/tickets/ticket.js';
import { UnitsOfWork } from './postgres-unit-of-work.js';
import type { TicketEntryRow, TicketRow } from './ticket-entities.js';

const ORDER = 'tickets';
const MOST_OTHERS = 20;

@Injectable()
export class PostgresTickets extends Tickets {
  constructor(
    private readonly storage: Storage,
    private readonly unitsOfWork: UnitsOfWork,
  ) {
    super();
  }

  async page(criteria: TicketCriteria, { first, after }: PageRequest): Promise<Page<Ticket>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const [at, id] = seen ?? ['infinity', ''];
    const [rows, counted] = await Promise.all([
      rowsOf<TicketRow>(
        manager,
        sql`select * from ticket where ${meeting(criteria)} and (opened_at, id) < (${at}::timestamptz, ${id})
          order by opened_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from ticket where ${meeting(criteria)}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.opened_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(ticketOf), totalCount: counted!.count };
  }

  async find(id: string): Promise<Ticket | null> {
    return one(this.storage.manager, sql`select * from ticket where id = ${id}`);
  }

  async ofRequest(requestId: string): Promise<Ticket | null> {
    return one(this.storage.manager, sql`select * from ticket where request_id = ${requestId}`);
  }

  async entries(id: string): Promise<readonly TicketEntry[]> {
    const rows = await rowsOf<TicketEntryRow>(
      this.storage.manager,
      sql`select * from (
          select * from ticket_entry where ticket_id = ${id} order by position desc limit ${LONGEST_HISTORY}
        ) latest order by position`,
    );
    return rows.map(({ action, by, at, text }) => ({ action, by, at, text }));
  }

  async others({ id, email }: Ticket): Promise<readonly Ticket[]> {
    const rows = await rowsOf<TicketRow>(
      this.storage.manager,
      sql`select * from ticket where lower(email) = lower(${email}) and id <> ${id}
        order by opened_at desc, id desc limit ${MOST_OTHERS}`,
    );
    return rows.map(ticketOf);
  }

  run<Result>(act: (work: TicketWork) => Promise<Result>): Promise<Result> {
    return this.storage.transaction((manager, effects) => act(this.workOn(manager, effects)));
  }

  private workOn(manager: EntityManager, effects: Effects): TicketWork {
    return {
      open: (ticket) =>
        one(
          manager,
          sql`insert into ticket (id, request_id, kind, state, name, email, phone, subject, message, language, user_id,
              opened_at, version)
            values (${ticket.id}, ${ticket.requestId}, ${ticket.kind}, ${ticket.state}, ${ticket.name}, ${ticket.email},
              ${ticket.phone}, ${ticket.subject}, ${ticket.message}, ${ticket.language}, ${ticket.userId},
              ${ticket.openedAt}, ${ticket.version})
            on conflict (request_id) do nothing returning *`,
        ),
      lock: (id) => one(manager, sql`select * from ticket where id = ${id} for update`),
      async save(former, { id, state, version }, { action, by, at, text }) {
        await execute(manager, sql`update ticket set state = ${state}, version = ${version} where id = ${id}`);
        await execute(
          manager,
          sql`insert into ticket_entry (ticket_id, action, by, at, text) values (${id}, ${action}, ${by}, ${at}, ${text})`,
        );
        await keepInAuditLog(manager, {
          ...{ action: `TICKET_${action}`, by, at, about: { type: 'TICKET', id }, reason: null },
          ...{ before: { state: former.state, version: former.version }, after: { state, version } },
        });
      },
      post: (messages) => this.unitsOfWork.on(manager, effects).post(messages),
    };
  }
}

async function one(manager: EntityManager, query: Sql): Promise<Ticket | null> {
  const row = await rowOf<TicketRow>(manager, query);
  return row ? ticketOf(row) : null;
}

const ticketOf = ({ request_id: _requestId, user_id, opened_at, ...row }: TicketRow): Ticket => ({
  ...row,
  userId: user_id,
  openedAt: opened_at,
});

function meeting({ state, kind, text }: TicketCriteria): Sql {
  const conditions = [sql`true`];
  if (state !== null) conditions.push(sql`state = ${state}`);
  if (kind !== null) conditions.push(sql`kind = ${kind}`);
  if (text !== null) {
    const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const number = text.replace(/^#/, '');
    conditions.push(
      sql`(number::text = ${number} or name ilike ${part} or email ilike ${part} or subject ilike ${part}
        or message ilike ${part})`,
    );
  }
  return join(conditions, ' and ');
}
