import { Injectable } from '@nestjs/common';
import { Timer, type DueWork } from '@setpoint/service-kit';
import { LetTimePass } from '../application/let-time-pass.js';

/** Keeps the tables of nights, then opens rounds, ends windows and starts finals: one after the other, as both lock groups. */
@Injectable()
@Timer({ everyMs: 5_000 })
export class PlayGroups implements DueWork {
  constructor(private readonly time: LetTimePass) {}

  async run(now: Date): Promise<number> {
    const kept = await this.time.keepTables(now);
    return kept + (await this.time.play(now));
  }
}
