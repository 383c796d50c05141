import { Injectable } from '@nestjs/common';
import { LONGEST_HISTORY, userId } from '@setpoint/kernel';
import { execute, keepInAuditLog, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { ActionLog } from '../application/ports/action-log.js';
import type { Unit } from '../application/ports/court-books.js';
import type { CourtAction, NewCourtAction } from '../domain/court-action.js';

@Injectable()
export class PostgresActionLog extends ActionLog {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async add(action: NewCourtAction, { manager }: Unit): Promise<void> {
    const { about, kind, by, at, reason, ofSupport } = action;
    if (ofSupport)
      await keepInAuditLog(manager, { ...action, action: nameOf(action), about: { type: ofSupport, id: about } });
    const [before, after] = [action.before, action.after].map((value) =>
      value == null ? null : JSON.stringify(value),
    );
    await execute(
      manager,
      sql`insert into court_action (about, kind, by, at, reason, before, after)
        values (${about}, ${kind}, ${by}, ${at}, ${reason}, ${before}::jsonb, ${after}::jsonb)`,
    );
  }

  override async about(id: string): Promise<CourtAction[]> {
    const rows = await rowsOf<Omit<CourtAction, 'about'>>(
      this.storage.manager,
      sql`select kind, by, at, reason, before, after from (
          select id, kind, by, at, reason, before, after from court_action where about = ${id} order by id desc limit ${LONGEST_HISTORY}
        ) latest order by id`,
    );
    return rows.map((row) => ({ ...row, by: userId(row.by), about: id }));
  }
}

/** Prefix in the shared audit log: COURT_EDITED, COURT_CLAIM_GRANTED. */
const nameOf = ({ kind }: CourtAction) => `COURT_${kind}`;
