import type { MatchId } from '@setpoint/kernel';
import type { TestService } from '@setpoint/testkit';
import { sql } from 'kysely';
import type { Match } from '../../src/domain/match.js';
import { gathered } from '../../src/persistence/gathered.js';
import { invitationRows, playerRows, toMatch, toRow } from '../../src/persistence/match-rows.js';
import type { Tables } from '../../src/persistence/tables.js';
import type { Kysely } from 'kysely';
import type { World } from '../memory/memory-matches.js';

/** Direct access to the tables, for what a spec starts from and what it looks at. */
export function database(service: TestService<Tables>) {
  const db = service.db as unknown as Kysely<Tables>;
  return {
    async put(match: Match): Promise<void> {
      const at = await db
        .selectFrom('courts')
        .selectAll()
        .where('id', '=', match.plan.courtId ?? '')
        .executeTakeFirst();
      const home = await db.selectFrom('people').selectAll().where('id', '=', match.organiserId).executeTakeFirst();
      const { city = null, lat = null, lng = null } = at ?? home ?? {};
      await db
        .insertInto('matches')
        .values({ ...toRow(match), city, lat, lng, request_id: null })
        .execute();
      await db.insertInto('match_players').values(playerRows(match)).execute();
      if (match.invitations.length > 0)
        await db
          .insertInto('invitations')
          .values(invitationRows(match).map((row) => ({ ...row, id: `${match.id} ${row.id}` })))
          .execute();
      for (const { by, of } of match.evaluations)
        await db
          .insertInto('evaluations')
          .values({ match_id: match.id, by_id: by, of_id: of, marks: '{}', given_at: match.createdAt })
          .execute();
    },
    async get(id: MatchId): Promise<Match | undefined> {
      const row = await gathered(db).where('m.id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const match = toMatch(row);
      return {
        ...match,
        invitations: match.invitations.map((each) => ({ ...each, id: each.id.replace(`${id} `, '') })),
      };
    },
    async tell(world: World): Promise<void> {
      const place = (id: string) => world.places[id] ?? { city: null, lat: null, lng: null };
      const people = world.people.map(({ id, levels, absence, timeZone }) => ({
        ...{ id, ...place(id), time_zone: timeZone, levels: JSON.stringify(levels) },
        ...{ absent_from: absence?.from ?? null, absent_to: absence?.to ?? null },
      }));
      await db.insertInto('people').values(people).execute();
      const courts = world.courts.map(({ id, timeZone }) => ({ id, ...world.places[id]!, time_zone: timeZone }));
      if (courts.length > 0) await db.insertInto('courts').values(courts).execute();
      const blocks = world.blocks.map(({ blocker, blocked }) => ({ blocker_id: blocker, blocked_id: blocked }));
      if (blocks.length > 0) await db.insertInto('blocks').values(blocks).execute();
      const follows = world.follows.map(({ follower, followed }) => ({ follower_id: follower, followed_id: followed }));
      if (follows.length > 0) await db.insertInto('follows').values(follows).execute();
    },
    async clear(): Promise<void> {
      await sql`truncate matches, match_players, invitations, evaluations, people, courts, blocks, follows, outbox`.execute(
        db,
      );
    },
  };
}
