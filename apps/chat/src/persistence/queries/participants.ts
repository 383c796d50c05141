import { sql, type Sql } from '@setpoint/service-kit';
import type { ConversationId } from '../../domain/conversation.js';

export interface ParticipantRow {
  readonly conversation_id: string;
  readonly user_id: string | null;
  readonly guest_name: string | null;
  readonly last_read: number | null;
}

const MOST = 50;

/** Who takes part now: members, then guests of a match. */
export const participantsOf = (ids: readonly ConversationId[]): Sql => sql`
  select c.id as conversation_id, taking.*
  from conversation c
  cross join lateral (
    select user_id, guest_name, last_read from (
      select m.user_id, null as guest_name, m.last_read, 1 as place from member m
        where m.conversation_id = c.id and m.left_seq is null
      union all
      select null, g.name, null, 2 from circle ci cross join jsonb_to_recordset(ci.guests) as g(id text, name text)
        where c.kind = 'MATCH' and ci.kind = c.kind and ci.id = c.subject_id) everybody
    order by place, user_id, guest_name limit ${MOST}) taking
  where c.id = any(${ids}::text[])`;

export const countsOf = (ids: readonly ConversationId[]): Sql => sql`
  select c.id,
    (select count(*) from member m where m.conversation_id = c.id and m.left_seq is null)::int
      + coalesce((select jsonb_array_length(ci.guests) from circle ci where ci.kind = c.kind and ci.id = c.subject_id), 0)
      as count
  from conversation c where c.id = any(${ids}::text[])`;
