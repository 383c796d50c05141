import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { ProfileReads, type ProfileWithCounts } from '../application/ports/profile-reads.js';
import type { Relation } from '../domain/relation-machine.js';
import { PROFILE_COLUMNS, toProfileWithCounts, type ProfileRow } from './player-rows.js';
import type { TournamentGuestRow } from './tournament-guest-entities.js';
import { relationsOf } from './queries/relations-of.js';

@Injectable()
export class PostgresProfileReads extends ProfileReads {
  constructor(private readonly storage: Storage) {
    super();
  }

  async byIds(ids: readonly UserId[]): Promise<ProfileWithCounts[]> {
    const rows = await rowsOf<ProfileRow>(
      this.storage.manager,
      sql`select ${PROFILE_COLUMNS} from player where id = any(${ids}::text[])`,
    );
    return rows.map(toProfileWithCounts);
  }

  async guestNames(ids: readonly UserId[]): Promise<ReadonlyMap<UserId, string>> {
    const rows = await rowsOf<TournamentGuestRow>(
      this.storage.manager,
      sql`select id, name from tournament_guest where id = any(${ids}::text[])`,
    );
    return new Map(rows.map(({ id, name }) => [userId(id), name]));
  }

  relations(viewer: UserId, others: readonly UserId[]): Promise<Map<UserId, Relation>> {
    return relationsOf(this.storage.manager, viewer, others);
  }
}
