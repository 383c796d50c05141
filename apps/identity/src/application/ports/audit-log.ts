import type { AuditEntry } from '@setpoint/service-kit';

/** For actions of support without stored state here. */
export abstract class AuditLog {
  abstract keep(entry: AuditEntry): Promise<void>;
}
