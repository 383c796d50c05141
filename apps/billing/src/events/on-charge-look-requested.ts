import { Injectable } from '@nestjs/common';
import { chargeLookRequested, type EventOf } from '@setpoint/events';
import { Clock, userId } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { requestCharge } from '../persistence/request-charge.js';

/** A player wants to know what became of a payment: the provider is asked now (LEA-08). */
@Injectable()
@OnEvent(chargeLookRequested)
export class OnChargeLookRequested implements EventHandler<typeof chargeLookRequested> {
  constructor(private readonly clock: Clock) {}

  async handle({ data }: EventOf<typeof chargeLookRequested>, manager: EntityManager): Promise<void> {
    const whose = { reference: data.reference, playerId: userId(data.playerId) };
    await requestCharge(manager, whose, { kind: 'LOOK' }, this.clock.now());
  }
}
