import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, LONGEST_REASON, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import { RateLimiter } from '@setpoint/service-kit';
import type { ConversationId } from '../domain/conversation.js';
import { isReportable } from '../domain/message.js';
import type { ChatCode } from '../domain/refusals.js';
import { EXCERPT, type ReportReason } from '../domain/report.js';
import { textErrors, tidy } from '../domain/rules/text.js';
import { waitToReport } from './limits.js';
import { ConversationReads } from './ports/conversation-reads.js';
import { Reports } from './ports/reports.js';

export interface ReportRequest {
  readonly conversationId: ConversationId;
  readonly seq: number;
  readonly reason: ReportReason;
  readonly comment: string | null;
}

/** Reports a message with what was written around it, as far as the reporter reads it (CHT-08). */
@Injectable()
export class ReportMessage {
  constructor(
    private readonly reads: ConversationReads,
    private readonly reports: Reports,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async execute(request: ReportRequest, who: UserId): Promise<Outcome<null, ChatCode>> {
    const comment = tidy(request.comment ?? '') || null;
    const fields = comment === null ? [] : textErrors('comment', comment, LONGEST_REASON);
    if (fields.length > 0) return refuse('INVALID_DATA', { fields });
    const { conversationId, seq, reason } = request;
    const [view] = await this.reads.views(who, [conversationId]);
    if (!view) return refuse('CONVERSATION_NOT_FOUND');
    const message = await this.reads.message(view, seq);
    if (!message) return refuse('MESSAGE_NOT_FOUND');
    if (!isReportable(message, who)) return refuse('MESSAGE_NOT_REPORTABLE');
    const retryAfterSeconds = await waitToReport(this.limiter, who);
    if (retryAfterSeconds !== null) return refuse('TOO_MANY_REPORTS', { data: { retryAfterSeconds } });
    const { items } = await this.reads.messagesFrom(view, Math.max(0, seq - EXCERPT - 1), 2 * EXCERPT + 1);
    const excerpt = items.filter((each) => each.seq !== seq && Math.abs(each.seq - seq) <= EXCERPT);
    await this.reports.add({
      ...{ id: this.ids.next(), kind: view.conversation.kind, message, excerpt, reporterId: who, reason, comment },
      ...{ reportedAt: this.clock.now(), decided: null },
    });
    return accept(null);
  }
}
