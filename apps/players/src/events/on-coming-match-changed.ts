import { Injectable } from '@nestjs/common';
import {
  invitationAnswered,
  matchCreated,
  matchOptionsChanged,
  matchOrganised,
  matchReorganised,
  playerJoined,
  playerLeft,
  playerRemoved,
  playersInvited,
  type EventOf,
} from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { saveComingMatches } from '../persistence/projections/coming-matches.js';

const CHANGES = [
  invitationAnswered,
  matchCreated,
  matchOptionsChanged,
  matchOrganised,
  matchReorganised,
  playerJoined,
  playerLeft,
  playerRemoved,
  playersInvited,
];

/** Stores upcoming matches for previews (BYD-03); the newest event of a match wins. */
@Injectable()
@OnEvent(CHANGES, { overwrites: { what: 'coming match' } })
export class OnComingMatchChanged implements EventHandler<(typeof CHANGES)[number]> {
  handle({ data }: EventOf<(typeof CHANGES)[number]>, manager: EntityManager): Promise<void> {
    return saveComingMatches(manager, [data.match]);
  }
}
