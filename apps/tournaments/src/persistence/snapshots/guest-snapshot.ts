import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { guestNamedEvent } from '../../events/guest-events.js';
import type { GuestRow } from '../guest-entities.js';
import { guestOf } from '../guest-rows.js';

/** Re-emits the names of guests. */
@Injectable()
@Snapshot('guests')
export class GuestSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await rowsOf<GuestRow>(
      manager,
      sql`select * from guest where id > ${after ?? ''} order by id limit ${limit} for update`,
    );
    effects.emit(...rows.map((row) => guestNamedEvent(guestOf(row))));
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
