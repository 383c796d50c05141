import { Injectable } from '@nestjs/common';
import { Cache, InjectConfig, Log, PushBus } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';

/**
 * Tells the gateway which sessions are over: a signal, so that it closes their sockets within a second, and a mark as
 * long as an access token lives, for gateways that meet the session only later.
 */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly push: PushBus,
    private readonly cache: Cache,
    private readonly log: Log,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'accessTokenSeconds'>,
  ) {}

  /** Best effort: the session is over in the database whether the word arrives or not. */
  async announce(sessionIds: readonly string[]): Promise<void> {
    const { accessTokenSeconds } = this.settings;
    const sent = await Promise.allSettled(
      sessionIds.flatMap((sid) => [
        this.cache.set(`session-ended:${sid}`, true, accessTokenSeconds),
        this.push.publish(`session:${sid}`, { sid }),
      ]),
    );
    const lost = sent.filter((result) => result.status === 'rejected').length;
    if (lost > 0) this.log.warn({ lost }, 'gateways were not told of ended sessions');
  }
}
