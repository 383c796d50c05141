import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { SettleDueMatches } from '../application/settle-due-matches.js';

/** Ends invitations to play that were not answered in time (MAT-23). */
@Injectable()
@Timer({ everyMs: 5000 })
export class LapseProposals implements DueWork {
  constructor(private readonly settle: SettleDueMatches) {}

  run(now: Date): Promise<number> {
    return this.settle.execute('PROPOSAL', now);
  }
}
