import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { type AccountRefusal, decide, evolveAll } from '../domain/account-machine.js';
import type { LivingAccount } from '../domain/account.js';
import { noticeEvent } from '../events/outgoing.js';
import { type AccountChange, Accounts } from './ports/accounts.js';

export type CancelDeletionRefusal = AccountRefusal | 'DELETION_UNDER_WAY';

/** The person stays after all (ACC-06). */
@Injectable()
export class CancelDeletion {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async execute(userId: UserId): Promise<Outcome<null, CancelDeletionRefusal>> {
    const now = this.clock.now();
    const change = await this.accounts.change(
      userId,
      (account): AccountChange<Outcome<null, CancelDeletionRefusal>> => {
        const decision = decide(account, { kind: 'CANCEL_DELETION' }, now);
        if (!decision.ok) return { answer: decision };
        const next = evolveAll(account, decision.value) as LivingAccount;
        if (next.deletion) return { answer: refuse('DELETION_UNDER_WAY') };
        const events = decision.value.length > 0 ? [noticeEvent(next, 'DELETION_CANCELLED')] : [];
        return { answer: accept(null), account: next, events };
      },
    );
    return change?.answer ?? refuse('ACCOUNT_DELETED');
  }
}
