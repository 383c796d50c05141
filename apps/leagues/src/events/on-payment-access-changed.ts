import { Injectable } from '@nestjs/common';
import { paymentAccessChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectPaymentAccess } from '../persistence/projections/players.js';

/** Players barred from paid registrations cannot subscribe (BIL-09). */
@Injectable()
@OnEvent(paymentAccessChanged, { overwrites: true })
export class OnPaymentAccessChanged implements EventHandler<typeof paymentAccessChanged> {
  handle({ data }: EventOf<typeof paymentAccessChanged>, manager: EntityManager): Promise<void> {
    return projectPaymentAccess(manager, data);
  }
}
