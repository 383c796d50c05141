import { Injectable } from '@nestjs/common';
import { decide, evolveAll } from '../domain/account-machine.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { accessAudit } from './account-audit.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { PLATFORM_USER } from '@setpoint/kernel';

const BATCH = 100;

/** Opens the accounts whose suspension is over, here and at the provider. */
@Injectable()
export class EndSuspensions {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
  ) {}

  async execute(now: Date): Promise<number> {
    const due = await this.accounts.suspendedUntil(now, BATCH);
    for (const { id, providerUid } of due) {
      // The provider first: while it is away the account stays as it is and is tried again.
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
    return due.length;
  }
}
