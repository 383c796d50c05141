import { Injectable } from '@nestjs/common';
import { type DueWork, InjectConfig, Timer } from '@setpoint/service-kit';
import { Sessions } from '../application/ports/sessions.js';
import type { IdentitySettings } from '../config.js';

/** Deletes sessions that ended long ago, with their token hashes. */
@Injectable()
@Timer({ everyMs: 3_600_000 })
export class SweepEndedSessions implements DueWork {
  constructor(
    private readonly sessions: Sessions,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'endedSessionDays'>,
  ) {}

  run(now: Date): Promise<number> {
    return this.sessions.forget(new Date(now.getTime() - this.settings.endedSessionDays * 86_400_000));
  }
}
