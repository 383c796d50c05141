import type { PageRequest } from '@setpoint/kernel';
import type { Report } from '../../domain/report.js';
import type { Listed } from './conversation-reads.js';

export abstract class Reports {
  /** Nothing where the reporter has reported this message before. */
  abstract add(report: Report): Promise<void>;
  /** Locked until the end of the work. A report that ends with the message removed removes it. Null when there is none. */
  abstract change<R>(
    id: string,
    work: (report: Report) => { readonly report: Report; readonly answer: R },
  ): Promise<R | null>;
  /** Those that nobody has decided first, then the latest. */
  abstract page(open: boolean | null, request: PageRequest): Promise<Listed<Report>>;
}
