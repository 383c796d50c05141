import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Housekeeping } from '../application/ports/housekeeping.js';

/** No client resends a message after this time. */
const KEPT_MS = 30 * 86_400_000;

/** Deletes client ids of messages older than 30 days. */
@Injectable()
@Timer({ everyMs: 600_000 })
export class ForgetClientIds implements DueWork {
  constructor(private readonly housekeeping: Housekeeping) {}

  run(now: Date): Promise<number> {
    return this.housekeeping.forgetClientIds(new Date(now.getTime() - KEPT_MS));
  }
}
