import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, type PageRequest } from '@setpoint/kernel';
import {
  empty,
  execute,
  insertRows,
  keepInAuditLog,
  PushBus,
  rowOf,
  rowsOf,
  sql,
  Storage,
  type Effects,
} from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { Reports } from '../application/ports/reports.js';
import type { Message } from '../domain/message.js';
import type { Report } from '../domain/report.js';
import { lockConversation } from './conversation-rows.js';
import { ReportEntity, toReport, toReportRow, type ReportRow } from './report-rows.js';
import { signalConversation } from './signals.js';

/** Name of the order in cursors: undecided first, then the latest. */
const WAITING = 'waiting';

@Injectable()
export class PostgresReports extends Reports {
  constructor(
    private readonly storage: Storage,
    private readonly push: PushBus,
  ) {
    super();
  }

  async add(report: Report): Promise<void> {
    await this.storage.transaction((manager) =>
      insertRows(manager, ReportEntity, [toReportRow(report)], { ignoreConflicts: true }),
    );
  }

  change<R>(id: string, work: (report: Report) => { readonly report: Report; readonly answer: R }): Promise<R | null> {
    return this.storage.transaction(async (manager, effects) => {
      const row = await rowOf<ReportRow>(manager, sql`select * from message_report where id = ${id} for update`);
      if (!row) return null;
      const before = toReport(row);
      const { report, answer } = work(before);
      if (report === before) return answer;
      const { decision, decision_reason, decided_by, decided_at } = toReportRow(report);
      await manager.update(ReportEntity, { id }, { decision, decision_reason, decided_by, decided_at });
      if (decision === 'REMOVED') await this.remove(report.message, manager, effects);
      const { by, at, reason } = report.decided!;
      await keepInAuditLog(manager, {
        ...{ action: `REPORT_${decision}`, by, at, reason, about: { type: 'MESSAGE_REPORT', id } },
        ...{ before: { decision: null }, after: { decision, authorId: report.message.author.userId } },
      });
      return answer;
    });
  }

  async page(open: boolean | null, { first, after }: PageRequest) {
    const seen = decodeCursor(after, WAITING, 'integer', 'instant', 'text');
    const decided = sql`(decision is not null)::int`;
    const rows = await rowsOf<ReportRow>(
      this.storage.manager,
      sql`select * from message_report where true
        ${open === null ? empty : open ? sql`and decision is null` : sql`and decision is not null`}
        ${
          seen
            ? sql`and (${decided} > ${seen[0]} or (${decided} = ${seen[0]}
                and (reported_at, id) < (${seen[1]}::timestamptz, ${seen[2]} collate "C")))`
            : empty
        }
        order by ${decided}, reported_at desc, id desc limit ${first + 1}`,
    );
    const items = rows.slice(0, first).map(toReport);
    const cursorOf = ({ id, reportedAt, decided: done }: Report) =>
      encodeCursor(WAITING, done ? 1 : 0, reportedAt.toISOString(), id);
    return {
      items,
      cursors: items.map(cursorOf),
      hasNextPage: rows.length > items.length,
      hasPreviousPage: seen !== null,
    };
  }

  /** The number stays, so that there is no gap; readers who are connected read it anew. */
  private async remove({ conversationId, seq, sentAt }: Message, manager: EntityManager, effects: Effects) {
    const conversation = (await lockConversation(manager, conversationId))!;
    await execute(
      manager,
      sql`update message set body = null where conversation_id = ${conversationId} and at = ${sentAt} and seq = ${seq}`,
    );
    signalConversation(effects, this.push, conversationId, { seq, access: conversation.accessVersion });
  }
}
