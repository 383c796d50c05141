import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { decide, evolveAll, isDeletionDue } from '../domain/account-machine.js';
import { integrationEventsFor, noticeEvent } from '../events/outgoing.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { SessionEndings } from './session-endings.js';

/**
 * Deletes accounts whose time to think again is over (ACC-06). The provider forgets the person first: while it is away the
 * account stays due, and a process that dies between the two goes on where it stood.
 */
@Injectable()
export class DeleteDueAccounts {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
    private readonly endings: SessionEndings,
    private readonly log: Log,
  ) {}

  /** How many were deleted. */
  execute(now: Date): Promise<number> {
    return this.accounts.eachDueForDeletion(now, (userId) => this.delete(userId, now));
  }

  private async delete(userId: UserId, now: Date): Promise<void> {
    const due = await this.accounts.find(userId);
    if (!due || due.status === 'DELETED' || !isDeletionDue(due, now)) return;
    await this.provider.remove(due.providerUid);
    const change = await this.accounts.change(userId, (account): AccountChange<boolean> => {
      if (account.status === 'DELETED' || !isDeletionDue(account, now)) return { answer: false };
      const decision = decide(account, { kind: 'DELETE' }, now);
      if (!decision.ok) return { answer: false };
      return {
        answer: true,
        account: evolveAll(account, decision.value),
        events: [noticeEvent(account, 'ACCOUNT_DELETED'), ...integrationEventsFor(account, decision.value)],
        endSessions: { at: now, reason: 'ACCOUNT_CLOSED' },
      };
    });
    await this.endings.announce(change?.ended ?? []);
    if (change?.answer) this.log.info({ userId }, 'an account was deleted');
  }
}
