import { Injectable } from '@nestjs/common';
import { registrationHeld, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { OpenDue } from '../application/open-due.js';
import { PostgresOrders } from '../persistence/postgres-orders.js';

/** A place in a tournament is held for who pays for it (BIL-01). */
@Injectable()
@OnEvent(registrationHeld)
export class OnRegistrationHeld implements EventHandler<typeof registrationHeld> {
  constructor(
    private readonly openDue: OpenDue,
    private readonly orders: PostgresOrders,
  ) {}

  async handle({ data }: EventOf<typeof registrationHeld>, manager: EntityManager, effects: Effects): Promise<void> {
    const { registrationId: reference, tournament, priceCents: baseCents } = data;
    const due = { kind: 'TOURNAMENT', reference, description: tournament.name, baseCents } as const;
    const { paysBy, awaitsMobile = false } = data;
    const whose = { playerId: userId(data.playerId), paysBy: new Date(paysBy), awaitsMobile };
    await this.openDue.execute({ ...due, ...whose }, this.orders.on(manager, effects));
  }
}
