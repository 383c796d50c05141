import type { AuditEntry } from '@setpoint/service-kit';

/** For what support does to nothing that is stored here. */
export abstract class AuditLog {
  abstract keep(entry: AuditEntry): Promise<void>;
}
