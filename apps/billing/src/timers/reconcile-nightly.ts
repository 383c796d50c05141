import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { ReconcileProvider } from '../application/reconcile-provider.js';

/** Reconciles the ledger with the provider's account; the schedule is in the database, so that only one replica runs it. */
@Injectable()
@Timer({ everyMs: 60_000 })
export class ReconcileNightly implements DueWork {
  constructor(private readonly reconcile: ReconcileProvider) {}

  async run(): Promise<number> {
    await this.reconcile.run();
    return 0;
  }
}
