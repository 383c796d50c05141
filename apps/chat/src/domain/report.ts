import { accept, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { ConversationId, ConversationKind } from './conversation.js';
import type { Message } from './message.js';
import { LONGEST_REASON, textErrors, tidy } from './rules/text.js';

export type ReportReason = 'INSULT' | 'HARASSMENT' | 'SPAM' | 'OTHER';
export type ReportDecision = 'DISMISSED' | 'REMOVED';

/** Messages before and after it that support sees with it. */
export const EXCERPT = 10;

/** The newest messages of a match's chat that a report of misconduct comes with. */
export const SHARED_MESSAGES = 30;

/** What a participant of a match shared of its chat (ADM-03). */
export interface SharedChat {
  readonly conversationId: ConversationId;
  readonly sharedBy: UserId;
  readonly sharedAt: Date;
  /** As they were then, oldest first. */
  readonly messages: readonly Message[];
}

/** Somebody's message that a reader wants support to look at (CHT-08). */
export interface Report {
  readonly id: string;
  readonly kind: ConversationKind;
  /** As it was when it was reported. */
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

/** A report is decided once; the same decision again changes nothing. */
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
