import type { DataOf, OutgoingEvent, profileChanged } from '@setpoint/events';
import { Storage, type RunningService } from '@setpoint/service-kit';
import { type AccountSeed, SeedAccounts, type SignInSeed } from './application/seed-accounts.js';
import { OnProfileChanged } from './events/on-profile-changed.js';
import type { Tables } from './persistence/tables.js';

export type { AccountSeed, SignInSeed } from './application/seed-accounts.js';

/**
 * Writes demo accounts into a running identity service, by the rules of registration and without mails; those that are
 * there already stay. Answers the events that the registrations would have said, in order; the outbox gets none.
 */
export const seedAccounts = (identity: RunningService, seeds: readonly AccountSeed[]): Promise<OutgoingEvent[]> =>
  identity.app.get(SeedAccounts).execute(seeds);

/** Tells a running identity service of seeded profiles, as if it had heard of them: whose invite code is whose. */
export const seedProfiles = (
  identity: RunningService,
  profiles: readonly DataOf<typeof profileChanged>[],
): Promise<void> => {
  const handler = identity.app.get(OnProfileChanged);
  return identity.app.get<Storage<Tables>>(Storage).transaction(async (tx) => {
    for (const data of profiles) await handler.handle({ data }, tx);
  });
};

/** Makes the provider users of demo accounts that sign in, unless they are there. Answers how many it made. */
export const ensureSignIns = (identity: RunningService, seeds: readonly SignInSeed[]): Promise<number> =>
  identity.app.get(SeedAccounts).ensureSignIns(seeds);
