import { Injectable } from '@nestjs/common';
import { type AuditEntry, keepInAuditLog, Storage } from '@setpoint/service-kit';
import { AuditLog } from '../application/ports/audit-log.js';

@Injectable()
export class PostgresAuditLog extends AuditLog {
  constructor(private readonly storage: Storage) {
    super();
  }

  keep(entry: AuditEntry): Promise<void> {
    return this.storage.transaction((manager) => keepInAuditLog(manager, entry));
  }
}
