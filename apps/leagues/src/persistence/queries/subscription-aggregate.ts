import { sql, type Sql } from '@setpoint/service-kit';

/** Subscriptions `s` with their versions and charges, oldest first. */
export const subscriptionAggregate = (rest: Sql): Sql => sql`select s.*,
    (select coalesce(json_agg(v order by v.ordinal), '[]') from subscription_version v
      where v.subscription_id = s.id) as versions,
    (select coalesce(json_agg(to_jsonb(c) || jsonb_build_object('year', p.year, 'number', p.number)
        order by p.ordinal), '[]')
      from charge c join phase p on p.id = c.phase_id where c.subscription_id = s.id) as charges
  from subscription s ${rest}`;
