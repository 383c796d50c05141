import { Injectable } from '@nestjs/common';
import { userId } from '@setpoint/kernel';
import { Snapshot, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { phoneChangedEvent } from '../../events/phone-events.js';
import { PhoneEntity } from '../phone-entities.js';

/** Re-emits verified mobile numbers and removals. */
@Injectable()
@Snapshot('phones')
export class PhoneSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await manager
      .createQueryBuilder(PhoneEntity, 'phone')
      .setLock('for_no_key_update')
      .where('phone.user_id > :after', { after: after ?? '' })
      .orderBy('phone.user_id')
      .limit(limit)
      .getMany();
    effects.emit(...rows.map((row) => phoneChangedEvent(userId(row.user_id), row.number)));
    return { next: rows.length < limit ? null : rows.at(-1)!.user_id, count: rows.length };
  }
}
