import { empty, sql, type Sql } from '@setpoint/service-kit';

/**
 * Whole matches in one statement, however many: players, invitations, guests, who waits, and evaluations, which come with a result, as JSON
 * (MatchAggregateRow).
 * `tail` is what follows the FROM clause `match m`; `more` are further columns, each with a comma before it.
 */
export const matchAggregate = (tail: Sql, more: Sql = empty): Sql => sql`
  select m.* ${more},
    (select coalesce(json_agg(json_build_object('playerId', p.player_id, 'side', p.side, 'joinedAt', p.joined_at,
        'agreedAt', p.agreed_at)
        order by p.side, p.position), '[]')
      from match_player p where p.match_id = m.id) as players,
    (select coalesce(json_agg(json_build_object('id', i.id, 'playerId', i.player_id, 'invitedBy', i.invited_by,
        'side', i.side, 'state', i.state, 'createdAt', i.created_at, 'answeredAt', i.answered_at)
        order by i.position), '[]')
      from invitation i where i.match_id = m.id) as invitations,
    (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'channel', g.channel, 'address', g.address,
        'language', g.language, 'invitedBy', g.invited_by, 'claimedBy', g.claimed_by, 'wantsMessages', not exists (
          select from silenced_address s where s.address = coalesce(g.mailbox, g.address))) order by g.position), '[]')
      from guest g where g.match_id = m.id) as guests,
    case when m.state not in ('ORGANIZING', 'READY') then '[]' else (
      select coalesce(json_agg(json_build_object('playerId', w.player_id, 'since', w.since) order by w.position), '[]')
      from waiter w where w.match_id = m.id) end as waiters,
    case when m.result is null then '[]' else (
      select coalesce(json_agg(json_build_object('by', e.by_id, 'of', e.of_id) order by e.given_at, e.by_id, e.of_id), '[]')
      from evaluation e where e.match_id = m.id) end as evaluations
  from match m ${tail}`;
