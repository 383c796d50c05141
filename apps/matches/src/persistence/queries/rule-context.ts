import { courtId, matchId, userId, type UserId } from '@setpoint/kernel';
import { rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { Involved } from '../../application/ports/matches.js';
import { ruleContextOf, type Person, type RuleContext } from '../../domain/rule-context.js';
import type { BlockRow, CourtRow, FollowRow, PersonRow } from '../projection-entities.js';

/** Loads exactly what the rules need about these people and this court. */
export async function loadRuleContext(
  manager: EntityManager,
  { actor, people, courtId: court, courtIds = [] }: Involved,
): Promise<RuleContext> {
  const ids = [...new Set([actor, ...people])];
  const others = ids.filter((id) => id !== actor);
  const isAlone = others.length === 0;
  return ruleContextOf({
    people: await loadPeople(manager, ids),
    blocks: isAlone ? [] : await loadBlocksAmong(manager, ids),
    follows: isAlone ? [] : await loadFollows(manager, actor, others),
    courts: await loadCourts(manager, court === null ? courtIds : [court, ...courtIds]),
  });
}

/** What a viewer's available actions depend on, in one statement for any number of matches. */
export async function loadViewerContext(manager: EntityManager, viewer: UserId): Promise<RuleContext> {
  const row = await rowOf<(PersonWithEngagements | { readonly id: null }) & { readonly blocks: readonly BlockRow[] }>(
    manager,
    sql`select ${PERSON_COLUMNS},
        (select coalesce(json_agg(b), '[]') from block b where b.blocker_id = viewer.id or b.blocked_id = viewer.id) as blocks
      from (select ${viewer}::text as id) viewer left join person p on p.id = viewer.id`,
  );
  const people = row!.id === null ? [] : [toPerson(row!)];
  return ruleContextOf({ people, blocks: row!.blocks.map(toBlock), follows: [], courts: [] });
}

type PersonWithEngagements = Pick<PersonRow, 'id' | 'time_zone' | 'levels' | 'absent_from' | 'absent_to'> & {
  readonly waits_for: number;
  readonly engagements: readonly {
    readonly matchId: string;
    readonly startsAt: string;
    readonly endsAt: string;
    readonly isPrivate: boolean;
  }[];
};

/** For `person p`. Past matches cannot overlap with future ones. */
const PERSON_COLUMNS = sql`p.id, p.time_zone, p.levels, p.absent_from, p.absent_to,
  (select count(*) from waiter w where w.player_id = p.id) as waits_for,
  (select coalesce(json_agg(json_build_object('matchId', m.id, 'startsAt', m.starts_at, 'endsAt', m.ends_at,
      'isPrivate', m.visibility = 'PRIVATE')), '[]')
    from match_player mp join match m on m.id = mp.match_id
    where mp.player_id = p.id and mp.is_current and m.starts_at is not null and m.state in ('ORGANIZING', 'READY')) as engagements`;

export async function loadPeople(manager: EntityManager, ids: readonly UserId[]): Promise<Person[]> {
  const rows = await rowsOf<PersonWithEngagements>(
    manager,
    sql`select ${PERSON_COLUMNS} from person p where p.id = any(${ids}::text[])`,
  );
  return rows.map(toPerson);
}

const toPerson = (row: PersonWithEngagements): Person => ({
  id: userId(row.id),
  levels: row.levels,
  absence: row.absent_from && row.absent_to ? { from: row.absent_from, to: row.absent_to } : null,
  timeZone: row.time_zone,
  waitsFor: row.waits_for,
  engagements: row.engagements.map((each) => ({
    matchId: matchId(each.matchId),
    startsAt: new Date(each.startsAt),
    endsAt: new Date(each.endsAt),
    isPrivate: each.isPrivate,
  })),
});

const toBlock = (row: BlockRow) => ({ blocker: userId(row.blocker_id), blocked: userId(row.blocked_id) });

async function loadBlocksAmong(manager: EntityManager, ids: readonly UserId[]) {
  const rows = await rowsOf<BlockRow>(
    manager,
    sql`select blocker_id, blocked_id from block
      where blocker_id = any(${ids}::text[]) and blocked_id = any(${ids}::text[])`,
  );
  return rows.map(toBlock);
}

async function loadFollows(manager: EntityManager, follower: UserId, followed: readonly UserId[]) {
  const rows = await rowsOf<Pick<FollowRow, 'followed_id'>>(
    manager,
    sql`select followed_id from follow where follower_id = ${follower} and followed_id = any(${followed}::text[])`,
  );
  return rows.map((row) => ({ follower, followed: userId(row.followed_id) }));
}

async function loadCourts(manager: EntityManager, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await rowsOf<Pick<CourtRow, 'id' | 'time_zone'>>(
    manager,
    sql`select id, time_zone from court where id = any(${ids}::text[])`,
  );
  return rows.map((row) => ({ id: courtId(row.id), timeZone: row.time_zone }));
}
