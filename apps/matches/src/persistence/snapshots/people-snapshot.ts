import { Injectable } from '@nestjs/common';
import { Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { peopleEvents } from '../people-event.js';
import { lockMatches } from './lock-matches.js';

/** Re-emits who is involved in each match. */
@Injectable()
@Snapshot('people')
export class PeopleSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const { matches, ...progress } = await lockMatches(manager, sql`true`, after, limit);
    effects.emit(...(await peopleEvents(manager, matches)));
    return progress;
  }
}
