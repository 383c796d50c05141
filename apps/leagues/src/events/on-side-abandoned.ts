import { Injectable } from '@nestjs/common';
import { sideAbandoned, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';

/** A player withdrew from the league (REP-04): later matches are forfeits, earlier results stand (TRN-15). */
@Injectable()
@OnEvent(sideAbandoned)
export class OnSideAbandoned implements EventHandler<typeof sideAbandoned> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle({ data }: EventOf<typeof sideAbandoned>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.matches.abandoned(data, this.groups.on(manager, effects));
  }
}
