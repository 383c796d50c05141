import { accountRegistered, accountVerified, signedIn, type DataOf } from '@setpoint/events';
import { FixedClock, startTestService, type TestService } from '@setpoint/testkit';
import type { Profile } from '../src/domain/profile.js';
import { toRow } from '../src/persistence/player-rows.js';
import type { Tables } from '../src/persistence/tables.js';
import { playersService } from '../src/service.js';

export type Stage = TestService<Tables>;

export const startPlayers = () =>
  startTestService<Tables>(playersService, { clock: new FixedClock('2026-06-01T12:00:00Z') });

/** Empties all tables between tests. */
export async function clear({ db }: Stage): Promise<void> {
  for (const table of ['player', 'follow', 'block', 'tally', 'heard_early', 'outbox', 'inbox'] as const) {
    await db.deleteFrom(table).execute();
  }
}

/** Profiles as they are, without the events of how they came about. */
export async function arePlayers({ db }: Stage, ...profiles: Profile[]): Promise<void> {
  for (let start = 0; start < profiles.length; start += 1000) {
    const rows = profiles.slice(start, start + 1000).map((profile) => ({ ...toRow(profile), invited_by: null }));
    await db.insertInto('player').values(rows).execute();
  }
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

/** Registers and verifies, as heard from identity. */
export async function joins(stage: Stage, userId: string, changes: Partial<DataOf<typeof accountRegistered>> = {}) {
  await stage.deliver(accountRegistered, registration(userId, changes));
  await stage.deliver(accountVerified, { userId });
}

export const logsIn = (stage: Stage, userId: string, at: string) => stage.deliver(signedIn, { userId, at });
