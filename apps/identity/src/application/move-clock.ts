import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, refuse, type UserId } from '@setpoint/kernel';
import { Log, MovableClock, SystemClock } from '@setpoint/service-kit';
import { isLegalClockStep } from '../domain/rules/clock-step.js';
import { AuditLog } from './ports/audit-log.js';

export interface PlatformTime {
  readonly now: Date;
  readonly aheadSeconds: number;
  readonly movable: boolean;
}

/** The platform's time, which support can move forward where the stack is embedded. */
@Injectable()
export class MoveClock {
  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly audit: AuditLog,
  ) {}

  read(): PlatformTime {
    const movable = this.clock instanceof MovableClock;
    const aheadSeconds = this.clock instanceof SystemClock ? Math.round(this.clock.offset / 1_000) : 0;
    return { now: this.clock.now(), aheadSeconds, movable };
  }

  async execute(
    command: { readonly seconds: number },
    by: UserId,
  ): Promise<Outcome<PlatformTime, 'CLOCK_NOT_MOVABLE' | 'CLOCK_STEP_NOT_ALLOWED'>> {
    if (!(this.clock instanceof MovableClock)) return refuse('CLOCK_NOT_MOVABLE');
    if (!isLegalClockStep(command.seconds)) return refuse('CLOCK_STEP_NOT_ALLOWED');
    const before = { aheadSeconds: this.read().aheadSeconds };
    const at = this.clock.now();
    this.clock.advance(command.seconds * 1_000);
    await this.audit.keep({
      ...{ action: 'CLOCK_MOVED', by, at, reason: null, about: { type: 'CLOCK', id: 'clock' } },
      ...{ before, after: { aheadSeconds: this.read().aheadSeconds } },
    });
    this.log.info({ seconds: command.seconds }, 'the platform clock was moved forward');
    return accept(this.read());
  }
}
