import { Injectable } from '@nestjs/common';
import { type DueWork, Timer } from '@setpoint/service-kit';
import { CloseDue } from '../application/close-due.js';
import { Orders } from '../application/ports/orders.js';

/** Closes what nobody has begun to pay in time, which frees the place. */
@Injectable()
@Timer({ everyMs: 5_000 })
export class CloseOverdueDues implements DueWork {
  constructor(
    private readonly orders: Orders,
    private readonly closeDue: CloseDue,
  ) {}

  async run(now: Date): Promise<number> {
    const ids = await this.orders.findOverdue(now, 50);
    for (const id of ids) await this.closeDue.execute(id);
    return ids.length;
  }
}
