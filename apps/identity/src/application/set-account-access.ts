import { Injectable } from '@nestjs/common';
import { accept, Clock, LONGEST_REASON, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { decide, evolveAll } from '../domain/account-machine.js';
import type { Account } from '../domain/account.js';
import { type AccessRuleRefusal, findAccessRefusal, isLegalSuspension } from '../domain/rules/account-access.js';
import { integrationEventsFor } from '../events/outgoing.js';
import { accessAudit } from './account-audit.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { IdentityProvider } from './ports/identity-provider.js';
import { SessionEndings } from './session-endings.js';

export type AccessRefusal =
  | 'USER_NOT_FOUND'
  | 'ACCOUNT_DELETED'
  | 'REASON_REQUIRED'
  | 'UNTIL_NOT_VALID'
  | AccessRuleRefusal;

export interface SetAccountAccessCommand {
  readonly userId: UserId;
  readonly disabled: boolean;
  readonly reason?: string | null | undefined;
  /** End of a suspension (ADM-03). Null or absent: until support unlocks it. */
  readonly until?: Date | null | undefined;
}

/** Support locks or unlocks an account, here and at the provider (ADM-05). Idempotent. */
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
    const until = (disabled && command.until) || null;
    if (until && !isLegalSuspension(now, until))
      return refuse('UNTIL_NOT_VALID', { fields: [{ field: 'until', code: 'INVALID' }] });
    const change = await this.accounts.changeAccess(
      userId,
      callerId,
      (account, context): AccountChange<Outcome<Account, AccessRefusal>> => {
        const refusal = findAccessRefusal(account, disabled, context);
        if (refusal) return { answer: refuse(refusal) };
        const decision = decide(account, disabled ? { kind: 'DISABLE', reason, until } : { kind: 'ENABLE' }, now);
        if (!decision.ok || account.status === 'DELETED') return { answer: refuse('ACCOUNT_DELETED') };
        const next = evolveAll(account, decision.value);
        const ending = disabled ? { endSessions: { at: now, reason: 'ACCOUNT_CLOSED' as const } } : {};
        const events = integrationEventsFor(account, decision.value);
        const audit = decision.value.length > 0 && {
          audit: accessAudit(account, next, { by: callerId, at: now, reason: reason || null }),
        };
        return { answer: accept(next), account: next, events, ...ending, ...audit };
      },
    );
    if (!change) return refuse('USER_NOT_FOUND');
    await this.endings.announce(change.ended);
    if (!change.answer.ok) return change.answer;
    await this.provider.setDisabled(change.answer.value.providerUid, disabled);
    return accept(null);
  }
}
