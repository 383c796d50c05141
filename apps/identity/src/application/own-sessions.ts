import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { Accounts } from './ports/accounts.js';
import { Sessions, type SignIn } from './ports/sessions.js';
import { SessionEndings } from './session-endings.js';

/** Lists the player's sessions and ends them from another device. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly endings: SessionEndings,
    private readonly clock: Clock,
  ) {}

  of(userId: UserId): Promise<readonly SignIn[]> {
    return this.sessions.signInsOf(userId, this.clock.now());
  }

  /** Ends one of the player's own sessions. Idempotent. */
  async end(userId: UserId, sessionId: string): Promise<Outcome<null, 'SESSION_NOT_FOUND'>> {
    const own = await this.of(userId);
    if (!own.some(({ id }) => id === sessionId)) return refuse('SESSION_NOT_FOUND');
    await this.endSome(userId, { sessionId });
    return accept(null);
  }

  /** Ends all sessions except the current one. */
  async endOthers(userId: UserId, currentId: string): Promise<void> {
    await this.endSome(userId, { except: currentId });
  }

  private async endSome(
    userId: UserId,
    which: { readonly sessionId: string } | { readonly except: string },
  ): Promise<void> {
    const at = this.clock.now();
    const change = await this.accounts.change(userId, () => ({
      answer: null,
      endSessions: { at, reason: 'ENDED_ELSEWHERE', ...which },
    }));
    await this.endings.announce(change?.ended ?? []);
  }
}
