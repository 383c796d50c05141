import { Injectable } from '@nestjs/common';
import type { DateRange } from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import { Figures, type MoneyMonth } from '../application/ports/figures.js';

@Injectable()
export class PostgresFigures extends Figures {
  constructor(private readonly storage: Storage) {
    super();
  }

  read({ from, to }: DateRange): Promise<readonly MoneyMonth[]> {
    return rowsOf<MoneyMonth>(
      this.storage.manager,
      sql`with range as (
          select ${from}::date::timestamp at time zone 'UTC' as begins,
            (${to}::date + 1)::timestamp at time zone 'UTC' as ends),
        paid as (
          select date_trunc('month', ended_at at time zone 'UTC')::date as month, count(*) as payments,
            sum(price_cents) as paid, sum(credit_cents) as credit
          from payment, range where status = 'PAID' and ended_at >= begins and ended_at < ends group by 1),
        given_back as (
          select date_trunc('month', decided_at at time zone 'UTC')::date as month,
            sum(credit_cents + card_cents) as refunded
          from refund, range where decided_at >= begins and decided_at < ends group by 1)
        select months::date as month, coalesce(payments, 0)::int as payments, coalesce(paid, 0)::bigint as "paidCents",
          coalesce(credit, 0)::bigint as "creditCents", coalesce(refunded, 0)::bigint as "refundedCents"
        from generate_series(date_trunc('month', ${from}::date::timestamp), ${to}::date::timestamp, interval '1 month') months
        left join paid on paid.month = months::date
        left join given_back on given_back.month = months::date order by 1`,
    );
  }
}
