import { Injectable } from '@nestjs/common';
import { DueRows, Timer, type DueWork } from '@setpoint/service-kit';
import { noticesOfUnread } from '../persistence/unread-notices.js';

/** Tells of messages that somebody has not read for ten seconds, once for each conversation (CHT-07). */
@Injectable()
@Timer({ everyMs: 2_000 })
export class TellUnread implements DueWork {
  constructor(private readonly dueRows: DueRows) {}

  run(now: Date): Promise<number> {
    return this.dueRows.settle('tell-unread', now, noticesOfUnread(now));
  }
}
