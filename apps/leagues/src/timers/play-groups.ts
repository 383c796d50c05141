import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { LetTimePass } from '../application/let-time-pass.js';

/** Stores nightly tables, then opens rounds, ends windows and starts finals; sequentially, since both lock groups. */
@Injectable()
@Timer({ everyMs: 5_000 })
export class PlayGroups implements DueWork {
  constructor(private readonly time: LetTimePass) {}

  async run(now: Date): Promise<number> {
    const kept = await this.time.keepTables(now);
    return kept + (await this.time.play(now));
  }
}
