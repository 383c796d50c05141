import { Injectable } from '@nestjs/common';
import { Cache, InjectConfig, Log, PushBus } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import { withinPatience } from './patience.js';

/**
 * Announces ended sessions to the gateways: a signal, so that they close its sockets within a second, and a mark as long
 * as an access token lives, for gateways that see the session only later.
 */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly push: PushBus,
    private readonly cache: Cache,
    private readonly log: Log,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'accessTokenSeconds'>,
  ) {}

  /** Best effort, with a timeout: the session has ended in the database in any case. */
  async announce(sessionIds: readonly string[]): Promise<void> {
    const { accessTokenSeconds } = this.settings;
    const sent = await Promise.all(
      sessionIds.flatMap((sid) => [
        isDone(() => this.cache.set(`session-ended:${sid}`, true, accessTokenSeconds)),
        isDone(() => this.push.publish(`session:${sid}`, { sid })),
      ]),
    );
    const lost = sent.filter((done) => !done).length;
    if (lost > 0) this.log.warn({ lost }, 'gateways may not know of ended sessions');
  }
}

const isDone = (work: () => Promise<void>): Promise<boolean> =>
  withinPatience<boolean>(
    () => work().then(() => true),
    () => false,
  );
