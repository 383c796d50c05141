import { Injectable } from '@nestjs/common';
import { Clock, InvalidInput } from '@setpoint/kernel';
import { Sessions } from './ports/sessions.js';

const MOST_SESSIONS = 1_000;

/**
 * Which sessions are over: ended, expired or deleted. Tells gateways that may have missed signals which sockets
 * to close (AUTH-24).
 */
@Injectable()
export class FindEndedSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput TOO_MANY_IDS */
  async execute(ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length > MOST_SESSIONS) throw new InvalidInput('TOO_MANY_IDS', `At most ${MOST_SESSIONS} sessions at once`);
    const live = await this.sessions.live(ids, this.clock.now());
    return ids.filter((id) => !live.has(id));
  }
}
