import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { insertRows, rowsOf, sql, Storage } from '@setpoint/service-kit';
import type { ClientRequest, Unit } from '../application/ports/books.js';
import { Plays } from '../application/ports/plays.js';
import { Records, type NewTournament } from '../application/ports/records.js';
import { playersOf } from '../domain/registration.js';
import { lockRequest } from './postgres-books.js';
import { EntrantEntity, RegistrationEntity, RegistrationRequestEntity } from './registration-entities.js';
import { registrationRowOf } from './registration-rows.js';
import { keepAction } from './support-actions.js';
import { TournamentEntity } from './tournament-entities.js';
import { tournamentRowOf } from './tournament-rows.js';

@Injectable()
export class PostgresRecords extends Records {
  constructor(
    private readonly storage: Storage,
    private readonly plays: Plays,
  ) {
    super();
  }

  override async namesOf(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const rows = await rowsOf<{ id: string; display_name: string }>(
      this.storage.manager,
      sql`select id, display_name from person where id = any(${ids}::text[]) and display_name is not null`,
    );
    return new Map(rows.map(({ id, display_name }) => [userId(id), display_name]));
  }

  override async create({ tournament, registrations, play, action, request }: NewTournament, unit: Unit) {
    const { manager } = unit;
    const { playerId, requestId, inputHash } = request;
    await lockRequest(manager, request);
    const asked = { player_id: playerId, request_id: requestId, input_hash: inputHash, made: tournament.id };
    const isNew = await insertRows(manager, RegistrationRequestEntity, [asked], { ignoreConflicts: true });
    if (isNew === 0) return false;
    await insertRows(manager, TournamentEntity, [tournamentRowOf(tournament, null)]);
    await insertRows(manager, RegistrationEntity, registrations.map(registrationRowOf));
    const entrants = registrations.flatMap((entry) =>
      playersOf(entry).map((player_id) => ({ tournament_id: tournament.id, player_id, registration_id: entry.id })),
    );
    await insertRows(manager, EntrantEntity, entrants);
    await this.plays.create(play, tournament.seeds, unit);
    await keepAction(manager, action);
    return true;
  }

  override async requested({ playerId, requestId }: Pick<ClientRequest, 'playerId' | 'requestId'>) {
    const asked = { player_id: playerId, request_id: requestId };
    const row = await this.storage.manager.findOneBy(RegistrationRequestEntity, asked);
    return row && { inputHash: row.input_hash, made: row.made };
  }
}
