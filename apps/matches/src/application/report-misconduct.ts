import { Injectable } from '@nestjs/common';
import { accept, Clock, Ids, refuse, type MatchId, type Outcome } from '@setpoint/kernel';
import { RateLimiter, type RateLimit } from '@setpoint/service-kit';
import { reportMisconduct, type ReportMisconduct as Report } from '../domain/cases/report-misconduct.js';
import { isHidden } from '../domain/match.js';
import type { MatchCode } from '../domain/refusals.js';
import { Matches } from './ports/matches.js';

/** Limit per person, because support reads each one. */
const REPORTING: RateLimit = { name: 'report-misconduct', points: 10, seconds: 86_400 };

/** Reports another participant of a match to support, once per player (REP-02). Idempotent. */
@Injectable()
export class ReportMisconduct {
  constructor(
    private readonly matches: Matches,
    private readonly limiter: RateLimiter,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(id: MatchId, report: Report): Promise<Outcome<null, MatchCode>> {
    const { allowed, retryAfterSeconds } = await this.limiter.take(REPORTING, report.who);
    if (!allowed) return refuse('TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    return this.matches.transaction<Outcome<null, MatchCode>>(async (transaction) => {
      const match = await transaction.load(id);
      if (!match || isHidden(match, report.who)) return refuse('MATCH_NOT_FOUND');
      const decision = reportMisconduct(match, report, this.ids.next(), this.clock.now());
      if (!decision.ok) return decision;
      const kept = await transaction.openCase(decision.value);
      const isSame =
        kept.misconduct?.text === decision.value.misconduct?.text &&
        kept.misconduct?.category === decision.value.misconduct?.category;
      return isSame ? accept(null) : refuse('MISCONDUCT_ALREADY_REPORTED');
    });
  }
}
