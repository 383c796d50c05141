import { Injectable } from '@nestjs/common';
import { DueRows, PushBus, Timer, type DueWork } from '@setpoint/service-kit';
import { ownersToAdmit } from '../persistence/admit-owners.js';

/** Lets the new owner of a centre with many conversations into the rest of them. */
@Injectable()
@Timer({ everyMs: 2_000 })
export class AdmitNewOwners implements DueWork {
  constructor(
    private readonly dueRows: DueRows,
    private readonly push: PushBus,
  ) {}

  run(now: Date): Promise<number> {
    return this.dueRows.settle('admit-new-owners', now, ownersToAdmit(this.push));
  }
}
