import { Injectable } from '@nestjs/common';
import { accountMailRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendAccountMail } from '../application/send-account-mail.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(accountMailRequested)
export class OnAccountMailRequested implements EventHandler<typeof accountMailRequested> {
  constructor(
    private readonly sendAccountMail: SendAccountMail,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle(event: EventOf<typeof accountMailRequested>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.sendAccountMail.execute(event.data, this.unitsOfWork.on(manager, effects));
  }
}
