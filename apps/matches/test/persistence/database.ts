import type { MatchId } from '@setpoint/kernel';
import { insertRows, rowOf, rowsOf, sql } from '@setpoint/service-kit';
import type { TestService } from '@setpoint/testkit';
import { MatchReads } from '../../src/application/ports/match-reads.js';
import { Matches } from '../../src/application/ports/matches.js';
import type { Match } from '../../src/domain/match.js';
import { EvaluationEntity, InvitationEntity, MatchEntity, MatchPlayerEntity } from '../../src/persistence/entities.js';
import { BlockEntity, CourtEntity, FollowEntity, PersonEntity } from '../../src/persistence/projection-entities.js';
import {
  invitationRows,
  playerRows,
  toMatch,
  toRow,
  type MatchAggregateRow,
} from '../../src/persistence/match-rows.js';
import { matchAggregate } from '../../src/persistence/queries/match-aggregate.js';
import { WaiterEntity, waiterRows } from '../../src/persistence/waiter-rows.js';
import { saveGuests } from '../../src/persistence/save-guests.js';
import { CRITERIA, type Marks } from '../../src/domain/rules/evaluations.js';
import type { MatchesFixture, PlaceOnEarth, World } from '../ports/world.js';

const anyMarks = Object.fromEntries(CRITERIA.map((criterion) => [criterion, 3])) as Marks;

const PEOPLE_CHANGED = 'matches.people-changed.v1';

const TABLES = [
  'match',
  'match_player',
  'invitation',
  'evaluation',
  'person',
  'court',
  'block',
  'follow',
  'calendar_feed',
  'calendar_removal',
  'support_case',
  'fan',
  'favourite_court',
  'guest',
  'guest_link',
  'silenced_address',
  'waiter',
  'poll',
  'proposal_watch',
  'match_photo',
  'upload',
  'outbox',
  'timer_failure',
];

/** The ports on Postgres, with direct access to the tables. */
export function database(service: TestService): MatchesFixture {
  const { manager } = service;
  return {
    matches: service.app.get(Matches),
    reads: service.app.get(MatchReads),

    async put(match: Match): Promise<void> {
      const [place = { city: null, lat: null, lng: null }] = await rowsOf<PlaceOnEarth>(
        manager,
        sql`select city, lat, lng from court where id = ${match.plan.courtId}::text
          union all select city, lat, lng from person where id = ${match.organiserId}`,
      );
      const invitations = invitationRows(match).map((row) => ({ ...row, id: `${match.id} ${row.id}` }));
      const evaluations = match.evaluations.map(({ by, of }) => ({
        ...{ match_id: match.id, by_id: by, of_id: of, marks: anyMarks, given_at: match.createdAt },
      }));
      await insertRows(manager, MatchEntity, [{ ...toRow(match), ...place, request_id: null }]);
      await insertRows(manager, MatchPlayerEntity, playerRows(match));
      await insertRows(manager, InvitationEntity, invitations);
      await saveGuests(manager, { ...match, guests: [] }, match, []);
      await insertRows(manager, WaiterEntity, waiterRows(match));
      await insertRows(manager, EvaluationEntity, evaluations);
    },

    async get(id: MatchId): Promise<Match | undefined> {
      const row = await rowOf<MatchAggregateRow>(manager, matchAggregate(sql`where m.id = ${id}`));
      if (!row) return undefined;
      const match = toMatch(row);
      return {
        ...match,
        invitations: match.invitations.map((each) => ({ ...each, id: each.id.replace(`${id} `, '') })),
      };
    },

    async populate(world: World): Promise<void> {
      const place = (id: string) => world.places[id] ?? { city: null, lat: null, lng: null };
      const people = world.people.map(({ id, levels, absence, timeZone }) => ({
        ...{ id, ...place(id), time_zone: timeZone, levels },
        ...{ absent_from: absence?.from ?? null, absent_to: absence?.to ?? null },
      }));
      const courts = world.courts.map(({ id, timeZone }) => ({ id, ...world.places[id]!, time_zone: timeZone }));
      const blocks = world.blocks.map(({ blocker, blocked }) => ({ blocker_id: blocker, blocked_id: blocked }));
      const follows = world.follows.map(({ follower, followed }) => ({ follower_id: follower, followed_id: followed }));
      await insertRows(manager, PersonEntity, people);
      await insertRows(manager, CourtEntity, courts);
      await insertRows(manager, BlockEntity, blocks);
      await insertRows(manager, FollowEntity, follows);
    },

    // Who is in the match is told beside what happened, by the storage itself.
    emitted: async () => (await service.events()).map(({ type }) => type).filter((type) => type !== PEOPLE_CHANGED),

    clear: () => service.empty(...TABLES),
  };
}
