import type { UserId } from '@setpoint/kernel';
import { empty, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { RelationList } from '../../application/ports/relation-lists.js';
import { visibleTo } from './visible-to.js';

export interface RelationListRow {
  readonly owner: UserId;
  readonly id: UserId;
  /** With microseconds, for cursors. */
  readonly since: string;
}

export interface RelationListQuery {
  readonly list: RelationList;
  readonly owners: readonly UserId[];
  readonly viewer: UserId | null;
  readonly limit: number;
  /** Cursor of the previous page. */
  readonly after: readonly [since: string, id: string] | null;
}

/** A page of the same list of several owners. */
export function relationListPages(manager: EntityManager, query: RelationListQuery): Promise<RelationListRow[]> {
  const members = membersOf(query.list, query.viewer);
  const next = query.after ? sql`where (since, id) < (${query.after[0]}::timestamptz, ${query.after[1]})` : empty;
  return rowsOf<RelationListRow>(
    manager,
    sql`select owners.id as owner, shown.id,
        to_char(shown.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as since
      from unnest(${query.owners}::text[]) owners(id)
      cross join lateral (
        select * from (${members}) members ${next} order by since desc, id desc limit ${query.limit}
      ) shown
      order by owners.id, shown.since desc, shown.id desc`,
  );
}

/** Lengths of the lists of several owners, in order, counted up to `most`. */
export async function relationListCounts(
  manager: EntityManager,
  { list, owners, viewer }: Pick<RelationListQuery, 'list' | 'owners' | 'viewer'>,
  most: number,
): Promise<number[]> {
  const rows = await rowsOf<{ readonly total: number }>(
    manager,
    sql`select (select count(*)::int from (select from (${membersOf(list, viewer)}) members limit ${most}) counted) as total
      from unnest(${owners}::text[]) with ordinality owners(id, position) order by position`,
  );
  return rows.map(({ total }) => total);
}

/** Members of the list of `owners.id`, and since when. */
function membersOf(list: RelationList, viewer: UserId | null): Sql {
  switch (list) {
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
