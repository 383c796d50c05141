import { Injectable } from '@nestjs/common';
import { chargeWithdrawn, type EventOf } from '@setpoint/events';
import { Clock, userId } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { requestCharge } from '../persistence/request-charge.js';

/** A phase is not to be paid any more: how its due ends is the answer (BIL-10). */
@Injectable()
@OnEvent(chargeWithdrawn)
export class OnChargeWithdrawn implements EventHandler<typeof chargeWithdrawn> {
  constructor(private readonly clock: Clock) {}

  async handle({ data }: EventOf<typeof chargeWithdrawn>, manager: EntityManager): Promise<void> {
    const whose = { reference: data.reference, playerId: userId(data.playerId) };
    await requestCharge(manager, whose, { kind: 'WITHDRAW' }, this.clock.now());
  }
}
