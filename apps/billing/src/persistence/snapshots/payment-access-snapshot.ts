import { Injectable } from '@nestjs/common';
import { outgoing, paymentAccessChanged } from '@setpoint/events';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { BARRING } from '../payment-access.js';

/** Barred players (BIL-09); a new service can treat everybody else as never barred. */
@Injectable()
@Snapshot('payment-access')
export class PaymentAccessSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    // The lock that every change of a player's access takes, so that none can interleave.
    const rows = await rowsOf<{ player_id: string; barred: boolean }>(
      manager,
      sql`with page as materialized (
            select player_id from (
              select player_id from barred_payer union select player_id from dispute where ${BARRING}
            ) barred where player_id > ${after ?? ''} order by player_id limit ${limit}
          ), locked as materialized (
            select player_id, pg_advisory_xact_lock(hashtextextended('payment-access ' || player_id, 0)) from page
          ) select player_id from locked order by player_id`,
    );
    const ids = rows.map((row) => row.player_id);
    const still = await rowsOf<{ player_id: string; barred: boolean }>(
      manager,
      sql`select player_id, exists (select from barred_payer b where b.player_id = p.player_id)
            or exists (select from dispute where dispute.player_id = p.player_id and ${BARRING}) as barred
          from unnest(${ids}::text[]) as p (player_id) order by player_id`,
    );
    effects.emit(
      ...still.map(({ player_id, barred }) => outgoing(paymentAccessChanged, { userId: player_id, barred })),
    );
    return { next: rows.length < limit ? null : rows.at(-1)!.player_id, count: rows.length };
  }
}
