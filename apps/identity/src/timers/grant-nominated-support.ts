import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { GrantNominatedSupport } from '../application/grant-nominated-support.js';

/** Runs within a second of the start, too. */
@Injectable()
@Timer({ everyMs: 60_000 })
export class GrantNominatedSupportInTime implements DueWork {
  constructor(private readonly granting: GrantNominatedSupport) {}

  run(now: Date): Promise<number> {
    return this.granting.settleAll(now);
  }
}
