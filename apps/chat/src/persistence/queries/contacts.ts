import type { UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';

const MOST = 20;

/** Possible recipients: followed players and followers, then co-players and previous contacts (CHT-02). */
export const contactsOf = (who: UserId, text: string): Sql => sql`
  with known as (
    select followed_id as id, 1 as distance from follow where follower_id = ${who}
    union all select follower_id, 1 from follow where followed_id = ${who}
    union all select unnest(member_ids), 2 from circle where member_ids @> array[${who}::text]
    union all
    select case when c.player_id = ${who} then c.subject_id else c.player_id end, 2
      from member m join conversation c on c.id = m.conversation_id and c.kind = 'PLAYER'
      where m.user_id = ${who} and m.left_seq is null),
  nearest as (select id, min(distance) as distance from known where id <> ${who} group by id)
  select p.id, c.id as conversation_id
  from nearest n
  join person p on p.id = n.id and p.display_name is not null and not p.is_closed
  left join conversation c
    on c.id = concat('player.', least(p.id, ${who} collate "C"), '.', greatest(p.id, ${who} collate "C")) collate "C"
  where position(${text} in p.search_name) > 0
    and not exists (select from block b where b.blocker_id = ${who} and b.blocked_id = p.id)
    and not exists (select from block b where b.blocked_id = ${who} and b.blocker_id = p.id)
  order by n.distance, p.search_name, p.id
  limit ${MOST}`;
