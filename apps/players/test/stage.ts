import { accountRegistered, accountVerified, signedIn, type DataOf } from '@setpoint/events';
import { insertRows } from '@setpoint/service-kit';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import type { Profile } from '../src/domain/profile.js';
import { FollowEntity, PlayerEntity, type FollowRow } from '../src/persistence/entities.js';
import { toRow } from '../src/persistence/player-rows.js';
import { recountFollows } from '../src/persistence/projections/follow-counts.js';
import { saveSearchRows, toSearchRow } from '../src/persistence/projections/player-search.js';
import { playersService } from '../src/service.js';

export type Stage = TestService;

export const startPlayers = (settings: Record<string, unknown> = {}) =>
  startTestService(playersService, { clock: new FixedClock('2026-06-01T12:00:00Z'), settings });

const TABLES = [
  'player',
  'player_search',
  'grid_cell',
  'follow',
  'block',
  'match_statistics',
  'player_statistics',
  'pending_fact',
  'tournament_statistics',
  'ranking_entry',
  'ranking_score',
  'ranking_due',
  'rated_match',
  'rating_start',
  'rating_entry',
  'match_prediction',
  'coming_match',
  'evaluation',
  'rated_bonus',
  'unrated_match',
  'rating_parameters',
  'rating_replay',
  'rating_replay_player',
  'judged_prediction',
  'calibration',
  'watched_result',
  'fair_play',
  'fair_play_due',
  'fair_play_history',
  'fair_play_population',
  'court_surface',
  'upload',
  'outbox',
  'inbox',
  'subject_version',
];

/** Empties all tables between tests. */
export const clear = (stage: Stage) => stage.empty(...TABLES);

/** Profiles as they are, without the events of how they came about. */
export async function arePlayers({ manager }: Stage, ...profiles: Profile[]): Promise<void> {
  const rows = profiles.map((profile) => ({ ...toRow(profile), invited_by: null }));
  await insertRows(manager, PlayerEntity, rows.map(withCounts));
  await saveSearchRows(
    manager,
    profiles.map(toSearchRow).filter((row) => row !== null),
  );
}

const withCounts = <Row>(row: Row) => ({ ...row, following_count: 0, followers_count: 0 });

/** Follows as they are, counted. */
export async function areFollows({ manager }: Stage, ...follows: FollowRow[]): Promise<void> {
  await insertRows(manager, FollowEntity, follows);
  await recountFollows(manager);
}

export const registration = (userId: string, changes: Partial<DataOf<typeof accountRegistered>> = {}) => ({
  userId,
  email: `${userId}@setpoint.example`,
  firstName: userId[0]!.toUpperCase() + userId.slice(1),
  lastName: 'Rossi',
  sports: [1 as const],
  language: 'it' as const,
  roles: [],
  ...changes,
});

/** Registers and verifies, by the events of identity. */
export async function joins(stage: Stage, userId: string, changes: Partial<DataOf<typeof accountRegistered>> = {}) {
  await stage.deliver(accountRegistered, registration(userId, changes));
  await stage.deliver(accountVerified, { userId });
}

export const logsIn = (stage: Stage, userId: string, at: string, version?: number) =>
  stage.deliver(signedIn, { userId, at }, version === undefined ? {} : { version });
