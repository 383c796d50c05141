import { Injectable } from '@nestjs/common';
import type { DateRange } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Figures, type EntryMonth } from '../application/ports/figures.js';

@Injectable()
export class PostgresFigures extends Figures {
  constructor(private readonly storage: Storage) {
    super();
  }

  read({ from, to }: DateRange): Promise<readonly EntryMonth[]> {
    return rowsOf<EntryMonth>(
      this.storage.manager,
      sql`with made as (
          select date_trunc('month', created_at at time zone 'UTC')::date as month, count(*) as entries,
            count(*) filter (where ended_at is not null) as ended
          from registration
          where created_at >= ${from}::date::timestamp at time zone 'UTC'
            and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'
          group by 1)
        select months::date as month, coalesce(entries, 0) as entries, coalesce(ended, 0) as ended
        from generate_series(date_trunc('month', ${from}::date::timestamp), ${to}::date::timestamp, interval '1 month') months
        left join made on made.month = months::date order by 1`,
    );
  }
}
