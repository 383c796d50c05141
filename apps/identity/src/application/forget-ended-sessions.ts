import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@setpoint/service-kit';
import type { IdentitySettings } from '../config.js';
import { Sessions } from './sessions.js';

/** Sessions that ended long ago leave the database, and their token hashes with them. */
@Injectable()
export class ForgetEndedSessions {
  constructor(
    private readonly sessions: Sessions,
    @InjectConfig() private readonly settings: Pick<IdentitySettings, 'endedSessionDays'>,
  ) {}

  execute(now: Date): Promise<number> {
    return this.sessions.forget(new Date(now.getTime() - this.settings.endedSessionDays * 86_400_000));
  }
}
