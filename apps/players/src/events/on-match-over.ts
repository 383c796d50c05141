import { Injectable } from '@nestjs/common';
import { matchCancelled, matchExpired, matchNotPlayed, resultEntered, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { forgetComingMatch } from '../persistence/projections/coming-matches.js';

const ENDINGS = [matchCancelled, matchExpired, matchNotPlayed, resultEntered];

/** Removes a cancelled match (BYD-03). */
@Injectable()
@OnEvent(ENDINGS, { overwrites: { what: 'coming match' } })
export class OnMatchOver implements EventHandler<(typeof ENDINGS)[number]> {
  handle({ data }: EventOf<(typeof ENDINGS)[number]>, manager: EntityManager): Promise<void> {
    return forgetComingMatch(manager, data.match.matchId);
  }
}
