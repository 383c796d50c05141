import { Injectable } from '@nestjs/common';
import type { DateRange } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Figures, type SignUpWeek } from '../application/ports/figures.js';

@Injectable()
export class PostgresFigures extends Figures {
  constructor(private readonly storage: Storage) {
    super();
  }

  read({ from, to }: DateRange): Promise<readonly SignUpWeek[]> {
    return rowsOf<SignUpWeek>(
      this.storage.manager,
      sql`with signed_up as (
          select date_trunc('week', registered_at at time zone 'UTC')::date as week, count(*) as registered,
            count(*) filter (where verified_at is not null) as verified
          from account
          where registered_at >= ${from}::date::timestamp at time zone 'UTC'
            and registered_at < (${to}::date + 1)::timestamp at time zone 'UTC'
          group by 1)
        select weeks::date as week, coalesce(registered, 0) as registered, coalesce(verified, 0) as verified
        from generate_series(date_trunc('week', ${from}::date::timestamp), ${to}::date::timestamp, interval '1 week') weeks
        left join signed_up on signed_up.week = weeks::date order by 1`,
    );
  }
}
