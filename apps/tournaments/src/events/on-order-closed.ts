import { Injectable } from '@nestjs/common';
import { orderClosed, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { ChangeRegistration } from '../application/change-registration.js';
import { registrationId } from '../domain/tournament.js';

/** A place can no longer be paid for, and only now becomes free (BIL-10). */
@Injectable()
@OnEvent(orderClosed)
export class OnOrderClosed implements EventHandler<typeof orderClosed> {
  constructor(private readonly change: ChangeRegistration) {}

  async handle({ data }: EventOf<typeof orderClosed>, manager: EntityManager, effects: Effects): Promise<void> {
    if (data.kind !== 'TOURNAMENT') return;
    const command = { kind: 'CLOSED' as const, playerId: userId(data.playerId) };
    await this.change.byBilling(registrationId(data.reference), command, { manager, effects });
  }
}
