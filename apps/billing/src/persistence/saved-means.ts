import { outgoing, paymentMeansSaved } from '@setpoint/events';
import { type Effects, execute, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewMeans } from '../application/ports/saved-means.js';

/** Saves a payment method, replacing the previous one, in the transaction of the payment; repeats are ignored. */
export async function keepMeans(manager: EntityManager, effects: Effects, saved: NewMeans): Promise<void> {
  const { id, playerId, savedAt, means } = saved;
  const { provider, customer, ref, kind, label } = means;
  const changed = await execute(
    manager,
    sql`insert into saved_means (player_id, provider, id, customer, ref, kind, label, saved_at)
        values (${playerId}, ${provider}, ${id}, ${customer}, ${ref}, ${kind}, ${label}, ${savedAt})
        on conflict (player_id, provider) do update
        set id = excluded.id, customer = excluded.customer, ref = excluded.ref, kind = excluded.kind,
            label = excluded.label, saved_at = excluded.saved_at
        where saved_means.ref <> excluded.ref`,
  );
  if (changed > 0) effects.emit(outgoing(paymentMeansSaved, { playerId, at: savedAt.toISOString() }));
}
