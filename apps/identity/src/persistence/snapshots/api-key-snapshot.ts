import { Injectable } from '@nestjs/common';
import { Snapshot, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { apiKeyEvent } from '../../events/api-key-events.js';
import { ApiKeyEntity } from '../api-keys/api-key-entities.js';
import { apiKeyOf } from '../api-keys/api-key-rows.js';

/** Re-emits API keys, including ended ones. */
@Injectable()
@Snapshot('api-keys')
export class ApiKeySnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const rows = await manager
      .createQueryBuilder(ApiKeyEntity, 'api_key')
      .setLock('for_no_key_update')
      .where('api_key.id > :after', { after: after ?? '' })
      .orderBy('api_key.id')
      .limit(limit)
      .getMany();
    effects.emit(...rows.map((row) => apiKeyEvent(apiKeyOf(row, []))));
    return { next: rows.length < limit ? null : rows.at(-1)!.id, count: rows.length };
  }
}
