import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { type AccountRefusal, decide, evolveAll } from '../domain/account-machine.js';
import type { LivingAccount } from '../domain/account.js';
import { type DeletionRequestRefusal, findDeletionRefusal } from '../domain/rules/deletion-request.js';
import { noticeEvent } from '../events/outgoing.js';
import { type AccountChange, Accounts } from './ports/accounts.js';

export type RequestDeletionRefusal = DeletionRequestRefusal | AccountRefusal;

/** Requests deletion of the own account, carried out after a grace period (ACC-06). */
@Injectable()
export class RequestDeletion {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async execute(userId: UserId, confirmation: string): Promise<Outcome<LivingAccount, RequestDeletionRefusal>> {
    const now = this.clock.now();
    const change = await this.accounts.changeAccess(
      userId,
      userId,
      (account, { openSupport }): AccountChange<Outcome<LivingAccount, RequestDeletionRefusal>> => {
        const decision = decide(account, { kind: 'REQUEST_DELETION' }, now);
        if (!decision.ok || account.status === 'DELETED') return { answer: refuse('ACCOUNT_DELETED') };
        const refusal = findDeletionRefusal(account, confirmation, openSupport);
        if (refusal) return { answer: refuse(refusal) };
        const next = evolveAll(account, decision.value) as LivingAccount;
        const isNew = decision.value.length > 0;
        const events = isNew ? [noticeEvent(next, 'DELETION_REQUESTED', next.deletion!.executesAt)] : [];
        return { answer: accept(next), account: next, events };
      },
    );
    return change?.answer ?? refuse('ACCOUNT_DELETED');
  }
}
