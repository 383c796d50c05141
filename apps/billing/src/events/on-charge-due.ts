import { Injectable } from '@nestjs/common';
import { chargeDue, type EventOf } from '@setpoint/events';
import { Clock, userId } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { requestCharge } from '../persistence/request-charge.js';

/** A subscription phase is due: paid by the player, or with the saved payment method (LEA-12). */
@Injectable()
@OnEvent(chargeDue)
export class OnChargeDue implements EventHandler<typeof chargeDue> {
  constructor(private readonly clock: Clock) {}

  async handle({ data }: EventOf<typeof chargeDue>, manager: EntityManager): Promise<void> {
    const { reference, attempt, league, phase, by, priceCents: cents } = data;
    const description = `${league.name}, ${phase.year}/${phase.phase}`;
    const demand = { by, description, cents, paysBy: new Date(data.paysBy) };
    const whose = { reference, playerId: userId(data.playerId) };
    await requestCharge(manager, whose, { kind: 'DUE', attempt, demand }, this.clock.now());
  }
}
