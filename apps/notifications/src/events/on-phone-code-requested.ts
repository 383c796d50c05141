import { Injectable } from '@nestjs/common';
import { phoneCodeRequested, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { SendPhoneCode } from '../application/send-phone-code.js';
import { UnitsOfWork } from '../persistence/postgres-unit-of-work.js';

@Injectable()
@OnEvent(phoneCodeRequested)
export class OnPhoneCodeRequested implements EventHandler<typeof phoneCodeRequested> {
  constructor(
    private readonly sendPhoneCode: SendPhoneCode,
    private readonly unitsOfWork: UnitsOfWork,
  ) {}

  async handle({ data }: EventOf<typeof phoneCodeRequested>, manager: EntityManager, effects: Effects): Promise<void> {
    await this.sendPhoneCode.execute(data, this.unitsOfWork.on(manager, effects));
  }
}
