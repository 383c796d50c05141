import { Injectable } from '@nestjs/common';
import { mobileAwaited, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PostgresOrders } from '../persistence/postgres-orders.js';

/** A place may be paid for, or not before the player has confirmed a mobile number (TRN-06). */
@Injectable()
@OnEvent(mobileAwaited, { overwrites: { key: ({ registrationId, playerId }) => [registrationId, playerId].join(' ') } })
export class OnMobileAwaited implements EventHandler<typeof mobileAwaited> {
  constructor(private readonly orders: PostgresOrders) {}

  async handle({ data }: EventOf<typeof mobileAwaited>, manager: EntityManager, effects: Effects): Promise<void> {
    const orders = this.orders.on(manager, effects);
    const known = await orders.dueOf(data.registrationId, userId(data.playerId), 'TOURNAMENT');
    if (!known) return;
    await orders.changeDue(known.id, ({ due }) => ({ answer: null, due: { ...due, awaitsMobile: data.awaited } }));
  }
}
