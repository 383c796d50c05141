import { Injectable } from '@nestjs/common';
import type { Outcome, UserId } from '@setpoint/kernel';
import { rowOf, sql, Storage, type Sql } from '@setpoint/service-kit';
import { Players } from '../application/ports/players.js';
import type { Profile } from '../domain/profile.js';
import { PROFILE_COLUMNS, toProfile, type ProfileRow } from './player-rows.js';
import { changeProfile } from './profiles.js';

@Injectable()
export class PostgresPlayers extends Players {
  constructor(private readonly storage: Storage) {
    super();
  }

  byId(id: UserId): Promise<Profile | null> {
    return this.one(sql`id = ${id}`);
  }

  byInviteCode(code: string): Promise<Profile | null> {
    return this.one(sql`invite_code = ${code}`);
  }

  change<Code extends string>(id: UserId, decide: (profile: Profile) => Outcome<Profile, Code>) {
    return this.storage.transaction((manager, effects) => changeProfile(manager, effects, id, decide));
  }

  private async one(where: Sql): Promise<Profile | null> {
    const row = await rowOf<ProfileRow>(
      this.storage.manager,
      sql`select ${PROFILE_COLUMNS} from player where ${where}`,
    );
    return row ? toProfile(row) : null;
  }
}
