import { Injectable } from '@nestjs/common';
import { phoneChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectPhone } from '../persistence/projections/players.js';

/** Verified mobile numbers, the default contact for opponents (LEA-02). */
@Injectable()
@OnEvent(phoneChanged, { overwrites: true })
export class OnPhoneChanged implements EventHandler<typeof phoneChanged> {
  handle({ data }: EventOf<typeof phoneChanged>, manager: EntityManager): Promise<void> {
    return projectPhone(manager, data);
  }
}
