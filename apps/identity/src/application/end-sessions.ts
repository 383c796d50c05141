import { Injectable } from '@nestjs/common';
import { accept, Clock, LONGEST_REASON, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { SessionEndings } from './session-endings.js';

export interface EndSessionsCommand {
  readonly userId: UserId;
  /** Null means all of them. */
  readonly sessionId: string | null;
  readonly reason: string;
}

/** Support ends one or all sessions of a player (ADM-05). Idempotent. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly accounts: Accounts,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
  ) {}

  async execute(
    { userId, sessionId, ...command }: EndSessionsCommand,
    callerId: UserId,
  ): Promise<Outcome<number, 'USER_NOT_FOUND' | 'REASON_REQUIRED'>> {
    const reason = command.reason.trim().slice(0, LONGEST_REASON);
    if (!reason) return refuse('REASON_REQUIRED', { fields: [{ field: 'reason', code: 'REQUIRED' }] });
    const now = this.clock.now();
    const change = await this.accounts.change(userId, (): AccountChange<null> => ({
      answer: null,
      endSessions: { at: now, reason: 'SIGNED_OUT', ...(sessionId !== null && { sessionId }) },
      audit: {
        ...{ action: 'SESSIONS_ENDED', by: callerId, at: now, reason, about: { type: 'ACCOUNT', id: userId } },
        ...{ before: { sessions: sessionId ?? 'all' }, after: { sessions: 'ended' } },
      },
    }));
    if (!change) return refuse('USER_NOT_FOUND');
    await this.endings.announce(change.ended);
    return accept(change.ended.length);
  }
}
