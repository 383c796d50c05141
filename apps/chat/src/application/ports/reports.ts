import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { ConversationId } from '../../domain/conversation.js';
import type { Report, ReportReason, SharedChat } from '../../domain/report.js';

/** Search criteria of support; null does not filter. */
export interface ReportCriteria {
  readonly open: boolean | null;
  readonly reason: ReportReason | null;
  /** Who wrote the message. */
  readonly authorId: UserId | null;
}

export abstract class Reports {
  /** No-op if the reporter has already reported this message. */
  abstract add(report: Report): Promise<void>;
  /** Locks the report while deciding, and removes the message if so decided. Null if there is none. */
  abstract change<R>(
    id: string,
    work: (report: Report) => { readonly report: Report; readonly answer: R },
  ): Promise<R | null>;
  abstract byId(id: string): Promise<Report | null>;
  /** Undecided first, then latest. */
  abstract page(criteria: ReportCriteria, request: PageRequest): Promise<Page<Report>>;
  /** Replaces an earlier excerpt by the same person. */
  abstract share(shared: SharedChat): Promise<void>;
  abstract shared(id: ConversationId, by: UserId): Promise<SharedChat | null>;
}
