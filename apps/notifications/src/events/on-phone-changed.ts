import { Injectable } from '@nestjs/common';
import { phoneChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { savePhone } from '../persistence/projections/reach.js';

@Injectable()
@OnEvent(phoneChanged, { overwrites: true })
export class OnPhoneChanged implements EventHandler<typeof phoneChanged> {
  async handle(event: EventOf<typeof phoneChanged>, manager: EntityManager): Promise<void> {
    await savePhone(manager, event.data);
  }
}
