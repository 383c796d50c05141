import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { ForgetEndedSessions } from '../application/forget-ended-sessions.js';

/** Sweeps out sessions that were over long ago. */
@Injectable()
@Timer({ everyMs: 3_600_000 })
export class SweepEndedSessions implements DueWork {
  constructor(private readonly forgetEndedSessions: ForgetEndedSessions) {}

  run(now: Date): Promise<number> {
    return this.forgetEndedSessions.execute(now);
  }
}
