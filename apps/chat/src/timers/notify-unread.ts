import { Injectable } from '@nestjs/common';
import { DueRows, Timer, type DueWork } from '@setpoint/service-kit';
import { noticesOfUnread } from '../persistence/unread-notices.js';

/** Notifies about messages unread for ten seconds, once per conversation (CHT-07). */
@Injectable()
@Timer({ everyMs: 2_000 })
export class NotifyUnread implements DueWork {
  constructor(private readonly dueRows: DueRows) {}

  run(now: Date): Promise<number> {
    return this.dueRows.settle('notify-unread', now, noticesOfUnread(now));
  }
}
