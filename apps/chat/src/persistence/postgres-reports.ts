import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import {
  empty,
  execute,
  insertRows,
  join,
  keepInAuditLog,
  PushBus,
  rowOf,
  rowsOf,
  sql,
  Storage,
  type Effects,
  type Sql,
} from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { Reports, type ReportCriteria } from '../application/ports/reports.js';
import type { ConversationId } from '../domain/conversation.js';
import type { Message } from '../domain/message.js';
import type { Report, SharedChat } from '../domain/report.js';
import { lockConversation } from './conversation-rows.js';
import {
  read,
  ReportEntity,
  stored,
  toReport,
  toReportRow,
  type ReportRow,
  type StoredMessage,
} from './report-rows.js';
import { signalConversation } from './signals.js';

function meeting({ open, reason, authorId }: ReportCriteria): Sql {
  const conditions = [sql`true`];
  if (open !== null) conditions.push(open ? sql`decision is null` : sql`decision is not null`);
  if (reason !== null) conditions.push(sql`reason = ${reason}`);
  if (authorId !== null) conditions.push(sql`message->'author'->>'userId' = ${authorId}`);
  return join(conditions, ' and ');
}

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

  async byId(id: string): Promise<Report | null> {
    const row = await this.storage.manager.findOneBy(ReportEntity, { id });
    return row && toReport(row);
  }

  async share({ conversationId, sharedBy, sharedAt, messages }: SharedChat): Promise<void> {
    await this.storage.transaction((manager) =>
      execute(
        manager,
        sql`insert into shared_chat (conversation_id, shared_by, shared_at, messages)
          values (${conversationId}, ${sharedBy}, ${sharedAt}, ${JSON.stringify(messages.map(stored))}::jsonb)
          on conflict (conversation_id, shared_by)
            do update set shared_at = excluded.shared_at, messages = excluded.messages`,
      ),
    );
  }

  async shared(id: ConversationId, by: UserId): Promise<SharedChat | null> {
    const row = await rowOf<{ shared_at: Date; messages: readonly StoredMessage[] }>(
      this.storage.manager,
      sql`select shared_at, messages from shared_chat where conversation_id = ${id} and shared_by = ${by}`,
    );
    if (!row) return null;
    return { conversationId: id, sharedBy: by, sharedAt: row.shared_at, messages: row.messages.map(read) };
  }

  async page(criteria: ReportCriteria, { first, after }: PageRequest): Promise<Page<Report>> {
    const seen = decodeCursor(after, WAITING, 'integer', 'instant', 'text');
    const decided = sql`(decision is not null)::int`;
    const meets = meeting(criteria);
    const rows = await rowsOf<ReportRow>(
      this.storage.manager,
      sql`select * from message_report where ${meets}
        ${
          seen
            ? sql`and (${decided} > ${seen[0]} or (${decided} = ${seen[0]}
                and (reported_at, id) < (${seen[1]}::timestamptz, ${seen[2]} collate "C")))`
            : empty
        }
        order by ${decided}, reported_at desc, id desc limit ${first + 1}`,
    );
    const counted = await rowOf<{ count: number }>(
      this.storage.manager,
      sql`select count(*) as count from message_report where ${meets}`,
    );
    const cursorOf = ({ id, reportedAt, decided: done }: Report) =>
      encodeCursor(WAITING, done ? 1 : 0, reportedAt.toISOString(), id);
    return { ...pageOf(rows.map(toReport), { first, after }, cursorOf), totalCount: counted!.count };
  }

  /** The number is kept, so that there is no gap; connected readers reload the message. */
  private async remove({ conversationId, seq, sentAt }: Message, manager: EntityManager, effects: Effects) {
    const conversation = (await lockConversation(manager, conversationId))!;
    await execute(
      manager,
      sql`update message set body = null where conversation_id = ${conversationId} and at = ${sentAt} and seq = ${seq}`,
    );
    signalConversation(effects, this.push, conversationId, { seq, access: conversation.accessVersion });
  }
}
