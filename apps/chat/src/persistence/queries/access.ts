import { assertNever, type UserId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { otherOf, type Subject } from '../../domain/conversation.js';
import type { Access } from '../../domain/rules/writing.js';

interface AccessRow {
  readonly reachable: boolean;
  readonly blocked: boolean;
  readonly owner_id: string | null;
  readonly favourite: boolean;
  readonly takes_part: boolean | null;
  readonly closed: boolean | null;
}

/** Facts that decide whether the person may write in conversations of these subjects, in order (CHT-04). */
export async function accessOf(manager: EntityManager, who: UserId, subjects: readonly Subject[]): Promise<Access[]> {
  const asked = subjects.map((subject, position) => ({
    ...{ position, kind: subject.kind, subject_id: subject.subjectId, player_id: subject.playerId },
    other_id: subject.kind === 'PLAYER' ? otherOf(subject, who) : null,
  }));
  const rows = await rowsOf<AccessRow>(
    manager,
    sql`select p.id is not null as reachable, c.owner_id,
        ci.closed or exists (select from ended_tournament e where e.id = ci.competition_id) as closed,
        ${who} = any(ci.member_ids) or exists (
          select from jsonb_to_recordset(ci.guests) as g(id text) where g.id = ${who}) as takes_part,
        exists (select from favourite_court f where f.player_id = a.player_id and f.court_id = c.id) as favourite,
        exists (select from block b where b.blocker_id = ${who} and b.blocked_id = o.id)
          or exists (select from block b where b.blocked_id = ${who} and b.blocker_id = o.id) as blocked
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a(position int, kind text, subject_id text, player_id text, other_id text)
      left join court c on a.kind = 'COURT' and c.id = a.subject_id
      cross join lateral (
        select coalesce(a.other_id, case when a.player_id = ${who} then c.owner_id else a.player_id end) as id) o
      left join person p on p.id = o.id and p.display_name is not null and not p.is_closed
      left join circle ci on ci.kind = a.kind and ci.id = a.subject_id
      order by a.position`,
  );
  return rows.map((row, i) => toAccess(subjects[i]!, row, who));
}

function toAccess({ kind, playerId }: Subject, row: AccessRow, who: UserId): Access {
  const { reachable, blocked, favourite, owner_id } = row;
  switch (kind) {
    case 'PLAYER':
      return { kind, reachable, blocked };
    case 'COURT': {
      // The owner cannot write to the own centre.
      const takesPart = playerId === who ? owner_id !== who : owner_id === who;
      return { kind, takesPart, hasOwner: owner_id !== null, favourite, blocked };
    }
    case 'MATCH':
    case 'TOURNAMENT_GROUP':
    case 'TOURNAMENT_TEAM':
    case 'LEAGUE_GROUP':
      return { kind, takesPart: row.takes_part ?? false, closed: row.closed ?? false };
    default:
      return assertNever(kind);
  }
}
