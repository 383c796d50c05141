import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { hasGuest } from '../../domain/guest.js';
import { playersOf } from '../../domain/registration.js';
import { confirmedEvent } from '../../events/book-events.js';
import type { RegistrationRow } from '../registration-entities.js';
import { registrationOf } from '../registration-rows.js';
import type { TournamentRow } from '../tournament-entities.js';
import { tournamentOf } from '../tournament-rows.js';

/** Re-emits current entries in which everybody has an account. */
@Injectable()
@Snapshot('entries')
export class EntrySnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await rowsOf<RegistrationRow>(
      manager,
      sql`select * from registration where id > ${after ?? ''} and state = 'CONFIRMED' and not is_out
        order by id limit ${limit} for update`,
    );
    const tournamentIds = [...new Set(rows.map(({ tournament_id }) => tournament_id))];
    const tournaments = await rowsOf<TournamentRow>(
      manager,
      sql`select * from tournament where id = any(${tournamentIds}::text[])`,
    );
    const known = new Map(tournaments.map((row) => [row.id, tournamentOf(row)]));
    for (const row of rows) {
      const [entry, at] = [registrationOf(row), row.created_at.toISOString()];
      if (!hasGuest(playersOf(entry))) effects.emit(confirmedEvent(known.get(row.tournament_id)!, entry, at));
    }
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
