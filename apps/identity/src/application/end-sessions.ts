import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { type AccountChange, Accounts } from './ports/accounts.js';
import { SessionEndings } from './session-endings.js';

const LONGEST_REASON = 500;

export interface EndSessionsCommand {
  readonly userId: UserId;
  /** Null: all of them. */
  readonly sessionId: string | null;
  readonly reason: string;
}

/** Support signs somebody out, of one device or of all (ADM-05). Ending what has ended is ending it. */
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
