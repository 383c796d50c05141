import type { UserId } from '@setpoint/kernel';
import { insertRows } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { registrationId, type Tournament } from '../domain/tournament.js';
import {
  FavouriteCourtEntity,
  FollowEntity,
  PersonEntity,
  type FavouriteCourtRow,
  type FollowRow,
  type PersonRow,
} from './projection-entities.js';
import { EntrantEntity, RegistrationEntity } from './registration-entities.js';
import { registrationRowOf } from './registration-rows.js';
import { TournamentEntity } from './tournament-entities.js';
import { tournamentRowOf } from './tournament-rows.js';

/** Personal data in the projections. */
export interface PeopleRows {
  readonly people: readonly PersonRow[];
  readonly follows: readonly FollowRow[];
  readonly favourites: readonly FavouriteCourtRow[];
}

/** Bulk projections for demo data; existing rows are kept. */
export async function insertPeople(manager: EntityManager, rows: PeopleRows): Promise<void> {
  const once = { ignoreConflicts: true };
  await insertRows(manager, PersonEntity, [...rows.people], once);
  await insertRows(manager, FollowEntity, [...rows.follows], once);
  await insertRows(manager, FavouriteCourtEntity, [...rows.favourites], once);
}

interface InsertedTeam {
  readonly id: string;
  readonly playerIds: readonly UserId[];
  readonly rating: number;
  readonly clubs: readonly string[];
}

/** When a team of demo data came in, one an hour. */
export const enteredAt = ({ openedAt }: Tournament, index: number): Date =>
  new Date(openedAt!.getTime() + (index + 1) * 60 * 60 * 1000);

/** A tournament with its entries, for demo data. */
export async function insertTournament(
  manager: EntityManager,
  tournament: Tournament,
  teams: readonly InsertedTeam[],
): Promise<void> {
  // Makes the timer check it at once and set the next deadline.
  const dueAt = tournament.state === 'OPEN' ? tournament.openedAt : null;
  await insertRows(manager, TournamentEntity, [tournamentRowOf(tournament, dueAt)]);
  const registrations = teams.map(({ id, playerIds: [captainId, partnerId = null], rating, clubs }, index) => ({
    ...{ id: registrationId(id), tournamentId: tournament.id, captainId: captainId!, partnerId },
    ...{ state: 'CONFIRMED' as const, placeNo: index + 1, paid: [captainId!, ...(partnerId ? [partnerId] : [])] },
    ...{ until: null, endedBecause: null, endedAt: null, refundTo: 'MEANS' as const, turn: null, matches: 0 },
    ...{ isQualified: false, rating: tournament.startedAt ? rating : null, clubs, seedNo: null, isOut: false },
    createdAt: enteredAt(tournament, index),
  }));
  await insertRows(manager, RegistrationEntity, registrations.map(registrationRowOf));
  await insertRows(
    manager,
    EntrantEntity,
    teams.flatMap(({ id, playerIds }) =>
      playerIds.map((player_id) => ({ tournament_id: tournament.id, player_id, registration_id: id })),
    ),
  );
}
