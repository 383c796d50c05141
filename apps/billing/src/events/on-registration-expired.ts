import { Injectable } from '@nestjs/common';
import { registrationExpired, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { CloseDue } from '../application/close-due.js';
import { PostgresOrders } from '../persistence/postgres-orders.js';

/**
 * The time to pay for a place is up: either it was paid, or the payment is closed. Tournaments is told which, and frees the place only
 * then (BIL-10).
 */
@Injectable()
@OnEvent(registrationExpired)
export class OnRegistrationExpired implements EventHandler<typeof registrationExpired> {
  constructor(
    private readonly closeDue: CloseDue,
    private readonly orders: PostgresOrders,
  ) {}

  async handle({ data }: EventOf<typeof registrationExpired>, manager: EntityManager, effects: Effects): Promise<void> {
    const orders = this.orders.on(manager, effects);
    const due = await orders.dueOf(data.registrationId, userId(data.playerId), 'TOURNAMENT');
    if (due) await this.closeDue.execute(due.id, orders);
  }
}
