import { Injectable } from '@nestjs/common';
import { guestTeamsEdited, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendGuestMessage } from '../application/send-guest-message.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

/** Guests have no bell: who plays with whom now is told by mail or SMS (MAT-24). */
@Injectable()
@OnEvent(guestTeamsEdited)
export class OnGuestTeamsEdited implements EventHandler<typeof guestTeamsEdited> {
  constructor(
    private readonly sendGuestMessage: SendGuestMessage,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle({ data }: EventOf<typeof guestTeamsEdited>, manager: EntityManager, effects: Effects) {
    await this.sendGuestMessage.execute({ ...data, kind: 'TEAMS_EDITED' }, this.unitsOfWork.on(manager, effects));
  }
}
