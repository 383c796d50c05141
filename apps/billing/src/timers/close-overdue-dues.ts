import { Injectable } from '@nestjs/common';
import { DueRows, type DueWork, Timer } from '@setpoint/service-kit';
import { CloseDue } from '../application/close-due.js';
import { PostgresOrders } from '../persistence/postgres-orders.js';
import { claimOverdueDues } from '../persistence/queries/overdue-dues.js';

/** Closes dues whose payment was not started in time, which frees the place. */
@Injectable()
@Timer({ everyMs: 5_000 })
export class CloseOverdueDues implements DueWork {
  constructor(
    private readonly dueRows: DueRows,
    private readonly orders: PostgresOrders,
    private readonly closeDue: CloseDue,
  ) {}

  run(now: Date): Promise<number> {
    return this.dueRows.settle('overdue-dues', now, {
      claim: (manager, limit, excluding) => claimOverdueDues(manager, now, limit, excluding),
      keyOf: ({ id }) => id,
      settle: async ({ id }, manager, effects) => {
        await this.closeDue.execute(id, this.orders.on(manager, effects));
      },
    });
  }
}
