import { Injectable } from '@nestjs/common';
import { chargeRefunded, type EventOf } from '@setpoint/events';
import { Clock, userId } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { requestCharge } from '../persistence/request-charge.js';

/** What was paid for a phase goes back, also what is paid a moment later. */
@Injectable()
@OnEvent(chargeRefunded)
export class OnChargeRefunded implements EventHandler<typeof chargeRefunded> {
  constructor(private readonly clock: Clock) {}

  async handle({ data }: EventOf<typeof chargeRefunded>, manager: EntityManager): Promise<void> {
    const { reference, to, reason } = data;
    const whose = { reference, playerId: userId(data.playerId) };
    await requestCharge(manager, whose, { kind: 'REFUND', to, reason }, this.clock.now());
  }
}
