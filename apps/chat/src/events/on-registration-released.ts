import { Injectable } from '@nestjs/common';
import { registrationReleased, type EventOf } from '@setpoint/events';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { keepTeam } from '../persistence/projections/rosters.js';

/** Withdrawn teams have no conversation. */
@Injectable()
@OnEvent(registrationReleased, { overwrites: { what: 'team' } })
export class OnRegistrationReleased implements EventHandler<typeof registrationReleased> {
  constructor(private readonly push: PushBus) {}

  async handle(
    { data }: EventOf<typeof registrationReleased>,
    manager: EntityManager,
    effects: Effects,
  ): Promise<void> {
    await keepTeam(manager, effects, this.push, data, []);
  }
}
