import { Injectable } from '@nestjs/common';
import { PLATFORM_USER, type UserId } from '@setpoint/kernel';
import { decide, evolveAll } from '../domain/account-machine.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { accessAudit } from './account-audit.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';

/** Unlocks accounts whose suspension is over, here and at the provider. */
@Injectable()
export class EndSuspensions {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
  ) {}

  execute(now: Date): Promise<number> {
    return this.accounts.eachSuspendedUntil(now, ({ id, providerUid }) => this.end(id, providerUid, now));
  }

  private async end(id: UserId, providerUid: string, now: Date): Promise<void> {
    // The provider first: while it is unavailable the account stays unchanged and is retried.
    await this.provider.setDisabled(providerUid, false);
    await this.accounts.change(id, (account): AccountChange<null> => {
      if (account.status !== 'DISABLED' || !account.disabledUntil || account.disabledUntil > now)
        return { answer: null };
      const decision = decide(account, { kind: 'ENABLE' }, now);
      if (!decision.ok) return { answer: null };
      const next = evolveAll(account, decision.value);
      const audit = accessAudit(account, next, { by: PLATFORM_USER, at: now, reason: null });
      return { answer: null, account: next, events: integrationEventsFor(account, decision.value), audit };
    });
  }
}
