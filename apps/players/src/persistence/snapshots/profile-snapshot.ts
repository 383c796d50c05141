import { Injectable } from '@nestjs/common';
import { Snapshot, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { currentProfileEvents } from '../../events/outgoing.js';
import { PlayerEntity } from '../entities.js';
import { toProfile } from '../player-rows.js';

/** Re-emits profiles with levels and absences for services that project them. */
@Injectable()
@Snapshot('profiles')
export class ProfileSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await manager
      .createQueryBuilder(PlayerEntity, 'player')
      .setLock('pessimistic_write')
      .where('player.id > :after', { after: after ?? '' })
      .orderBy('player.id')
      .limit(limit)
      .getMany();
    for (const row of rows) effects.emit(...currentProfileEvents(toProfile(row)));
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
