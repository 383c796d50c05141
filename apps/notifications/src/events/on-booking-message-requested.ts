import { Injectable } from '@nestjs/common';
import { bookingMessageRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendCourtMessages } from '../application/send-court-messages.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(bookingMessageRequested)
export class OnBookingMessageRequested implements EventHandler<typeof bookingMessageRequested> {
  constructor(
    private readonly sendCourtMessages: SendCourtMessages,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle({ data }: EventOf<typeof bookingMessageRequested>, manager: EntityManager, effects: Effects) {
    await this.sendCourtMessages.booking(data, this.unitsOfWork.on(manager, effects));
  }
}
