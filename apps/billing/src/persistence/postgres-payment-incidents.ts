import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, pageOf, userId, type Page, type PageRequest } from '@setpoint/kernel';
import { execute, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { IsNull } from 'typeorm';
import {
  type IncidentChange,
  type IncidentCriteria,
  PaymentIncidents,
} from '../application/ports/payment-incidents.js';
import type { DifferenceIncident, PaymentIncident } from '../domain/payment-incident.js';
import { PaymentIncidentEntity, type PaymentIncidentRow } from './incident-entities.js';
import { keepAction } from './support-actions.js';

const ORDER = 'payment-incidents';

@Injectable()
export class PostgresPaymentIncidents extends PaymentIncidents {
  constructor(private readonly storage: Storage) {
    super();
  }

  async keep(incidents: readonly PaymentIncident[]): Promise<void> {
    await this.storage.transaction(async (manager) => {
      for (const incident of incidents) {
        const { id, ...row } = rowOfIncident(incident);
        const { affected } = await manager.update(PaymentIncidentEntity, { id, resolved_at: IsNull() }, row);
        if (!affected) await insertRows(manager, PaymentIncidentEntity, [{ id, ...row }], { ignoreConflicts: true });
      }
    });
  }

  async differencesOf(refs: readonly string[], since: Date): Promise<DifferenceIncident[]> {
    const rows = await rowsOf<PaymentIncidentRow>(
      this.storage.manager,
      sql`select * from payment_fault where ref = any(${refs}::text[]) and kind = 'DIFFERENCE'
        and (resolved_at is null or resolved_at >= ${since})`,
    );
    return rows.map(incidentOf).filter((incident) => incident.kind === 'DIFFERENCE');
  }

  async resolveUnseen(seenAt: Date): Promise<void> {
    await execute(
      this.storage.manager,
      sql`update payment_fault set resolved_at = ${seenAt}
        where kind = 'DIFFERENCE' and resolved_at is null and seen_at <> ${seenAt}`,
    );
  }

  async page({ resolved }: IncidentCriteria, { first, after }: PageRequest): Promise<Page<PaymentIncident>> {
    const { manager } = this.storage;
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const next = seen ? sql`(found_at, id) < (${seen[0]}::timestamptz, ${seen[1]})` : sql`true`;
    const where = resolved === null ? sql`true` : resolved ? sql`resolved_at is not null` : sql`resolved_at is null`;
    const [rows, counted] = await Promise.all([
      rowsOf<PaymentIncidentRow>(
        manager,
        sql`select * from payment_fault where ${where} and ${next} order by found_at desc, id desc limit ${first + 1}`,
      ),
      rowOf<{ count: number }>(manager, sql`select count(*) as count from payment_fault where ${where}`),
    ]);
    const shown = pageOf(rows, { first, after }, (row) => encodeCursor(ORDER, row.found_at.toISOString(), row.id));
    return { ...shown, items: shown.items.map(incidentOf), totalCount: counted!.count };
  }

  resolve(id: string, decide: (incident: PaymentIncident) => IncidentChange): Promise<PaymentIncident | null> {
    return this.storage.transaction(async (manager) => {
      const row = await rowOf<PaymentIncidentRow>(
        manager,
        sql`select * from payment_fault where id = ${id} for no key update`,
      );
      if (!row) return null;
      const { incident, action } = decide(incidentOf(row));
      if (!action) return incident;
      await execute(
        manager,
        sql`update payment_fault set resolved_at = ${incident.resolvedAt}, resolved_by = ${incident.resolvedBy} where id = ${id}`,
      );
      await keepAction(manager, action);
      return incident;
    });
  }
}

function incidentOf(row: PaymentIncidentRow): PaymentIncident {
  const common = {
    ...{ id: row.id, ref: row.ref, paymentId: row.payment_id, foundAt: row.found_at, seenAt: row.seen_at },
    ...{ resolvedAt: row.resolved_at, resolvedBy: row.resolved_by === null ? null : userId(row.resolved_by) },
  };
  return row.kind === 'DIFFERENCE'
    ? { ...common, kind: row.kind, theirCents: row.their_cents!, ourCents: row.our_cents! }
    : { ...common, kind: row.kind, outcome: row.outcome! };
}

const rowOfIncident = (incident: PaymentIncident): PaymentIncidentRow => ({
  id: incident.id,
  kind: incident.kind,
  ref: incident.ref,
  payment_id: incident.paymentId,
  their_cents: incident.kind === 'DIFFERENCE' ? incident.theirCents : null,
  our_cents: incident.kind === 'DIFFERENCE' ? incident.ourCents : null,
  outcome: incident.kind === 'CONTRADICTION' ? incident.outcome : null,
  found_at: incident.foundAt,
  seen_at: incident.seenAt,
  resolved_at: incident.resolvedAt,
  resolved_by: incident.resolvedBy,
});
