import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { Clock, type Role, type SportId, type UserId } from '@setpoint/kernel';
import type { RunningService } from '@setpoint/service-kit';
import { ExponentialBackoff, handleType, retry } from 'cockatiel';
import { Accounts } from '../application/ports/accounts.js';
import { IdentityProvider } from '../application/ports/identity-provider.js';
import { type AccountFact, evolveAll, register } from '../domain/account-machine.js';
import type { Language, LivingAccount } from '../domain/account.js';
import { findRegistrationErrors, readRegistration } from '../domain/rules/registration.js';
import { integrationEventsFor, registeredEvent } from '../events/outgoing.js';
import { ProviderUnavailable } from '../provider/provider-unavailable.js';

/** An emulator that has just started on a busy machine may need longer than people are asked to wait for an answer. */
const whilstAway = retry(handleType(ProviderUnavailable), {
  maxAttempts: 12,
  backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 5_000 }),
});

/** An account of the demo data. */
export interface AccountSeed {
  /** Also the uid at the provider. */
  readonly id: UserId;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly sports: readonly SportId[];
  readonly roles?: readonly Role[];
  readonly verified: boolean;
  readonly registeredAt?: Date;
  readonly referredBy?: UserId;
}

/** Somebody of the demo data who can really sign in. */
export interface SignInSeed extends Pick<AccountSeed, 'id' | 'email' | 'firstName' | 'lastName' | 'verified'> {
  readonly password: string;
}

/** Makes accounts for demo data by the rules of registration, without mails. */
@Injectable()
export class SeedAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
  ) {}

  /** @throws when a seed breaks a rule of registration. */
  async execute(seeds: readonly AccountSeed[]): Promise<OutgoingEvent[]> {
    const events: OutgoingEvent[] = [];
    const accounts = seeds.map((seed): LivingAccount => {
      const at = seed.registeredAt ?? this.clock.now();
      const registration = readRegistration(seed, { email: seed.email, displayName: null });
      const errors = findRegistrationErrors(registration);
      if (errors.length > 0) throw new Error(`the seed of ${seed.email} breaks a rule: ${JSON.stringify(errors)}`);
      const { roles = [], referredBy = null } = seed;
      const account = register(seed.id, seed.id, registration, { roles, referredBy }, at);
      const facts: AccountFact[] = seed.verified ? [{ kind: 'VERIFIED', at }] : [];
      events.push(registeredEvent(account), ...integrationEventsFor(account, facts));
      return evolveAll(account, facts) as LivingAccount;
    });
    await this.accounts.addAll(accounts);
    return events;
  }

  async ensureSignIns(seeds: readonly SignInSeed[]): Promise<number> {
    let made = 0;
    for (const seed of seeds) {
      const user = {
        uid: seed.id,
        email: seed.email,
        password: seed.password,
        emailVerified: seed.verified,
        displayName: `${seed.firstName} ${seed.lastName}`,
      };
      const result = await whilstAway.execute(() => this.provider.create(user));
      if (result === 'CREATED') made += 1;
    }
    return made;
  }
}

/**
 * Writes demo accounts into a running identity service, by the rules of registration and without mails; those that are
 * there already stay as they are. Resolves with the events that the registrations would have emitted, in order; the
 * outbox gets none.
 */
export const seedAccounts = (identity: RunningService, seeds: readonly AccountSeed[]): Promise<OutgoingEvent[]> =>
  identity.app.get(SeedAccounts).execute(seeds);

/**
 * Makes the provider users of demo accounts that sign in, unless they are there: call it at each start, because an
 * emulator forgets. Resolves with how many it made.
 */
export const ensureSignIns = (identity: RunningService, seeds: readonly SignInSeed[]): Promise<number> =>
  identity.app.get(SeedAccounts).ensureSignIns(seeds);
