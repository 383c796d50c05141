import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse } from '@setpoint/kernel';
import { InjectConfig } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import { isEmail } from '../domain/rules/registration.js';
import { lapsedBefore } from '../domain/rules/support-nomination.js';
import { supportFor } from './nominated-support.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { SupportNominations } from './ports/support-nominations.js';

/** `GRANTED` also to who has the role already. */
export type NominationState = 'GRANTED' | 'NOT_REGISTERED' | 'NOT_VERIFIED' | 'LOCKED';

/**
 * Gives the role of support to owners of addresses that the installation names (ADM-15): an installation has nobody who
 * could give it. Those who verify their address later get it when they sign in (`OpenSession`).
 */
@Injectable()
export class GrantNominatedSupport {
  constructor(
    private readonly accounts: Accounts,
    private readonly nominations: SupportNominations,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'supportEmails'>,
  ) {}

  /** For an operator; idempotent. */
  async nominate(address: string): Promise<Outcome<NominationState, 'EMAIL_NOT_VALID'>> {
    const email = address.trim().toLowerCase();
    if (!isEmail(email)) return refuse('EMAIL_NOT_VALID');
    const now = this.clock.now();
    await this.nominations.nominate(email, now);
    return accept(await this.settle(email, now));
  }

  /** Those of the setting, and those that wait. Resolves with how many have got the role. */
  async settleAll(now: Date): Promise<number> {
    await this.nominations.lapse(lapsedBefore(now));
    await this.nominations.keepSetting(this.settings.supportEmails, now);
    let granted = 0;
    for (const email of await this.nominations.waiting()) {
      if ((await this.settle(email, now)) === 'GRANTED') granted += 1;
    }
    return granted;
  }

  private async settle(email: string, now: Date): Promise<NominationState> {
    const account = await this.accounts.findByEmail(email);
    if (!account) return 'NOT_REGISTERED';
    if (account.status === 'DISABLED') return 'LOCKED';
    if (account.status === 'UNVERIFIED') return 'NOT_VERIFIED';
    const user = await this.provider.findByEmail(email);
    if (!user) return 'NOT_VERIFIED';
    const change = await this.accounts.changeNominated(
      account.id,
      email,
      (current, nomination): AccountChange<NominationState> => {
        const granted = supportFor(current, { ...user, email }, nomination, now);
        if (granted) return { answer: 'GRANTED', ...granted };
        // Another replica was faster.
        const has = current.status === 'VERIFIED' && current.roles.includes('SUPPORT') && !nomination;
        return { answer: has ? 'GRANTED' : 'NOT_VERIFIED' };
      },
    );
    return change?.answer ?? 'NOT_REGISTERED';
  }
}
