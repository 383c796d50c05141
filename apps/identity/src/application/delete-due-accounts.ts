import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { Log } from '@setpoint/service-kit';
import { decide, evolveAll, isDeletionDue } from '../domain/account-machine.js';
import { integrationEventsFor, noticeEvent } from '../events/outgoing.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { SessionEndings } from './session-endings.js';

const BATCH = 20;

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
  async execute(now: Date): Promise<number> {
    let deleted = 0;
    for (const userId of await this.accounts.dueForDeletion(now, BATCH)) {
      try {
        if (await this.delete(userId, now)) deleted += 1;
      } catch (error) {
        this.log.warn({ err: error, userId }, 'an account could not be deleted yet');
      }
    }
    return deleted;
  }

  private async delete(userId: UserId, now: Date): Promise<boolean> {
    const due = await this.accounts.find(userId);
    if (!due || due.status === 'DELETED' || !isDeletionDue(due, now)) return false;
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
    return change?.answer ?? false;
  }
}
