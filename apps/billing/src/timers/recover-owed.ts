import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { Disputes } from '../application/ports/disputes.js';

const BATCH = 20;

/** Takes what payers had twice from credit that they were given afterwards (BIL-03). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class RecoverOwed implements DueWork {
  constructor(private readonly disputes: Disputes) {}

  run(now: Date): Promise<number> {
    return this.disputes.recoverOwed(now, BATCH);
  }
}
