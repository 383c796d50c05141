import { Injectable } from '@nestjs/common';
import { blockChanged, followChanged, outgoing } from '@setpoint/events';
import { rowsOf, Snapshot, sql, type Effects, type SnapshotSource } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { BlockRow, FollowRow } from '../entities.js';

/** Key of the last item of a batch: both ids of the pair. */
const keyOf = (first: string, second: string) => JSON.stringify([first, second]);
const pairOf = (key: string | null) => (key === null ? ['', ''] : (JSON.parse(key) as [string, string]));

/** Re-emits existing follows; ended ones are no longer known. */
@Injectable()
@Snapshot('follows')
export class FollowSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const [follower, followed] = pairOf(after);
    const rows = await rowsOf<FollowRow>(
      manager,
      sql`select * from follow where (follower_id, followed_id) > (${follower}, ${followed})
        order by follower_id, followed_id limit ${limit} for update`,
    );
    for (const { follower_id, followed_id } of rows) {
      effects.emit(outgoing(followChanged, { followerId: follower_id, followedId: followed_id, following: true }));
    }
    const last = rows.at(-1);
    return {
      next: last && rows.length === limit ? keyOf(last.follower_id, last.followed_id) : null,
      count: rows.length,
    };
  }
}

/** Re-emits existing blocks. */
@Injectable()
@Snapshot('blocks')
export class BlockSnapshot implements SnapshotSource {
  async emit(manager: EntityManager, effects: Effects, after: string | null, limit: number) {
    const [blocker, blocked] = pairOf(after);
    const rows = await rowsOf<BlockRow>(
      manager,
      sql`select * from block where (blocker_id, blocked_id) > (${blocker}, ${blocked})
        order by blocker_id, blocked_id limit ${limit} for update`,
    );
    for (const { blocker_id, blocked_id } of rows) {
      effects.emit(outgoing(blockChanged, { blockerId: blocker_id, blockedId: blocked_id, blocked: true }));
    }
    const last = rows.at(-1);
    return { next: last && rows.length === limit ? keyOf(last.blocker_id, last.blocked_id) : null, count: rows.length };
  }
}
