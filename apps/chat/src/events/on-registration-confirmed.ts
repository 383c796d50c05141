import { Injectable } from '@nestjs/common';
import { registrationConfirmed, type EventOf } from '@setpoint/events';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepTeam } from '../persistence/projections/rosters.js';

/** A team of a tournament has a conversation (TRN-14). */
@Injectable()
@OnEvent(registrationConfirmed, { overwrites: { what: 'team' } })
export class OnRegistrationConfirmed implements EventHandler<typeof registrationConfirmed> {
  constructor(private readonly push: PushBus) {}

  async handle(
    { data }: EventOf<typeof registrationConfirmed>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    await keepTeam(manager, effects, this.push, data, data.playerIds);
  }
}
