import { sql, type Sql } from '@setpoint/service-kit';

/**
 * How many are in each of these phases: subscriptions that are paid for it; before it starts also those that are renewed for
 * it by themselves, as far as their teams are complete then; while it charges also those that are being charged (LEA-03,
 * LEA-08); in an imported phase its members.
 */
export const phaseMembers = (phaseIds: readonly string[]): Sql => sql`
  select phase_id as id, count(*) as count from charge join phase p on p.id = phase_id
    where phase_id = any(${phaseIds}::text[]) and p.state not in ('PLANNED', 'ENROLLING')
      and (charge.state = 'PAID' or (charge.state = 'ASKED' and p.state = 'CHARGING'))
    group by phase_id
  union all select p.id, count(*) from phase p
    join league l on l.id = p.league_id
    join subscription s on s.league_id = l.id and s.state in ('ACTIVE', 'SUSPENDED')
    left join charge c on c.subscription_id = s.id and c.phase_id = p.id
    left join lateral (
      select v.partner_id, v.reserve_id, v.accepted_ids from subscription_version v
        where v.subscription_id = s.id and v.ordinal <= p.ordinal order by v.ordinal desc limit 1
    ) team on true
    where p.id = any(${phaseIds}::text[]) and p.state in ('PLANNED', 'ENROLLING') and p.imported_at is null
      and (c.state = 'PAID' or (
        c.state is null and s.state = 'ACTIVE' and not (s.machine->>'isCharging')::boolean
        and s.first_year * 3 + s.first_number - 1 <= p.ordinal
        and coalesce((s.machine->'endsAfter'->>'year')::int * 3 + (s.machine->'endsAfter'->>'number')::int - 1, p.ordinal)
          >= p.ordinal))
      and (l.number_players = 1 or team.partner_id = any(team.accepted_ids) or team.reserve_id = any(team.accepted_ids))
    group by p.id
  union all select m.phase_id, count(*) from member m join phase p on p.id = m.phase_id
    where p.id = any(${phaseIds}::text[]) and p.imported_at is not null group by m.phase_id`;
