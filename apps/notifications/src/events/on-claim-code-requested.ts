import { Injectable } from '@nestjs/common';
import { claimCodeRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendCourtMessages } from '../application/send-court-messages.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(claimCodeRequested)
export class OnClaimCodeRequested implements EventHandler<typeof claimCodeRequested> {
  constructor(
    private readonly sendCourtMessages: SendCourtMessages,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle({ data }: EventOf<typeof claimCodeRequested>, manager: EntityManager, effects: Effects) {
    await this.sendCourtMessages.claimCode(data, this.unitsOfWork.on(manager, effects));
  }
}
