import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { RecomputeLegends } from '../application/recompute-legends.js';

/** Recomputes the local legends nightly and on first start (CRT-10). */
@Injectable()
@Timer({ everyMs: 60_000 })
export class RecomputeLegendsNightly implements DueWork {
  constructor(private readonly recompute: RecomputeLegends) {}

  run(now: Date): Promise<number> {
    return this.recompute.execute(now);
  }
}
