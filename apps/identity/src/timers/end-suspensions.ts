import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { EndSuspensions } from '../application/end-suspensions.js';

/** Lifts expired suspensions (ADM-03). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class EndSuspensionsInTime implements DueWork {
  constructor(private readonly ending: EndSuspensions) {}

  run(now: Date): Promise<number> {
    return this.ending.execute(now);
  }
}
