import { userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { ConversationKind } from '../domain/conversation.js';
import type { Message } from '../domain/message.js';
import type { Report, ReportDecision, ReportReason } from '../domain/report.js';

/** JSON has no date type. */
export type StoredMessage = Omit<Message, 'sentAt'> & { readonly sentAt: string };

export interface ReportRow {
  id: string;
  conversation_id: string;
  kind: ConversationKind;
  seq: number;
  reporter_id: string;
  reason: ReportReason;
  comment: string | null;
  message: StoredMessage;
  excerpt: readonly StoredMessage[];
  reported_at: Date;
  decision: ReportDecision | null;
  decision_reason: string | null;
  decided_by: string | null;
  decided_at: Date | null;
}

export const ReportEntity = new EntitySchema<ReportRow>({
  name: 'message_report',
  tableName: 'message_report',
  columns: {
    id: { type: 'text', primary: true },
    conversation_id: { type: 'text' },
    kind: { type: 'text' },
    seq: { type: 'bigint' },
    reporter_id: { type: 'text' },
    reason: { type: 'text' },
    comment: { type: 'text', nullable: true },
    message: { type: 'jsonb' },
    excerpt: { type: 'jsonb' },
    reported_at: { type: 'timestamptz' },
    decision: { type: 'text', nullable: true },
    decision_reason: { type: 'text', nullable: true },
    decided_by: { type: 'text', nullable: true },
    decided_at: { type: 'timestamptz', nullable: true },
  },
});

export const stored = (message: Message): StoredMessage => ({ ...message, sentAt: message.sentAt.toISOString() });
export const read = (message: StoredMessage): Message => ({ ...message, sentAt: new Date(message.sentAt) });

export const toReportRow = ({ message, excerpt, decided, ...report }: Report): ReportRow => ({
  ...{ id: report.id, conversation_id: message.conversationId, kind: report.kind, seq: message.seq },
  ...{ reporter_id: report.reporterId, reason: report.reason, comment: report.comment },
  ...{ message: stored(message), excerpt: excerpt.map(stored), reported_at: report.reportedAt },
  ...{ decision: decided?.decision ?? null, decision_reason: decided?.reason ?? null },
  ...{ decided_by: decided?.by ?? null, decided_at: decided?.at ?? null },
});

export const toReport = (row: ReportRow): Report => ({
  ...{ id: row.id, kind: row.kind, message: read(row.message), excerpt: row.excerpt.map(read) },
  ...{ reporterId: userId(row.reporter_id), reason: row.reason, comment: row.comment, reportedAt: row.reported_at },
  decided: row.decision && {
    ...{ decision: row.decision, reason: row.decision_reason!, by: userId(row.decided_by!), at: row.decided_at! },
  },
});
