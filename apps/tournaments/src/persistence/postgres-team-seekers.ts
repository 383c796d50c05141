import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { insertRows, rowsOf, sql, Storage } from '@setpoint/service-kit';
import { TeamSeekers } from '../application/ports/team-seekers.js';
import type { TournamentId } from '../domain/tournament.js';
import { TeamSeekerEntity } from './registration-entities.js';

const MOST_SHOWN = 100;

@Injectable()
export class PostgresTeamSeekers extends TeamSeekers {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(id: TournamentId): Promise<readonly UserId[]> {
    const rows = await rowsOf<{ player_id: string }>(
      this.storage.manager,
      sql`select player_id from team_seeker where tournament_id = ${id}
            and not exists (select from person where person.id = player_id and is_closed)
          order by player_id limit ${MOST_SHOWN}::int`,
    );
    return rows.map(({ player_id }) => userId(player_id));
  }

  override async set(id: TournamentId, player: UserId, isSeeking: boolean): Promise<void> {
    const seeker = { tournament_id: id, player_id: player };
    if (!isSeeking) await this.storage.manager.delete(TeamSeekerEntity, seeker);
    else await insertRows(this.storage.manager, TeamSeekerEntity, [seeker], { ignoreConflicts: true });
  }
}
