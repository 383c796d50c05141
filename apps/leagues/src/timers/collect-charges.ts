import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { PassSubscriptions } from '../application/pass-subscriptions.js';

/** Retries failed charges, and ends subscriptions not paid in time (BIL-08). */
@Injectable()
@Timer({ everyMs: 5_000 })
export class CollectCharges implements DueWork {
  constructor(private readonly pass: PassSubscriptions) {}

  run(now: Date): Promise<number> {
    return this.pass.execute(now);
  }
}
