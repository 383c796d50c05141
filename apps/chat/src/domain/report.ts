import { accept, LONGEST_REASON, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { ConversationId, ConversationKind } from './conversation.js';
import type { Message } from './message.js';
import { textErrors, tidy } from './rules/text.js';

export type ReportReason = 'INSULT' | 'HARASSMENT' | 'SPAM' | 'OTHER';
export type ReportDecision = 'DISMISSED' | 'REMOVED';

/** Number of messages before and after it shown to support. */
export const EXCERPT = 10;

/** Number of newest chat messages attached to a misconduct report. */
export const SHARED_MESSAGES = 30;

/** An excerpt of a match's chat shared by a participant (ADM-03). */
export interface SharedChat {
  readonly conversationId: ConversationId;
  readonly sharedBy: UserId;
  readonly sharedAt: Date;
  /** As of that time, oldest first. */
  readonly messages: readonly Message[];
}

/** A message reported to support (CHT-08). */
export interface Report {
  readonly id: string;
  readonly kind: ConversationKind;
  /** As of the report. */
  readonly message: Message;
  readonly excerpt: readonly Message[];
  readonly reporterId: UserId;
  readonly reason: ReportReason;
  readonly comment: string | null;
  readonly reportedAt: Date;
  readonly decided: {
    readonly decision: ReportDecision;
    readonly reason: string;
    readonly by: UserId;
    readonly at: Date;
  } | null;
}

/** A report is decided once; repeating the decision changes nothing. */
export function decide(
  report: Report,
  decision: ReportDecision,
  rawReason: string,
  by: UserId,
  at: Date,
): Outcome<Report, 'INVALID_DATA' | 'REPORT_DECIDED'> {
  const reason = tidy(rawReason);
  const fields = textErrors('reason', reason, LONGEST_REASON);
  if (fields.length > 0) return refuse('INVALID_DATA', { fields });
  if (!report.decided) return accept({ ...report, decided: { decision, reason, by, at } });
  return report.decided.decision === decision ? accept(report) : refuse('REPORT_DECIDED');
}
