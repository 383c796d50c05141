import { Injectable } from '@nestjs/common';
import { Log, PushBus } from '@setpoint/service-kit';

/** Tells the gateway which sessions are over, so that it closes their sockets within a second. */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly push: PushBus,
    private readonly log: Log,
  ) {}

  /** Best effort: the session is over in the database whether the signal arrives or not. */
  async announce(sessionIds: readonly string[]): Promise<void> {
    const sent = await Promise.allSettled(sessionIds.map((sid) => this.push.publish(`session:${sid}`, { sid })));
    const lost = sent.filter((result) => result.status === 'rejected').length;
    if (lost > 0) this.log.warn({ lost }, 'sockets of ended sessions were not told');
  }
}
