import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { decide, evolveAll } from '../domain/account-machine.js';
import type { Account } from '../domain/account.js';
import { type AccessRuleRefusal, findAccessRefusal } from '../domain/rules/account-access.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { SessionEndings } from './session-endings.js';

const LONGEST_REASON = 500;

export type AccessRefusal = 'USER_NOT_FOUND' | 'ACCOUNT_DELETED' | 'REASON_REQUIRED' | AccessRuleRefusal;

export interface SetAccountAccessCommand {
  readonly userId: UserId;
  readonly disabled: boolean;
  readonly reason?: string | null | undefined;
}

/** Support locks an account, here and at the provider, or unlocks it (ADM-05). Doing it twice is doing it. */
@Injectable()
export class SetAccountAccess {
  constructor(
    private readonly accounts: Accounts,
    private readonly provider: IdentityProvider,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
  ) {}

  async execute(command: SetAccountAccessCommand, callerId: UserId): Promise<Outcome<null, AccessRefusal>> {
    const { userId, disabled } = command;
    const reason = command.reason?.trim().slice(0, LONGEST_REASON) ?? '';
    if (disabled && !reason) return refuse('REASON_REQUIRED', { fields: [{ field: 'reason', code: 'REQUIRED' }] });
    const now = this.clock.now();
    const change = await this.accounts.changeAccess(
      userId,
      callerId,
      (account, context): AccountChange<Outcome<Account, AccessRefusal>> => {
        const refusal = findAccessRefusal(account, disabled, context);
        if (refusal) return { answer: refuse(refusal) };
        const decision = decide(account, disabled ? { kind: 'DISABLE', reason } : { kind: 'ENABLE' }, now);
        if (!decision.ok || account.status === 'DELETED') return { answer: refuse('ACCOUNT_DELETED') };
        const next = evolveAll(account, decision.value);
        const ending = disabled ? { endSessions: { at: now, reason: 'ACCOUNT_CLOSED' as const } } : {};
        const events = integrationEventsFor(account, decision.value);
        return { answer: accept(next), account: next, events, ...ending };
      },
    );
    if (!change) return refuse('USER_NOT_FOUND');
    await this.endings.announce(change.ended);
    if (!change.answer.ok) return change.answer;
    await this.provider.setDisabled(change.answer.value.providerUid, disabled);
    return accept(null);
  }
}
