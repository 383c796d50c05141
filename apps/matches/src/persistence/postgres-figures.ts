import { Injectable } from '@nestjs/common';
import type { DateRange } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Figures, type MatchFigures, type MatchWeek } from '../application/ports/figures.js';

@Injectable()
export class PostgresFigures extends Figures {
  constructor(private readonly storage: Storage) {
    super();
  }

  async read({ from, to }: DateRange): Promise<MatchFigures> {
    const { manager } = this.storage;
    const range = sql`(select ${from}::date::timestamp at time zone 'UTC' as begins,
      (${to}::date + 1)::timestamp at time zone 'UTC' as ends) range`;
    const [states, weeks] = await Promise.all([
      rowsOf<MatchFigures['states'][number]>(
        manager,
        sql`select state, count(*) as count from match, ${range}
          where created_at >= begins and created_at < ends group by state order by count(*) desc, state`,
      ),
      rowsOf<MatchWeek>(
        manager,
        sql`with played as (
            select date_trunc('week', starts_at at time zone 'UTC')::date as week, count(distinct m.id) as played,
              count(distinct p.player_id) as active
            from match m join match_player p on p.match_id = m.id, ${range}
            where m.starts_at >= begins and m.starts_at < ends
              and m.state in ('AWAITING_RESULT', 'AWAITING_CONFIRMATION', 'CONFIRMED')
            group by 1),
          confirmed as (
            select date_trunc('week', ended_at at time zone 'UTC')::date as week, count(*) as confirmed
            from match, ${range} where state = 'CONFIRMED' and ended_at >= begins and ended_at < ends group by 1)
          select weeks::date as week, coalesce(played, 0) as played, coalesce(active, 0) as "activePlayers",
            coalesce(confirmed, 0) as confirmed
          from generate_series(date_trunc('week', ${from}::date::timestamp), ${to}::date::timestamp, interval '1 week') weeks
          left join played on played.week = weeks::date
          left join confirmed on confirmed.week = weeks::date order by 1`,
      ),
    ]);
    return { states, weeks };
  }
}
