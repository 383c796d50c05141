import { Injectable } from '@nestjs/common';
import { Clock, Ids, type Side } from '@setpoint/kernel';
import {
  correct,
  hear,
  hearEntered,
  hearMade,
  hearNoShow,
  type Answer,
  type Corrected,
} from '../domain/play/answers.js';
import type { Change, PlayingGroup } from '../domain/play/group.js';
import { leave } from '../domain/play/leaving.js';
import { hearExtended } from '../domain/play/passing-time.js';
import { KeepPlay } from './keep-play.js';
import type { GroupWork } from './ports/playing-groups.js';

/** News about matches of groups. Other matches are ignored. */
@Injectable()
export class HearMatches {
  constructor(
    private readonly keep: KeepPlay,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  made(made: Parameters<typeof hearMade>[1], work: GroupWork): Promise<void> {
    return this.change(made.fixtureId, work, (group) => hearMade(group, made));
  }

  entered(entered: Parameters<typeof hearEntered>[1], work: GroupWork): Promise<void> {
    return this.change(entered.fixtureId, work, (group) => hearEntered(group, entered));
  }

  noShow(told: Parameters<typeof hearNoShow>[1], work: GroupWork): Promise<void> {
    return this.change(told.fixtureId, work, (group) => hearNoShow(group, told));
  }

  closed(answer: Answer, work: GroupWork): Promise<void> {
    return this.change(answer.fixtureId, work, (group, now) => hear(group, answer, now, () => this.ids.next()));
  }

  corrected(corrected: Corrected, work: GroupWork): Promise<void> {
    return this.change(corrected.fixtureId, work, (group, now) =>
      correct(group, corrected, now, () => this.ids.next()),
    );
  }

  extended(extended: Parameters<typeof hearExtended>[1], work: GroupWork): Promise<void> {
    return this.change(extended.fixtureId, work, (group) => hearExtended(group, extended));
  }

  /** A player withdrew from the league during a match, which ends by itself (REP-04). */
  abandoned(
    { fixtureId, revision, side }: { readonly fixtureId: string; readonly revision: number; readonly side: Side },
    work: GroupWork,
  ): Promise<void> {
    return this.change(fixtureId, work, (group, now) => {
      const fixture = group.fixtures.find(({ id }) => id === fixtureId);
      if (fixture?.revision !== revision) return { group, events: [] };
      const member = fixture.sides[side === 'A' ? 0 : 1];
      return leave(group, member, 'ABANDONED', now, () => this.ids.next(), fixtureId);
    });
  }

  private async change(fixtureId: string, work: GroupWork, decide: (group: PlayingGroup, now: Date) => Change) {
    const group = await work.load({ fixtureId });
    if (!group) return;
    const now = this.clock.now();
    await this.keep.execute(group, decide(group, now), now, work);
  }
}
