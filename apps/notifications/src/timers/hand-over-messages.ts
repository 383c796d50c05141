import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { Messages } from '../application/ports/messages.js';

const AT_ONCE = 100;

/** Queues messages due by the platform's clock: after quiet hours, digests, retries. */
@Injectable()
@Timer({ everyMs: 1_000 })
export class HandOverMessages implements DueWork {
  constructor(private readonly messages: Messages) {}

  run(now: Date): Promise<number> {
    return this.messages.handOver(now, AT_ONCE);
  }
}
