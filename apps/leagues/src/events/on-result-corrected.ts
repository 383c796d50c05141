import { Injectable } from '@nestjs/common';
import { resultCorrected, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { HearMatches } from '../application/hear-matches.js';
import { PlayingGroups } from '../application/ports/playing-groups.js';

/** Support corrected a counted result: table, final and ranking are updated. */
@Injectable()
@OnEvent(resultCorrected)
export class OnResultCorrected implements EventHandler<typeof resultCorrected> {
  constructor(
    private readonly matches: HearMatches,
    private readonly groups: PlayingGroups,
  ) {}

  async handle(event: EventOf<typeof resultCorrected>, manager: EntityManager, effects: Effects): Promise<void> {
    const { match, result, confirmedAt } = event.data;
    if (match.fixture?.competition.kind !== 'LEAGUE') return;
    const { fixtureId, revision } = match.fixture;
    const what = {
      fixtureId,
      revision,
      matchId: match.matchId,
      at: new Date(confirmedAt),
      version: event.version ?? 0,
    };
    await this.matches.corrected({ ...what, result }, this.groups.on(manager, effects));
  }
}
