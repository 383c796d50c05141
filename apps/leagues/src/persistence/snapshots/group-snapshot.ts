import { Injectable } from '@nestjs/common';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { groupNow } from '../../events/outgoing-play.js';
import { readGroups } from '../queries/playing-group.js';

/** Re-emits the players of each group. */
@Injectable()
@Snapshot('groups')
export class GroupSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const locked = await rowsOf<{ id: string }>(
      manager,
      sql`select id from league_group where id > ${after ?? ''} order by id limit ${limit} for no key update`,
    );
    const ids = locked.map(({ id }) => id);
    const groups = await readGroups(manager, ids);
    effects.emit(...groups.map(groupNow));
    return { next: ids.length < limit ? null : ids.at(-1)!, count: ids.length };
  }
}
