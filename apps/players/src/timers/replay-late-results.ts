import { Injectable } from '@nestjs/common';
import { SPORTS } from '@setpoint/kernel';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { LateResults } from '../application/ports/late-results.js';

/** Goes on with the ledger from where a late result has left it, part by part (LVL-08). */
@Injectable()
@Timer({ everyMs: 1_000 })
export class ReplayLateResults implements DueWork {
  constructor(private readonly late: LateResults) {}

  async run(now: Date, signal: AbortSignal): Promise<number> {
    for (const { id } of SPORTS) if (!signal.aborted && (await this.late.replayNext(id, now))) return 1;
    return 0;
  }
}
