import { execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Removes a customer with the payment methods saved there, as a provider does; charges remain. */
export async function removeCustomer(manager: EntityManager, customer: string): Promise<void> {
  await execute(
    manager,
    sql`update sandbox_charge set keeps_means = false, means_ref = null where customer = ${customer}`,
  );
  await execute(manager, sql`delete from sandbox_setup where customer = ${customer}`);
  await execute(manager, sql`delete from sandbox_means where customer = ${customer}`);
  await execute(manager, sql`delete from sandbox_customer where ref = ${customer}`);
}
