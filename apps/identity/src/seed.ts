import type { OutgoingEvent } from '@setpoint/events';
import type { RunningService } from '@setpoint/service-kit';
import { type AccountSeed, SeedAccounts, type SignInSeed } from './application/seed-accounts.js';

export type { AccountSeed, SignInSeed } from './application/seed-accounts.js';

/**
 * Writes demo accounts into a running identity service, by the rules of registration and without mails; those that are
 * there already stay. Answers the events that the registrations would have said, in order; the outbox gets none.
 */
export const seedAccounts = (identity: RunningService, seeds: readonly AccountSeed[]): Promise<OutgoingEvent[]> =>
  identity.app.get(SeedAccounts).execute(seeds);

/** Makes the provider users of demo accounts that sign in, unless they are there. Answers how many it made. */
export const ensureSignIns = (identity: RunningService, seeds: readonly SignInSeed[]): Promise<number> =>
  identity.app.get(SeedAccounts).ensureSignIns(seeds);
