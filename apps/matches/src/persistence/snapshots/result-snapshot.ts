import { Injectable } from '@nestjs/common';
import { Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { ConfirmedMatch } from '../../domain/match.js';
import { confirmedEvent } from '../../events/outgoing.js';
import { lockMatches } from './lock-matches.js';

/** Re-emits confirmed results for services that count them. */
@Injectable()
@Snapshot('results')
export class ResultSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const { matches, ...progress } = await lockMatches(manager, sql`state = 'CONFIRMED'`, after, limit);
    effects.emit(...matches.map((match) => confirmedEvent(match as ConfirmedMatch)));
    return progress;
  }
}
