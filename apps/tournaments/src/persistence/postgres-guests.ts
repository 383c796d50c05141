import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { execute, insertRows, rowOf, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { Unit } from '../application/ports/books.js';
import { Guests } from '../application/ports/guests.js';
import type { Guest } from '../domain/guest.js';
import type { TournamentId } from '../domain/tournament.js';
import { GuestEntity, type GuestRow } from './guest-entities.js';
import { guestOf, guestRowOf } from './guest-rows.js';

@Injectable()
export class PostgresGuests extends Guests {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async create(guests: readonly Guest[], { manager }: Unit): Promise<void> {
    await insertRows(manager, GuestEntity, guests.map(guestRowOf));
  }

  override async namesIn(id: TournamentId): Promise<ReadonlyMap<UserId, string>> {
    const rows = await rowsOf<{ id: string; name: string }>(
      this.storage.manager,
      sql`select id, name from guest where tournament_id = ${id} and name is not null`,
    );
    return new Map(rows.map(({ id: guest, name }) => [userId(guest), name]));
  }

  override async find(id: TournamentId, guestId: UserId, { manager }: Unit): Promise<Guest | null> {
    const row = await rowOf<GuestRow>(
      manager,
      sql`select * from guest where tournament_id = ${id} and id = ${guestId}`,
    );
    return row ? guestOf(row) : null;
  }

  override async link({ id, tournamentId }: Guest, account: UserId, { manager }: Unit): Promise<void> {
    await execute(manager, sql`update guest set linked_to = ${account}, name = null where id = ${id}`);
    await execute(
      manager,
      sql`update entrant set player_id = ${account} where tournament_id = ${tournamentId} and player_id = ${id}`,
    );
    await execute(
      manager,
      sql`update registration
          set captain_id = case captain_id when ${id} then ${account} else captain_id end,
            partner_id = case partner_id when ${id} then ${account} else partner_id end
          where tournament_id = ${tournamentId} and ${id} in (captain_id, partner_id)`,
    );
  }
}
