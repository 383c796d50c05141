import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, userId, type Page, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type RawBuilder } from 'kysely';
import { Circles, type Circle, type CircleCounts, type CirclePage } from '../application/ports/circles.js';
import type { Tables } from './tables.js';
import { visibleTo } from './visible.js';

interface Row {
  readonly owner: string;
  /** Null where the page is empty. */
  readonly id: string | null;
  readonly since: Date;
  readonly total: number;
}

@Injectable()
export class StoredCircles extends Circles {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async pages(
    circle: Circle,
    owners: readonly UserId[],
    { first, after }: CirclePage,
    viewer: UserId | null,
  ): Promise<Page<UserId>[]> {
    const [since, id] = decodeCursor(after) ?? [];
    const seen = typeof since === 'string' && typeof id === 'string' && !Number.isNaN(Date.parse(since));
    const next = seen ? sql`where (since, id) < (${since}::timestamptz, ${id})` : sql``;
    const members = membersOf(circle, viewer);
    const { rows } = await sql<Row>`
      select owners.id as owner, shown.id, shown.since, counted.total
      from unnest(${[...owners]}::text[]) owners(id)
      cross join lateral (select count(*)::int as total from (${members}) members) counted
      left join lateral (
        select * from (${members}) members ${next} order by since desc, id desc limit ${first + 1}
      ) shown on true
      order by owners.id, shown.since desc, shown.id desc`.execute(this.storage.db);
    const byOwner = Map.groupBy(rows, ({ owner }) => owner);
    return owners.map((owner) => {
      const found = byOwner.get(owner) ?? [];
      const there = found.flatMap((row) => (row.id === null ? [] : [{ id: userId(row.id), since: row.since }]));
      const shown = there.slice(0, first);
      return {
        items: shown.map((member) => member.id),
        cursors: shown.map((member) => encodeCursor([member.since.toISOString(), member.id])),
        hasNextPage: there.length > first,
        hasPreviousPage: seen,
        totalCount: found[0]?.total ?? 0,
      };
    });
  }

  async counts(of: readonly UserId[]): Promise<Map<UserId, CircleCounts>> {
    const { rows } = await sql<{ id: string } & CircleCounts>`
      select owners.id,
        (select count(*)::int from follow join player on player.id = followed_id and standing = 'LISTED'
          where follower_id = owners.id) as following,
        (select count(*)::int from follow join player on player.id = follower_id and standing = 'LISTED'
          where followed_id = owners.id) as followers
      from unnest(${[...of]}::text[]) owners(id)`.execute(this.storage.db);
    return new Map(rows.map(({ id, ...counts }) => [userId(id), counts]));
  }
}

/** Members of the circle of `owners.id`, and since when. */
function membersOf(circle: Circle, viewer: UserId | null): RawBuilder<unknown> {
  switch (circle) {
    case 'FOLLOWING':
      return sql`select player.id, follow.since from follow join player on player.id = follow.followed_id
        where follow.follower_id = owners.id and ${visibleTo(viewer)}`;
    case 'FOLLOWERS':
      return sql`select player.id, follow.since from follow join player on player.id = follow.follower_id
        where follow.followed_id = owners.id and ${visibleTo(viewer)}`;
    case 'BLOCKED':
      return sql`select player.id, block.since from block join player on player.id = block.blocked_id
        where block.blocker_id = owners.id`;
    case 'INVITED':
      return sql`select player.id, player.registered_at as since from player
        where (player.referred_by = owners.id or player.invited_by = owners.id) and ${visibleTo(viewer)}`;
  }
}
