import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Registrations, type Counts } from '../application/ports/registrations.js';
import type { Registration } from '../domain/registration.js';
import { tournamentId, type RegistrationId, type Tournament, type TournamentId } from '../domain/tournament.js';
import { RegistrationEntity, type RegistrationRow } from './registration-entities.js';
import { registrationOf } from './registration-rows.js';
import { TournamentEntity, type TournamentRow } from './tournament-entities.js';
import { tournamentOf } from './tournament-rows.js';

/** Of one tournament, in every state. */
const MOST_LISTED = 1_000;
/** Of one player in tournaments that have not ended. */
const MOST_CURRENT = 100;
/** First in turn for a place of a slam. */
const MOST_WAITING = 100;

@Injectable()
export class PostgresRegistrations extends Registrations {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async find(id: RegistrationId): Promise<Registration | null> {
    const row = await this.storage.manager.findOneBy(RegistrationEntity, { id });
    return row && registrationOf(row);
  }

  override async tournament(id: TournamentId): Promise<Tournament | null> {
    const row = await this.storage.manager.findOneBy(TournamentEntity, { id });
    return row && tournamentOf(row);
  }

  override async qualifiersOf(slamId: TournamentId): Promise<readonly Tournament[]> {
    const rows = await rowsOf<TournamentRow>(
      this.storage.manager,
      sql`select * from tournament where slam_id = ${slamId} and ended_at is null order by id`,
    );
    return rows.map(tournamentOf);
  }

  override async countsOf(ids: readonly TournamentId[]): Promise<ReadonlyMap<TournamentId, Counts>> {
    const rows = await rowsOf<Counts & { readonly tournament_id: string }>(
      this.storage.manager,
      sql`select tournament_id, (count(*) filter (where state = 'CONFIRMED' or is_out))::int as teams,
            count(place_no)::int as taken, (count(*) filter (where state = 'WAITING'))::int as waiting
          from registration where tournament_id = any(${ids}::text[]) and (ended_at is null or is_out)
          group by tournament_id`,
    );
    return new Map(rows.map(({ tournament_id, ...counts }) => [tournamentId(tournament_id), counts]));
  }

  override async currentOf(player: UserId): Promise<readonly Registration[]> {
    const rows = await rowsOf<RegistrationRow>(
      this.storage.manager,
      sql`select mine.* from (
            select * from registration where captain_id = ${player}
            union
            select * from registration where partner_id = ${player}
          ) mine join tournament t on t.id = mine.tournament_id
          where mine.ended_at is null and t.ended_at is null order by t.starts_at, mine.id limit ${MOST_CURRENT}`,
    );
    return rows.map(registrationOf);
  }

  override async latestOf(player: UserId, ids: readonly TournamentId[]) {
    const rows = await rowsOf<RegistrationRow>(
      this.storage.manager,
      sql`select distinct on (tournament_id) * from (
            select * from registration where captain_id = ${player} and tournament_id = any(${ids}::text[])
            union all
            select * from registration where partner_id = ${player} and tournament_id = any(${ids}::text[])
          ) mine order by tournament_id, (ended_at is null) desc, created_at desc, id desc`,
    );
    return new Map(rows.map((row) => [tournamentId(row.tournament_id), registrationOf(row)]));
  }

  override async entriesOf(ids: readonly TournamentId[]) {
    const rows = await rowsOf<RegistrationRow>(
      this.storage.manager,
      sql`select * from registration where tournament_id = any(${ids}::text[]) and (state = 'CONFIRMED' or is_out)
          order by seed_no nulls last, place_no`,
    );
    return Map.groupBy(rows.map(registrationOf), (each) => each.tournamentId);
  }

  override async waitingOf(id: TournamentId): Promise<readonly Registration[]> {
    const rows = await rowsOf<RegistrationRow>(
      this.storage.manager,
      sql`select * from registration where tournament_id = ${id} and state = 'WAITING' order by turn
        limit ${MOST_WAITING}`,
    );
    return rows.map(registrationOf);
  }

  override async allOf(id: TournamentId): Promise<readonly Registration[]> {
    const rows = await rowsOf<RegistrationRow>(
      this.storage.manager,
      sql`select * from registration where tournament_id = ${id} order by created_at desc, id desc limit ${MOST_LISTED}`,
    );
    return rows.map(registrationOf);
  }
}
