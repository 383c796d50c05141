import { Injectable } from '@nestjs/common';
import { accountNoticeRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendAccountNotice } from '../application/send-account-notice.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(accountNoticeRequested)
export class OnAccountNoticeRequested implements EventHandler<typeof accountNoticeRequested> {
  constructor(
    private readonly sendAccountNotice: SendAccountNotice,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle(event: EventOf<typeof accountNoticeRequested>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.sendAccountNotice.execute(event.data, this.unitsOfWork.on(manager, effects));
  }
}
