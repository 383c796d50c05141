import type { UserId } from '@setpoint/kernel';
import { sql, type Sql } from '@setpoint/service-kit';
import type { ConversationView } from '../../application/ports/conversation-reads.js';
import type { ConversationRow, MemberRow } from '../entities.js';
import { toConversation, toMember } from '../message-rows.js';

export type ViewRow = ConversationRow &
  Omit<MemberRow, 'conversation_id' | 'noticed_to'> & {
    readonly competition_id: string | null;
    readonly number: number | null;
  };

/** Conversations as one of their members sees them. */
export const viewsOf = (who: UserId): Sql => sql`
  select c.*, m.user_id, m.last_read, m.hidden_to, m.muted, m.left_seq, ci.competition_id, ci.number
  from member m
  join conversation c on c.id = m.conversation_id
  left join circle ci on ci.kind = c.kind and ci.id = c.subject_id
  where m.user_id = ${who}`;

export const toView = (row: ViewRow): ConversationView => ({
  conversation: toConversation(row),
  reader: toMember(row),
  competitionId: row.competition_id,
  number: row.number,
});

/** Matches the names of other participants, the competition or the centre. */
export const isNamed = (who: UserId, text: string): Sql => sql`(
  position(${text} in coalesce(ci.search_name, '')) > 0
  or exists (select from court t where c.kind = 'COURT' and t.id = c.subject_id and position(${text} in t.search_name) > 0)
  or exists (
    select from member o join person p on p.id = o.user_id
    where o.conversation_id = c.id and o.user_id <> ${who} and o.left_seq is null and position(${text} in p.search_name) > 0))`;

export const isUnread = sql`c.last_seq > greatest(m.last_read, m.hidden_to)`;
