import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { ProposeTimes } from '../application/propose-times.js';

/** Tells both sides of a match of a competition of the times that are proposed to them (BYD-10). */
@Injectable()
@Timer({ everyMs: 5000 })
export class TellProposedTimes implements DueWork {
  constructor(private readonly propose: ProposeTimes) {}

  run(now: Date): Promise<number> {
    return this.propose.tell(now);
  }
}
