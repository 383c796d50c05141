import { Injectable } from '@nestjs/common';
import type { UserId } from '@setpoint/kernel';
import { isUnplayed, type LeagueFixture } from '../domain/play/fixture.js';
import type { PlayingGroup } from '../domain/play/group.js';
import { PlayReads, type Award } from './ports/play-reads.js';

export interface LeagueTask {
  readonly kind: 'PAY' | 'SETTLE_PAYMENT' | 'ENTER_AVAILABILITY' | 'PLAY' | 'TAKE_AWARD';
  readonly until: Date | null;
  readonly fixture: LeagueFixture | null;
  readonly award: Award | null;
}

const nothingElse = { until: null, fixture: null, award: null };

/** A player's next tasks in a league, earliest deadline first. */
@Injectable()
export class ListTasks {
  constructor(private readonly reads: PlayReads) {}

  async execute(leagueId: string, player: UserId, group: PlayingGroup | null): Promise<readonly LeagueTask[]> {
    const [payment, awards] = await Promise.all([
      this.reads.subscriptionTask(leagueId, player),
      this.reads.unclaimedAwards(leagueId, player),
    ]);
    const isPlaying = group?.state === 'PLAYING';
    const hasAvailability = !isPlaying || (await this.reads.hasAvailability(player));
    const tasks: LeagueTask[] = [
      ...(payment ? [{ ...nothingElse, ...payment }] : []),
      ...toPlay(group, player).map((fixture): LeagueTask => {
        return { ...nothingElse, kind: 'PLAY', until: fixture.closesAt, fixture };
      }),
      ...(hasAvailability ? [] : [{ ...nothingElse, kind: 'ENTER_AVAILABILITY' as const }]),
      ...awards.map((award): LeagueTask => ({ ...nothingElse, kind: 'TAKE_AWARD', award })),
    ];
    const endOf = ({ until }: LeagueTask) => (until ? +until : Infinity);
    return tasks.toSorted((a, b) => (endOf(a) === endOf(b) ? 0 : endOf(a) - endOf(b)));
  }
}

const toPlay = (group: PlayingGroup | null, player: UserId): readonly LeagueFixture[] =>
  (group?.fixtures ?? []).filter((fixture) => isUnplayed(fixture) && fixture.players.flat().includes(player));
