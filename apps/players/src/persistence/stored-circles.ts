import { Injectable } from '@nestjs/common';
import { decodeCursor, encodeCursor, userId, type Page, type PageRequest, type UserId } from '@setpoint/kernel';
import { Storage } from '@setpoint/service-kit';
import { sql, type SqlBool } from 'kysely';
import { Circles, type CircleCounts } from '../application/ports/circles.js';
import type { Profile } from '../domain/profile.js';
import { PROFILE_COLUMNS, toProfile } from './player-rows.js';
import type { Tables } from './tables.js';
import { visibleTo } from './visible.js';

const SIDES = {
  following: { whose: 'follow.follower_id', other: 'follow.followed_id' },
  followers: { whose: 'follow.followed_id', other: 'follow.follower_id' },
} as const;

@Injectable()
export class StoredCircles extends Circles {
  constructor(private readonly storage: Storage<Tables>) {
    super();
  }

  async page(
    of: UserId,
    side: 'following' | 'followers',
    page: PageRequest,
    viewer: UserId | null,
  ): Promise<Page<Profile>> {
    const { whose, other } = SIDES[side];
    const [since, id] = decodeCursor(page.after) ?? [];
    const seen = typeof since === 'string' && typeof id === 'string' ? { since, id } : null;
    const circle = this.storage.db
      .selectFrom('follow')
      .innerJoin('player', 'player.id', other)
      .where(whose, '=', of)
      .where(visibleTo(viewer));
    const [rows, { count }] = await Promise.all([
      circle
        .select(PROFILE_COLUMNS.map((column) => `player.${column}` as const))
        .select('follow.since')
        .$if(seen !== null, (query) =>
          query.where(sql<SqlBool>`(follow.since, player.id) < (${seen!.since}::timestamptz, ${seen!.id})`),
        )
        .orderBy('follow.since', 'desc')
        .orderBy('player.id', 'desc')
        .limit(page.first + 1)
        .execute(),
      circle.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    const shown = rows.slice(0, page.first);
    return {
      items: shown.map(toProfile),
      cursors: shown.map((row) => encodeCursor([row.since.toISOString(), row.id])),
      hasNextPage: rows.length > shown.length,
      hasPreviousPage: seen !== null,
      totalCount: count,
    };
  }

  async counts(of: readonly UserId[]): Promise<Map<UserId, CircleCounts>> {
    const { rows } = await sql<{ id: string; following: number; followers: number }>`
      select id,
        (select count(*) from follow where follower_id = id)::int as following,
        (select count(*) from follow where followed_id = id)::int as followers
      from unnest(${[...of]}::text[]) as id`.execute(this.storage.db);
    return new Map(rows.map(({ id, ...counts }) => [userId(id), counts]));
  }
}
