import { Injectable } from '@nestjs/common';
import { Clock, refuse, type Outcome, type UserId } from '@setpoint/kernel';
import type { ChatCode } from '../domain/refusals.js';
import { decide, type Report, type ReportDecision } from '../domain/report.js';
import { Reports } from './ports/reports.js';

/** Support decides about a reported message; author, time and reason are recorded (CHT-08). */
@Injectable()
export class DecideReport {
  constructor(
    private readonly reports: Reports,
    private readonly clock: Clock,
  ) {}

  async execute(
    request: { readonly reportId: string; readonly decision: ReportDecision; readonly reason: string },
    by: UserId,
  ): Promise<Outcome<Report, ChatCode>> {
    const now = this.clock.now();
    const outcome = await this.reports.change(
      request.reportId,
      (report): { report: Report; answer: Outcome<Report, ChatCode> } => {
        const answer = decide(report, request.decision, request.reason, by, now);
        return { report: answer.ok ? answer.value : report, answer };
      },
    );
    return outcome ?? refuse('MESSAGE_NOT_FOUND');
  }
}
