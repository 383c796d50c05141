import { gridPosition } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import { UploadEntity } from '@setpoint/uploads/service';
import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import { audiencesOf } from '../seeding/audiences.js';
import { pollsOf } from '../seeding/polls.js';
import type { PlayedHistory } from '../seeding/history.js';
import { photosOf } from '../seeding/photos.js';
import type { HistorySeed } from '../seeding/seeds.js';
import { FanEntity, fanRow } from './audience-entities.js';
import { EvaluationEntity, InvitationEntity, MatchEntity, MatchPlayerEntity } from './entities.js';
import { CourtEntity, FollowEntity, PersonEntity } from './projection-entities.js';
import { CaseEntity, caseRow } from './case-rows.js';
import { GuestEntity } from './guest-entities.js';
import { MatchPhotoEntity } from './photo-entities.js';
import { invitationRows, playerRows, toRow } from './match-rows.js';
import { guestRows } from './save-guests.js';
import { PollEntity, pollRow } from './poll-rows.js';
import { WaiterEntity, waiterRows } from './waiter-rows.js';

/** Inserts past matches in bulk; existing rows are kept. */
export async function insertHistory(
  manager: EntityManager,
  seed: HistorySeed,
  { matches, evaluations, cases }: PlayedHistory,
): Promise<void> {
  const people = seed.players.map(({ id, city, lat, lng, timeZone, levels, availability = NO_TIMES }) => ({
    ...{ id, city, ...gridPosition({ lat, lng }), time_zone: timeZone, levels },
    ...{ absent_from: null, absent_to: null, availability },
  }));
  await insert(manager, PersonEntity, people);
  const courts = seed.courts.map(({ id, city, lat, lng, timeZone, sports }) => ({
    ...{ id, city, lat, lng, time_zone: timeZone, sports: [...sports] },
  }));
  await insert(manager, CourtEntity, courts);
  const places = new Map([...people, ...courts].map(({ id, city, lat, lng }) => [id, { city, lat, lng }]));
  const follows = seed.follows.map((each) => ({ follower_id: each.followerId, followed_id: each.followedId }));
  await insert(manager, FollowEntity, follows);
  const matchRows = matches.map((match) => ({
    ...toRow(match),
    ...(places.get(match.plan.courtId ?? match.organiserId) ?? { city: null, lat: null, lng: null }),
    request_id: null,
  }));
  await insert(manager, MatchEntity, matchRows);
  await insert(manager, MatchPlayerEntity, matches.flatMap(playerRows));
  await insert(manager, InvitationEntity, matches.flatMap(invitationRows));
  await insert(manager, GuestEntity, matches.flatMap(guestRows));
  await insert(manager, WaiterEntity, matches.flatMap(waiterRows));
  const evaluationRows = evaluations.map(({ matchId, by, of, marks, at }) => ({
    ...{ match_id: matchId, by_id: by, of_id: of, marks, given_at: at },
  }));
  await insert(manager, EvaluationEntity, evaluationRows);
  const fans = audiencesOf(matches, seed).map(({ matchId, fan }) => fanRow(matchId, fan));
  await insert(manager, FanEntity, fans);
  const photos = photosOf(matches, seed);
  const uploads = photos.map(({ photo: { id, addedBy, addedAt }, key }) => ({
    ...{
      id,
      key,
      owner_id: addedBy,
      state: 'ATTACHED' as const,
      uploaded_at: addedAt,
      clears_at: null,
      moves_to: null,
    },
  }));
  await insert(manager, UploadEntity, uploads);
  const photoRows = photos.map(({ match, photo: { id, addedBy, addedAt } }) => ({
    ...{ match_id: match.id, upload_id: id, added_by: addedBy, added_at: addedAt },
  }));
  await insert(manager, MatchPhotoEntity, photoRows);
  await insert(manager, CaseEntity, cases.map(caseRow));
  await insert(manager, PollEntity, pollsOf(matches, seed).map(pollRow));
}

const NO_TIMES = { noFixedDays: false, slots: [] };

const AT_ONCE = 2000;

async function insert<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Partial<Row>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE)
    await insertRows(manager, entity, rows.slice(start, start + AT_ONCE), { ignoreConflicts: true });
}
