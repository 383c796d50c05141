import { Injectable } from '@nestjs/common';
import { DueRows, Timer, type DueWork } from '@setpoint/service-kit';
import { PlayTournaments } from '../application/play-tournaments.js';
import { claimDuePlay } from '../persistence/queries/due-play.js';

/** Ending windows: players are notified a day before; at the end the match is closed (TRN-10, TRN-16). */
@Injectable()
@Timer({ everyMs: 5_000 })
export class WatchWindows implements DueWork {
  constructor(
    private readonly dueRows: DueRows,
    private readonly play: PlayTournaments,
  ) {}

  run(now: Date): Promise<number> {
    return this.dueRows.settle('windows-of-play', now, {
      claim: (manager, limit, excluding) => claimDuePlay(manager, now, limit, excluding),
      keyOf: ({ id }) => id,
      settle: ({ id }, manager, effects) => this.play.passTime(id, now, { manager, effects }),
    });
  }
}
