import { Injectable } from '@nestjs/common';
import { guestMessageRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendGuestMessage } from '../application/send-guest-message.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(guestMessageRequested)
export class OnGuestMessageRequested implements EventHandler<typeof guestMessageRequested> {
  constructor(
    private readonly sendGuestMessage: SendGuestMessage,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle({ data }: EventOf<typeof guestMessageRequested>, manager: EntityManager, effects: Effects) {
    await this.sendGuestMessage.execute(data, this.unitsOfWork.on(manager, effects));
  }
}
