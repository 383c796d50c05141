import type { Page, PageRequest, UserId } from '@setpoint/kernel';
import type { ConversationId } from '../../domain/conversation.js';
import type { Report, ReportReason, SharedChat } from '../../domain/report.js';

/** What support looks for; null asks for nothing. */
export interface ReportCriteria {
  readonly open: boolean | null;
  readonly reason: ReportReason | null;
  /** Who wrote the message. */
  readonly authorId: UserId | null;
}

export abstract class Reports {
  /** Nothing where the reporter has reported this message before. */
  abstract add(report: Report): Promise<void>;
  /** Locked until the end of the work. A report that ends with the message removed removes it. Null when there is none. */
  abstract change<R>(
    id: string,
    work: (report: Report) => { readonly report: Report; readonly answer: R },
  ): Promise<R | null>;
  abstract byId(id: string): Promise<Report | null>;
  /** Those that nobody has decided first, then the latest. */
  abstract page(criteria: ReportCriteria, request: PageRequest): Promise<Page<Report>>;
  /** In the place of what the same person shared of it before. */
  abstract share(shared: SharedChat): Promise<void>;
  abstract shared(id: ConversationId, by: UserId): Promise<SharedChat | null>;
}
