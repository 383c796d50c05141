import { Injectable } from '@nestjs/common';
import { userId, type UserId } from '@setpoint/kernel';
import { execute, sql, Storage } from '@setpoint/service-kit';
import { CalendarFeeds } from '../application/ports/calendar-feeds.js';
import type { CalendarFeed } from '../domain/calendar/feed.js';
import { CalendarFeedEntity } from './calendar-entities.js';

@Injectable()
export class PostgresCalendarFeeds extends CalendarFeeds {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async of(player: UserId): Promise<CalendarFeed | null> {
    const row = await this.storage.manager.findOneBy(CalendarFeedEntity, { player_id: player });
    return row && { id: row.id, createdAt: row.created_at };
  }

  override async replace(
    player: UserId,
    replaced: string | null,
    { id, createdAt }: CalendarFeed,
    tokenHash: string,
  ): Promise<boolean> {
    const { manager } = this.storage;
    const changed =
      replaced !== null
        ? await execute(
            manager,
            sql`update calendar_feed set id = ${id}, token_hash = ${tokenHash}, created_at = ${createdAt}
            where player_id = ${player} and id = ${replaced}`,
          )
        : await execute(
            manager,
            sql`insert into calendar_feed (player_id, id, token_hash, created_at)
            values (${player}, ${id}, ${tokenHash}, ${createdAt}) on conflict (player_id) do nothing`,
          );
    return changed === 1;
  }

  override async remove(player: UserId): Promise<void> {
    await this.storage.manager.delete(CalendarFeedEntity, { player_id: player });
  }

  override async ownerOf(tokenHash: string): Promise<UserId | null> {
    const row = await this.storage.manager.findOneBy(CalendarFeedEntity, { token_hash: tokenHash });
    return row && userId(row.player_id);
  }
}
