import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { CurrentEntries } from '../application/ports/current-entries.js';
import type { RegistrationId, TournamentId } from '../domain/tournament.js';

@Injectable()
export class PostgresCurrentEntries extends CurrentEntries {
  constructor(private readonly storage: Storage) {
    super();
  }

  of(player: UserId) {
    return rowsOf<{ id: RegistrationId; tournamentId: TournamentId }>(
      this.storage.manager,
      sql`select registration.id, tournament_id as "tournamentId"
        from registration join tournament on tournament.id = tournament_id
        where (captain_id = ${player} or partner_id = ${player}) and not is_out
          and registration.state not in ('RELEASED', 'CANCELLED', 'EXCLUDED', 'WITHDRAWN')
          and tournament.state not in ('COMPLETED', 'CANCELLED')`,
    );
  }
}
