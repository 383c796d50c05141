import { courtId, matchId, userId, type UserId } from '@setpoint/kernel';
import { sql, type Kysely } from 'kysely';
import type { Involved } from '../application/ports.js';
import { contextOf, type Context, type Person } from '../domain/context.js';
import { players, type Match } from '../domain/match.js';
import type { Tables } from './tables.js';

/** Just what rules may ask about these people and this court. */
export async function loadContext(db: Kysely<Tables>, match: Match | null, involved: Involved): Promise<Context> {
  const { actor, courtId: court } = involved;
  const ids = [...new Set([actor, ...involved.people, ...(match ? [match.organiserId, ...players(match)] : [])])];
  const people = await loadPeople(db, ids);
  const others = ids.filter((id) => id !== actor);
  const blocks = others.length === 0 ? [] : await blocksBetween(db, actor, others);
  const follows = others.length === 0 ? [] : await followsOf(db, actor, others);
  const courts =
    court === null ? [] : await db.selectFrom('courts').select(['id', 'time_zone']).where('id', '=', court).execute();
  return contextOf({
    people,
    blocks,
    follows,
    courts: courts.map((row) => ({ id: courtId(row.id), timeZone: row.time_zone })),
  });
}

/** What offers of actions depend on: two statements for any number of matches. */
export async function loadOwnContext(db: Kysely<Tables>, who: UserId): Promise<Context> {
  const [people, blocks] = await Promise.all([
    loadPeople(db, [who]),
    db
      .selectFrom('blocks')
      .selectAll()
      .where((eb) => eb.or([eb('blocker_id', '=', who), eb('blocked_id', '=', who)]))
      .execute(),
  ]);
  return contextOf({ people, blocks: blocks.map(toBlock), follows: [], courts: [] });
}

/** Waits until no other command takes these people's time; until the end of the transaction. */
export async function takeTimeOf(tx: Kysely<Tables>, ids: readonly UserId[]): Promise<void> {
  if (ids.length === 0) return;
  // In one order everywhere, so that two commands never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('matches time ' || id, 0))
    from (select id from unnest(${ids}::text[]) id order by id) ordered`.execute(tx);
}

async function loadPeople(db: Kysely<Tables>, ids: readonly UserId[]): Promise<Person[]> {
  const rows = await db
    .selectFrom('people as p')
    .select(['p.id', 'p.time_zone', 'p.levels', 'p.absent_from', 'p.absent_to'])
    // Matches that are over overlap with nothing that is still to come.
    .select(
      sql<{ matchId: string; startsAt: string; endsAt: string }[]>`(
        select coalesce(json_agg(json_build_object('matchId', m.id, 'startsAt', m.starts_at, 'endsAt', m.ends_at)), '[]')
        from match_players mp join matches m on m.id = mp.match_id
        where mp.player_id = p.id and m.starts_at is not null and m.state in ('ORGANIZING', 'READY'))`.as(
        'engagements',
      ),
    )
    .where('p.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: userId(row.id),
    levels: row.levels,
    absence: row.absent_from && row.absent_to ? { from: row.absent_from, to: row.absent_to } : null,
    timeZone: row.time_zone,
    engagements: row.engagements.map((each) => ({
      matchId: matchId(each.matchId),
      startsAt: new Date(each.startsAt),
      endsAt: new Date(each.endsAt),
    })),
  }));
}

async function blocksBetween(db: Kysely<Tables>, one: UserId, others: readonly UserId[]) {
  const rows = await db
    .selectFrom('blocks')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('blocker_id', '=', one).and('blocked_id', 'in', others),
        eb('blocked_id', '=', one).and('blocker_id', 'in', others),
      ]),
    )
    .execute();
  return rows.map(toBlock);
}

async function followsOf(db: Kysely<Tables>, one: UserId, others: readonly UserId[]) {
  const rows = await db
    .selectFrom('follows')
    .select('followed_id')
    .where('follower_id', '=', one)
    .where('followed_id', 'in', others)
    .execute();
  return rows.map((row) => ({ follower: one, followed: userId(row.followed_id) }));
}

const toBlock = (row: { blocker_id: string; blocked_id: string }) => ({
  blocker: userId(row.blocker_id),
  blocked: userId(row.blocked_id),
});
