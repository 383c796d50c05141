import { Injectable } from '@nestjs/common';
import { accept, Clock, LONGEST_REASON, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { findRoleRefusal, type RoleRuleRefusal } from '../domain/rules/account-access.js';
import { roleAudit } from './account-audit.js';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { SessionEndings } from './session-endings.js';

export type RoleRefusal = 'USER_NOT_FOUND' | 'ACCOUNT_DELETED' | 'REASON_REQUIRED' | RoleRuleRefusal;

export interface SetSupportRoleCommand {
  readonly userId: UserId;
  readonly granted: boolean;
  readonly reason: string;
}

/**
 * Support gives somebody the role of support, or takes it away (ADM-05). Whoever loses it is signed out everywhere: access
 * tokens name their roles and would go on for a quarter of an hour. Idempotent.
 */
@Injectable()
export class SetSupportRole {
  constructor(
    private readonly accounts: Accounts,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
  ) {}

  async execute(command: SetSupportRoleCommand, callerId: UserId): Promise<Outcome<null, RoleRefusal>> {
    const { userId, granted } = command;
    const reason = command.reason.trim().slice(0, LONGEST_REASON);
    if (!reason) return refuse('REASON_REQUIRED', { fields: [{ field: 'reason', code: 'REQUIRED' }] });
    const now = this.clock.now();
    const change = await this.accounts.changeAccess(
      userId,
      callerId,
      (account, context): AccountChange<Outcome<null, RoleRefusal>> => {
        if (account.status === 'DELETED') return { answer: refuse('ACCOUNT_DELETED') };
        const refusal = findRoleRefusal(account, granted, context);
        if (refusal) return { answer: refuse(refusal) };
        if (account.roles.includes('SUPPORT') === granted) return { answer: accept(null) };
        const others = account.roles.filter((role) => role !== 'SUPPORT');
        const next = { ...account, roles: granted ? [...others, 'SUPPORT' as const] : others };
        return {
          ...{ answer: accept(null), account: next },
          ...(!granted && { endSessions: { at: now, reason: 'ACCOUNT_CLOSED' } }),
          audit: roleAudit(account, next, { by: callerId, at: now, reason }),
        };
      },
    );
    if (!change) return refuse('USER_NOT_FOUND');
    await this.endings.announce(change.ended);
    return change.answer;
  }
}
