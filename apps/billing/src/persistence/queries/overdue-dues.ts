import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { DueId } from '../../domain/due.js';

/** Locks overdue dues without a payment in progress, most urgent first. */
export const claimOverdueDues = (
  manager: EntityManager,
  now: Date,
  limit: number,
  excluding: readonly DueId[],
): Promise<{ readonly id: DueId }[]> =>
  rowsOf(
    manager,
    sql`select id from due where status = 'OPEN' and pays_by <= ${now} and id <> all(${[...excluding]}::text[])
          and not exists (select from payment where due_id = due.id and payment.status <> 'EXPIRED')
        order by pays_by, id limit ${limit} for no key update skip locked`,
  );
