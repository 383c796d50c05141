import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { ProposeTimes } from '../application/propose-times.js';

/** Notifies both sides of a competition match about proposed times (BYD-10). */
@Injectable()
@Timer({ everyMs: 5000 })
export class AnnounceProposedTimes implements DueWork {
  constructor(private readonly propose: ProposeTimes) {}

  run(now: Date): Promise<number> {
    return this.propose.announce(now);
  }
}
