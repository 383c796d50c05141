import { Injectable } from '@nestjs/common';
import type { PageRequest, UserId } from '@setpoint/kernel';
import { boxAround, kmFrom, rowsOf, sql, Storage } from '@setpoint/service-kit';
import {
  TournamentLists,
  type ListedTournament,
  type SupportTournamentsQuery,
  type TournamentsQuery,
} from '../application/ports/tournament-lists.js';
import type { Tournament, TournamentId } from '../domain/tournament.js';
import { PersonEntity } from './projection-entities.js';
import {
  isListed,
  listedTournaments,
  PLACE,
  supportTournaments,
  tournamentsOfPlayer,
  type ListedRow,
} from './queries/tournament-pages.js';
import type { TournamentRow } from './tournament-entities.js';
import { tournamentOf } from './tournament-rows.js';

@Injectable()
export class PostgresTournamentLists extends TournamentLists {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async byId(ids: readonly TournamentId[]): Promise<readonly Tournament[]> {
    const rows = await rowsOf<TournamentRow>(
      this.storage.manager,
      sql`select * from tournament where id = any(${ids}::text[])`,
    );
    return rows.map(tournamentOf);
  }

  override page(query: TournamentsQuery) {
    return listedTournaments(this.storage.manager, query);
  }

  override ofPlayer(player: UserId, viewer: UserId | null, isSupport: boolean, page: PageRequest) {
    return tournamentsOfPlayer(this.storage.manager, player, viewer, isSupport, page);
  }

  override async around(player: UserId, withinKm: number, limit: number): Promise<readonly ListedTournament[]> {
    const { manager } = this.storage;
    const person = await manager.findOneBy(PersonEntity, { id: player });
    if (person?.lat == null || person.lng === null) return [];
    const position = { lat: person.lat, lng: person.lng };
    const km = kmFrom(position, PLACE);
    const rows = await rowsOf<ListedRow>(
      manager,
      sql`select t.*, ${km} as km from tournament t
          where ${isListed} and t.state = 'OPEN' and t.sport = any(${person.sports}::int[])
            and ${boxAround(position, withinKm, PLACE)} and ${km} <= ${withinKm}::int
            and not exists (select from entrant where tournament_id = t.id and player_id = ${player})
          order by t.list_rank, t.list_key, t.id limit ${limit}::int`,
    );
    return rows.map((row) => ({ tournament: tournamentOf(row), distanceKm: row.km }));
  }

  override forSupport(query: SupportTournamentsQuery) {
    return supportTournaments(this.storage.manager, query);
  }
}
