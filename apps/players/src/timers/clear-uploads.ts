import { Injectable } from '@nestjs/common';
import { DueRows, Timer, type DueWork } from '@setpoint/service-kit';
import { FileStore } from '@setpoint/uploads';
import { clearDueUploads } from '@setpoint/uploads/service';

/** Clears pictures of players that nobody used within a day, and those that are shown no more (ACC-01, ACC-06). */
@Injectable()
@Timer({ everyMs: 5000 })
export class ClearUploads implements DueWork {
  constructor(
    private readonly dueRows: DueRows,
    private readonly store: FileStore,
  ) {}

  run(now: Date): Promise<number> {
    return clearDueUploads(this.dueRows, this.store, now);
  }
}
