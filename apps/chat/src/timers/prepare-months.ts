import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { MessageMonths, monthOf } from '../persistence/message-months.js';

/** Creates next month's partition in advance. */
@Injectable()
@Timer({ everyMs: 3_600_000 })
export class PrepareMonths implements DueWork {
  constructor(private readonly months: MessageMonths) {}

  async run(now: Date): Promise<number> {
    for (const month of [now, monthOf(now, 1)]) await this.months.ensure(month);
    return 0;
  }
}
