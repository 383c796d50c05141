import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { ProfileReads } from '../application/ports/profile-reads.js';
import type { Profile } from '../domain/profile.js';
import type { Relation } from '../domain/relation-machine.js';
import { PROFILE_COLUMNS, toProfile } from './player-rows.js';
import { relationsOf } from './stored-relations.js';
import type { Tables } from './tables.js';

@Injectable()
export class StoredProfileReads extends ProfileReads {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async byIds(ids: readonly UserId[]): Promise<Profile[]> {
    const rows = await this.storage.db
      .selectFrom('player')
      .select(PROFILE_COLUMNS)
      .where('id', 'in', [...ids])
      .execute();
    return rows.map(toProfile);
  }

  relations(viewer: UserId, others: readonly UserId[]): Promise<Map<UserId, Relation>> {
    return relationsOf(this.storage.db, viewer, others);
  }
}
