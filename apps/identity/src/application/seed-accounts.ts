import { Injectable } from '@nestjs/common';
import type { OutgoingEvent } from '@setpoint/events';
import { Clock, type Role, type SportId, type UserId } from '@setpoint/kernel';
import { evolveAll, register } from '../domain/account-machine.js';
import type { AccountFact } from '../domain/account-machine.js';
import type { Language, LivingAccount } from '../domain/account.js';
import { faultsIn, readRegistration } from '../domain/rules/registration.js';
import { eventsOf, registeredEvent } from '../events/outgoing.js';
import { Accounts } from './accounts.js';
import { IdentityProvider } from './identity-provider.js';

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

  /**
   * Writes the accounts; those that are there already stay as they are. Nothing goes to the outbox: the events that
   * the registrations would have said come back, in order.
   * @throws when a seed breaks a rule of registration.
   */
  async execute(seeds: readonly AccountSeed[]): Promise<OutgoingEvent[]> {
    const events: OutgoingEvent[] = [];
    const accounts = seeds.map((seed): LivingAccount => {
      const at = seed.registeredAt ?? this.clock.now();
      const registration = readRegistration(seed, { email: seed.email, displayName: null });
      const faults = faultsIn(registration);
      if (faults.length > 0) throw new Error(`the seed of ${seed.email} breaks a rule: ${JSON.stringify(faults)}`);
      const { roles = [], referredBy = null } = seed;
      const account = register(seed.id, seed.id, registration, { roles, referredBy }, at);
      const facts: AccountFact[] = seed.verified ? [{ kind: 'VERIFIED', at }] : [];
      events.push(registeredEvent(account), ...eventsOf(account.id, facts));
      return evolveAll(account, facts) as LivingAccount;
    });
    await this.accounts.addAll(accounts);
    return events;
  }

  /**
   * Makes the provider users of those who sign in, unless they are there: call it at each start, because an emulator
   * forgets. Answers how many it made.
   */
  async ensureSignIns(seeds: readonly SignInSeed[]): Promise<number> {
    let made = 0;
    for (const seed of seeds) {
      const result = await this.provider.create({
        uid: seed.id,
        email: seed.email,
        password: seed.password,
        emailVerified: seed.verified,
        displayName: `${seed.firstName} ${seed.lastName}`,
      });
      if (result === 'CREATED') made += 1;
    }
    return made;
  }
}
