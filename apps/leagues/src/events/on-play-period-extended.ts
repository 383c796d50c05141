import { Injectable } from '@nestjs/common';
import { playPeriodExtended, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';

/** A side extended the window of a match (REP-03). */
@Injectable()
@OnEvent(playPeriodExtended)
export class OnPlayPeriodExtended implements EventHandler<typeof playPeriodExtended> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle({ data }: EventOf<typeof playPeriodExtended>, manager: EntityManager, effects: Effects): Promise<void> {
    const { fixtureId, revision, closesAt } = data;
    await this.matches.extended(
      { fixtureId, revision, closesAt: new Date(closesAt) },
      this.groups.on(manager, effects),
    );
  }
}
