import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { PassPhases } from '../application/pass-phases.js';

/** Opens enrolment, charges every subscription when its phase starts, and lets the phase begin (LEA-03, LEA-12). */
@Injectable()
@Timer({ everyMs: 5_000 })
export class MovePhases implements DueWork {
  constructor(private readonly pass: PassPhases) {}

  run(now: Date): Promise<number> {
    return this.pass.execute(now);
  }
}
