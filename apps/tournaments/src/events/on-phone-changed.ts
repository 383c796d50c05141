import { Injectable } from '@nestjs/common';
import { phoneChanged, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { AwaitMobile } from '../application/await-mobile.js';
import { projectPhone } from '../persistence/projections/people.js';

/** Verified mobile numbers, required for entering and paying (TRN-06). */
@Injectable()
@OnEvent(phoneChanged, { overwrites: true })
export class OnPhoneChanged implements EventHandler<typeof phoneChanged> {
  constructor(private readonly awaitMobile: AwaitMobile) {}

  async handle({ data }: EventOf<typeof phoneChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    await projectPhone(manager, data);
    await this.awaitMobile.execute(userId(data.userId), data.number !== null, { manager, effects });
  }
}
