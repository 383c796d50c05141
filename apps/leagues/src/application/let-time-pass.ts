import { Injectable } from '@nestjs/common';
import { Ids } from '@setpoint/kernel';
import { nightAfter } from '../domain/play/group.js';
import { passTime } from '../domain/play/passing-time.js';
import { milestonesOf } from '../domain/play/table.js';
import { reached } from '../events/outgoing-play.js';
import { KeepPlay } from './keep-play.js';
import { PlayingGroups } from './ports/playing-groups.js';

/** Time-driven changes of groups: rounds, ends of windows, finals, nightly tables. */
@Injectable()
export class LetTimePass {
  constructor(
    private readonly groups: PlayingGroups,
    private readonly keep: KeepPlay,
    private readonly ids: Ids,
  ) {}

  play(now: Date): Promise<number> {
    return this.groups.settleDue(now, async (group, work) => {
      const change = passTime(group, now, () => this.ids.next());
      if (change.group === group) throw new Error(`something is due in group ${group.id}, but nothing happens`);
      await this.keep.execute(group, change, now, work);
    });
  }

  /** Stores nightly tables and notifies members who reached a place in the final (LEA-06). */
  keepTables(now: Date): Promise<number> {
    return this.groups.settleNights(now, async (group, work) => {
      const tables = await work.tables(group.id);
      const next = group.state === 'CLOSED' ? null : nightAfter(group, now);
      await work.keepNight(group, tables.now, now, next);
      if (group.state === 'PLAYING')
        work.emit(...milestonesOf(tables.kept, tables.now).map((milestone) => reached(group, milestone, now)));
    });
  }
}
