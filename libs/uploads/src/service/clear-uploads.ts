import { Injectable } from '@nestjs/common';
import { DueRows, FileStore, Timer, type DueWork } from '@setpoint/service-kit';
import { clearDueUploads } from './clear-due-uploads.js';

/** Deletes uploads that were not used within a day, and files that are shown no more. For each service with uploads. */
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
