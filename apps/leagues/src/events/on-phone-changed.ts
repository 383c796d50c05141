import { Injectable } from '@nestjs/common';
import { phoneChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectPhone } from '../persistence/projections/players.js';

/** A verified number is where opponents reach somebody, unless another one is given (LEA-02). */
@Injectable()
@OnEvent(phoneChanged, { overwrites: true })
export class OnPhoneChanged implements EventHandler<typeof phoneChanged> {
  handle({ data }: EventOf<typeof phoneChanged>, manager: EntityManager): Promise<void> {
    return projectPhone(manager, data);
  }
}
