import { Injectable } from '@nestjs/common';
import { orderReversed, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { ChangeRegistration } from '../application/change-registration.js';
import { registrationId } from '../domain/tournament.js';

/** The bank has returned a payment to its payer: the place that it paid for ends, unless the tournament has started. */
@Injectable()
@OnEvent(orderReversed)
export class OnOrderReversed implements EventHandler<typeof orderReversed> {
  constructor(private readonly change: ChangeRegistration) {}

  async handle({ data }: EventOf<typeof orderReversed>, manager: EntityManager, effects: Effects): Promise<void> {
    if (data.kind !== 'TOURNAMENT') return;
    const command = { kind: 'REVERSED' as const, playerId: userId(data.playerId) };
    await this.change.byBilling(registrationId(data.reference), command, { manager, effects });
  }
}
