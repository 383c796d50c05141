import { Injectable } from '@nestjs/common';
import { orderPaid, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { ChangeRegistration } from '../application/change-registration.js';
import { registrationId } from '../domain/tournament.js';

/** A player paid for a place: it is confirmed, or the payment is refunded (BIL-10). */
@Injectable()
@OnEvent(orderPaid)
export class OnOrderPaid implements EventHandler<typeof orderPaid> {
  constructor(private readonly change: ChangeRegistration) {}

  async handle({ data }: EventOf<typeof orderPaid>, manager: EntityManager, effects: Effects): Promise<void> {
    if (data.kind !== 'TOURNAMENT') return;
    const command = { kind: 'PAID' as const, playerId: userId(data.playerId) };
    await this.change.byBilling(registrationId(data.reference), command, { manager, effects });
  }
}
