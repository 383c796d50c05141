import { Injectable } from '@nestjs/common';
import { matchId, type UserId } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Calendars } from '../application/ports/calendars.js';
import type { MatchView } from '../application/ports/match-reads.js';
import type { Removal } from '../domain/calendar/removals.js';
import type { CalendarRemovalRow } from './calendar-entities.js';
import { matchViews, toViews, type MatchViewRow } from './queries/match-views.js';

/** Matches of a calendar, and removals from it. */
const MOST_ENTRIES = 300;

@Injectable()
export class PostgresCalendars extends Calendars {
  constructor(private readonly storage: Storage) {
    super();
  }

  override async playedSince(player: UserId, from: Date): Promise<readonly MatchView[]> {
    const rows = await rowsOf<MatchViewRow>(
      this.storage.manager,
      matchViews(sql`where m.starts_at >= ${from} and m.id in (
          select match_id from match_player where player_id = ${player} and sort_at >= ${from})
        order by m.starts_at desc, m.id limit ${MOST_ENTRIES}`),
    );
    return toViews(this.storage.manager, rows).reverse();
  }

  override async removedSince(player: UserId, from: Date): Promise<readonly Removal[]> {
    const rows = await rowsOf<CalendarRemovalRow>(
      this.storage.manager,
      sql`select * from calendar_removal where player_id = ${player} and removed_at >= ${from} order by starts_at, match_id
        limit ${MOST_ENTRIES}`,
    );
    return rows.map((row) => ({
      matchId: matchId(row.match_id),
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      timeZone: row.time_zone,
      sequence: row.sequence,
      removedAt: row.removed_at,
    }));
  }
}
