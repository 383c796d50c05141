import { Injectable } from '@nestjs/common';
import { matchOptionsChanged, outgoing } from '@setpoint/events';
import { Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { factsOf } from '../../events/outgoing.js';
import { lockMatches } from './lock-matches.js';

const WITHOUT_RESULT = sql`state in ('ORGANIZING', 'READY', 'AWAITING_RESULT')`;

/** Re-emits matches without a result, for services that preview them. */
@Injectable()
@Snapshot('coming')
export class ComingSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const { matches, ...progress } = await lockMatches(manager, WITHOUT_RESULT, after, limit);
    for (const match of matches)
      effects.emit(outgoing(matchOptionsChanged, { match: factsOf(match), actorId: match.organiserId }));
    return progress;
  }
}
