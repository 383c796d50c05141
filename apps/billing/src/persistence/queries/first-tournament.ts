import type { UserId } from '@setpoint/kernel';
import { rowOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';

/** Whether a player has no paid tournament yet (fully refunded ones aside) and is not paying for another. */
export async function isFirstTournament(
  manager: EntityManager,
  playerId: UserId,
  openPaymentId: string | null,
): Promise<boolean> {
  const row = await rowOf<{ first: boolean }>(
    manager,
    sql`select not exists (
          select from first_tournament where player_id = ${playerId} and payment_id is distinct from ${openPaymentId}
        ) and not exists (
          select from payment join due on due.id = payment.due_id
          where payment.player_id = ${playerId} and payment.status = 'PAID' and payment.taken_back_at is null
            and due.kind = 'TOURNAMENT'
        ) as first`,
  );
  return row!.first;
}
